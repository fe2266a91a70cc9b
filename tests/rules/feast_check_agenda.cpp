// What `check` finds in what there is to do: tasks whose numbers lead nowhere, a phase that is
// none, a banquet table that cannot have been laid like this.

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "games/feast/check.h"
#include "games/feast/dice.h"
#include "games/feast/laying.h"
#include "games/feast/turn.h"
#include "tests/support/feast_broken.h"

namespace meadhall::feast {
namespace {

using testing::begun;
using testing::found;
using enum Item;

// With the task above the phase and a turn, and another turn above it, so that somebody is asked.
std::string between_turns(const Task& task) {
  return found([&](State& state) {
    state.agenda.push(task);
    state.agenda.push({.what = Do::turn});
  });
}

std::string on_top(const Task& task) {
  return found([&](State& state) { state.agenda.push(task); });
}

std::string shown(const Task& task) {
  std::string all;
  for (const std::uint8_t byte :
       {static_cast<std::uint8_t>(task.what), task.id, task.n, task.a, task.b, task.c, task.d}) {
    all += std::to_string(byte) + " ";
  }
  return all;
}

void check_broken(const std::vector<Task>& tasks) {
  for (const Task& task : tasks) {
    INFO(shown(task));
    CHECK(between_turns(task) == "feast.check.agenda n=3");
  }
}

void check_sound(const std::vector<Task>& tasks) {
  for (const Task& task : tasks) {
    INFO(shown(task));
    CHECK(between_turns(task) == "");
  }
}

// A feast of the first player, with this on the table.
std::string feasting(const Banquet& table, std::uint8_t n = 0) {
  return found([&](State& state) {
    state.agenda.push({.what = Do::feast, .n = n});
    state.banquet = table;
  });
}

Banquet flat(Item item, std::uint8_t n, std::uint8_t bare = 0) {
  Banquet table{.length = 6, .laid = 4, .bare = bare};
  table.flat[number(item)] = n;
  return table;
}

}  // namespace

TEST_CASE("feast: check: a task that is none, or a second phase, is not to be done") {
  check_broken({{.what = Do::nothing}, {.what = Do::phase}});
  CHECK(on_top({.what = Do::nothing}) == "feast.check.agenda n=1");
  CHECK(on_top({.what = Do::phase}) == "feast.check.agenda n=1");
}

TEST_CASE("feast: check: an action never stands on top, it is carried out at once") {
  CHECK(on_top({.what = Do::action, .id = kNoSpace, .a = kNoSpace}) == "feast.check.agenda n=1");
}

TEST_CASE("feast: check: an action is one of a space, from a place, at one of its stages") {
  constexpr auto kAfter = static_cast<std::uint8_t>(ActionStage::after);
  check_sound({{.what = Do::action, .id = kSpaces - 1, .a = kPlaces - 1, .b = kAfter},
               {.what = Do::action, .id = kNoSpace, .a = kNoSpace}});
  check_broken({{.what = Do::action, .id = kSpaces, .a = kNoSpace},
                {.what = Do::action, .id = kNoSpace, .a = kPlaces},
                {.what = Do::action, .id = kNoSpace, .a = kNoSpace, .b = kAfter + 1}});
}

TEST_CASE("feast: check: effects are those of an occupation, a space or a draw") {
  const auto lines = static_cast<std::uint8_t>(lines_of(1).size());
  const auto draws = static_cast<std::uint8_t>(script(kDrawOfColumn).count);
  REQUIRE(draws > 0);
  check_sound({{.what = Do::effects, .id = 1, .b = lines},
               {.what = Do::effects, .d = kWeaponOfRound},
               {.what = Do::effects, .a = draws, .b = draws, .d = kDrawOfColumn}});
  check_broken({{.what = Do::effects, .id = kOccupations + 1},
                {.what = Do::effects, .id = 1, .b = static_cast<std::uint8_t>(lines + 1)},
                {.what = Do::effects, .d = kSpaces},
                {.what = Do::effects, .d = kDrawOfColumn + 1}});
}

TEST_CASE("feast: check: the next effect is not behind the last") {
  check_broken({{.what = Do::effects, .a = 1, .d = kDrawOfColumn},
                {.what = Do::effects, .d = kDrawOfColumn, .tally = {1}}});
}

TEST_CASE("feast: check: a moment has a number, an item, and occupations") {
  check_sound({{.what = Do::moment, .id = kMoments - 1, .a = kItems - 1, .tally = {kOccupations}}});
  check_broken({{.what = Do::moment, .id = kMoments},
                {.what = Do::moment, .a = kItems},
                {.what = Do::moment, .tally = {0, kOccupations + 1}}});
}

TEST_CASE("feast: check: dice show what they have sides for, once they were rolled") {
  constexpr auto kHunt = static_cast<std::uint8_t>(Die::hunt);
  constexpr auto kWhaling = static_cast<std::uint8_t>(Die::whaling);
  constexpr auto kOver = static_cast<std::uint8_t>(DiceStage::over);
  check_sound({{.what = Do::dice, .id = kHunt, .a = 1, .b = 8},
               {.what = Do::dice, .id = kWhaling, .a = 1, .b = 12, .d = kOver}});
  check_broken({{.what = Do::dice, .id = kDice},
                {.what = Do::dice, .id = kHunt, .a = 1, .b = 9},
                {.what = Do::dice, .id = kHunt, .b = 8},
                {.what = Do::dice, .id = kHunt, .a = 1},
                {.what = Do::dice, .id = kHunt, .d = kOver + 1}});
}

TEST_CASE("feast: check: loot is a tile or nothing") {
  Task task = dice_task({}, Die::raid);
  const auto dice = as<DiceTask>(task);
  for (const DiceTally loot : {DiceTally::loot, DiceTally::second}) {
    dice.set(loot, item_at(kTiles - 1));
    check_sound({task});
    dice.set(loot, item_at(kTiles));
    check_broken({task});
    dice.set(loot, 0);
  }
}

TEST_CASE("feast: check: what is laid is an item, in a way it has, on a board of the player") {
  constexpr auto kPeas = static_cast<std::uint8_t>(number(peas));
  const auto ways = static_cast<std::uint8_t>(ways_to_lay(peas).size());
  constexpr auto kForced = static_cast<std::uint8_t>(LaySource::forced);
  check_sound({{.what = Do::lay, .id = kPeas, .a = kNowhere, .b = kNowhere, .c = kForced},
               {.what = Do::lay, .id = kPeas, .b = static_cast<std::uint8_t>(ways - 1)}});
  check_broken({{.what = Do::lay, .id = kItems, .a = kNowhere, .b = kNowhere},
                {.what = Do::lay, .id = kPeas, .a = kNowhere, .b = kNowhere, .c = kForced + 1},
                {.what = Do::lay, .id = kPeas, .a = kSurfaces, .b = kNowhere},
                {.what = Do::lay, .id = kPeas, .a = kFirstLand, .b = kNowhere},
                {.what = Do::lay, .id = kPeas, .b = ways}});
}

TEST_CASE("feast: check: an occupation with code of its own has the number of one") {
  check_sound({{.what = Do::own, .id = 1}, {.what = Do::own, .id = kOccupations}});
  check_broken({{.what = Do::own}, {.what = Do::own, .id = kOccupations + 1}});
}

TEST_CASE("feast: check: above the last task the agenda is blank") {
  CHECK(found([](State& state) { state.agenda[Agenda::kRoom - 1].n = 1; }) ==
        "feast.check.agenda n=40");
  CHECK(found([](State& state) { state.agenda[2].what = Do::turn; }) == "feast.check.agenda n=3");
}

TEST_CASE("feast: check: at the bottom stands a phase, and no more seats than there are did it") {
  CHECK(found([](State& state) { state.agenda[0].what = Do::turn; }) == "feast.check.agenda n=1");
  CHECK(found([](State& state) { state.agenda[0].a = kPhases; }) == "feast.check.agenda n=1");
  CHECK(found([](State& state) { state.agenda[0].b = 2; }) == "");
  CHECK(found([](State& state) { state.agenda[0].b = 3; }) == "feast.check.agenda n=1");
}

TEST_CASE("feast: check: the table is bare before a feast begins and when the match is over") {
  CHECK(feasting({}, 2) == "");
  CHECK(feasting({.length = 6}, 2) == "feast.check.banquet");
  CHECK(feasting({.length = 6}, 1) == "");
  CHECK(feasting({.length = 6}, 3) == "feast.check.agenda n=3");
  State over = begun(2);
  testing::skip_to_end(over);
  CHECK(found(over, [](State&) {}) == "");
  CHECK(found(over, [](State& state) { state.banquet.length = 1; }) == "feast.check.banquet");
}

TEST_CASE("feast: check: of the table no more is laid than it has, nor bare than laid") {
  CHECK(feasting({.length = 12, .laid = 12, .bare = 12}) == "");
  CHECK(feasting({.length = 13}) == "feast.check.banquet");
  CHECK(feasting({.length = 6, .laid = 7}) == "feast.check.banquet");
  CHECK(feasting({.length = 6, .laid = 3, .bare = 4}) == "feast.check.banquet");
}

TEST_CASE("feast: check: what lies on the table last is food, a coin or nothing") {
  constexpr auto kNoColour = static_cast<Colour>(static_cast<int>(Colour::none) + 1);
  CHECK(feasting({.length = 6, .laid = 2, .last = Colour::orange}) == "");
  CHECK(feasting({.length = 6, .laid = 2, .last = Colour::red}) == "");
  for (const Colour colour : {Colour::green, Colour::blue, kNoColour}) {
    CHECK(feasting({.length = 6, .laid = 2, .last = colour}) == "feast.check.banquet");
  }
}

TEST_CASE(
    "feast: check: of each food one tile lies flat, of peas two, and there is room for them") {
  CHECK(feasting(flat(peas, 2)) == "");
  CHECK(feasting(flat(peas, 3)) == "feast.check.banquet");
  CHECK(feasting(flat(mead, 1)) == "");
  CHECK(feasting(flat(mead, 2)) == "feast.check.banquet");
  CHECK(feasting(flat(oil, 1)) == "feast.check.banquet");
  CHECK(feasting(flat(peas, 2, 1)) == "feast.check.banquet");
}

}  // namespace meadhall::feast
