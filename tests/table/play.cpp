#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/rng.h"
#include "games/registry.h"
#include "games/vikings/rules.h"
#include "games/vikings/state.h"
#include "tests/support/apps.h"
#include "tests/support/scenes.h"
#include "tests/support/thinker.h"

// Whole matches by hand: every answer that is drawn can be given, whichever hand gives it.

namespace meadhall::tests {
namespace {

using app::App;
using table::TargetPlace;

std::string invitation(int players, std::string_view preset) {
  return "#new/vikings?players=" + std::to_string(players) +
         "&seed=42&preset=" + std::string(preset);
}

std::vector<TargetPlace> choices(const Headless& screen) {
  std::vector<TargetPlace> all;
  for (const TargetPlace& place : screen.places()) {
    if (place.choice) all.push_back(place);
  }
  return all;
}

// What a player sees of where they stand.
std::string seen(const Headless& screen) {
  std::string all = std::to_string(screen.app.log().size());
  for (const TargetPlace& place : screen.places()) {
    all += ' ' + std::string(place.what) + std::to_string(place.a) + ',' + std::to_string(place.b);
    all += place.choice ? "!" : "";
    all +=
        std::to_string(static_cast<int>(place.x)) + ',' + std::to_string(static_cast<int>(place.y));
  }
  return all + screen.said();
}

// True if the latest command was refused; but that an undo stops where luck decided is no fault.
bool refused(const App& app) {
  return app.notice() && app.notice()->error && app.notice()->text != app.say("match.undo_stops");
}

// Gives one answer after the other by `press` until the match is over; returns on what. `idle`: how
// often in a row a press may change nothing, as where a finger points at what it points at already.
template <class Press>
std::set<std::string_view> play_by_hand(Headless& screen, std::uint32_t seed, int idle,
                                        Press press) {
  Rng rng(seed);
  std::set<std::string_view> met;
  int vain = 0;
  for (int presses = 0; !screen.app.match().over(); ++presses) {
    REQUIRE_MESSAGE(presses < 6000, "the match does not end");
    const std::vector<TargetPlace> all = choices(screen);
    if (idle > 0 && all.empty()) {  // something was opened that asks nothing
      screen.key(ImGuiKey_Escape);
      continue;
    }
    REQUIRE_FALSE(all.empty());
    const TargetPlace& place = all[rng.below(static_cast<std::uint32_t>(all.size()))];
    const std::string before = seen(screen);
    press(place);
    vain = seen(screen) == before ? vain + 1 : 0;
    CAPTURE(place.what);
    CAPTURE(place.a);
    REQUIRE_MESSAGE(vain <= idle, "a press does nothing");
    REQUIRE_MESSAGE(!refused(screen.app), screen.app.notice()->text);
    met.insert(place.what);
  }
  return met;
}

}  // namespace

TEST_CASE("table: a whole match by mouse") {
  Headless screen(at_table(invitation(2, "german2007")), 1120, 700);
  play_by_hand(screen, 9, 0, [&](const TargetPlace& at) { screen.click({at.x, at.y}); });
}

TEST_CASE("table: a whole advanced match by mouse: bids, drafts and special tiles among it") {
  Headless screen(at_table(invitation(2, "advanced")), 1120, 700);
  const auto met =
      play_by_hand(screen, 12, 0, [&](const TargetPlace& at) { screen.click({at.x, at.y}); });
  for (const std::string_view what : {"bid", "pass", "drawn", "special"}) {
    CHECK_MESSAGE(met.contains(what), "no " << what << " was chosen");
  }
}

// Of a game whose table is not drawn: every legal move is an answer on the card.
TEST_CASE("table: a whole match of any game by mouse, whether its table is drawn or not") {
  for (const Game* game : all_games()) {
    CAPTURE(game->info.id);
    const std::string start = "#new/" + std::string(game->info.id) + "?seed=42";
    Headless screen(at_table(start), 1120, 700);
    // A tile of Odin in hand may not lie everywhere on a board; and two heroes of Graenaland may
    // get to the same lands: then it only shows which of them was chosen.
    const int idle = game->info.id == "feast" ? 30 : game->info.id == "graenaland" ? 12 : 0;
    play_by_hand(screen, 21, idle, [&](const TargetPlace& at) { screen.click({at.x, at.y}); });
  }
}

TEST_CASE("table: a whole match by finger, on a phone") {
  Headless screen(at_table(invitation(2, "german2007")), 390, 844, By::touch);
  play_by_hand(screen, 14, 12, [&](const TargetPlace& at) { screen.click({at.x, at.y}); });
}

TEST_CASE("table: decisions by keyboard: the first answer has the focus, Enter gives it") {
  Headless screen(at_table(invitation(2, "german2007")), 1120, 700);
  screen.key(ImGuiKey_Tab);
  for (int decisions = 0; decisions < 20; ++decisions) screen.key(ImGuiKey_Enter);
  CHECK(screen.app.log().size() > 10);
}

TEST_CASE("table: a click counts though pieces are still on their way") {
  Headless screen(at_table(invitation(3, "german2007")), 1120, 700);
  screen.reduced_motion = false;
  Rng rng(16);
  for (int clicks = 0; clicks < 60; ++clicks) {
    const std::vector<TargetPlace> all = choices(screen);
    REQUIRE_FALSE(all.empty());
    const TargetPlace place = all[rng.below(static_cast<std::uint32_t>(all.size()))];
    const std::string before = seen(screen);
    screen.press({place.x, place.y});
    ImGui::GetIO().AddMouseButtonEvent(0, false);
    for (int i = 0; i < 3; ++i) screen.frame();
    CAPTURE(place.what);
    CHECK_MESSAGE(seen(screen) != before, "a click is lost");
  }
}

// A key and a click between two frames: neither is lost.
TEST_CASE("table: two inputs in one frame both count") {
  Headless screen(at_table(invitation(3, "german2007")), 1120, 700);
  const TargetPlace answer = choices(screen).front();
  const std::size_t before = screen.app.log().size();
  const std::string_view sound = screen.app.settings().value(app::Setting::sound);
  screen.press({answer.x, answer.y});
  ImGui::GetIO().AddMouseButtonEvent(0, false);
  ImGui::GetIO().AddKeyEvent(ImGuiKey_Q, true);
  for (int i = 0; i < 3; ++i) screen.frame();
  ImGui::GetIO().AddKeyEvent(ImGuiKey_Q, false);
  screen.settle();
  CHECK(screen.app.log().size() > before);
  CHECK(screen.app.settings().value(app::Setting::sound) != sound);
}

namespace {

// The first step of a match of two in which `is` holds, all decided at random before.
template <class Is>
App at_step(Is is) {
  for (std::uint32_t seed = 1; seed < 50; ++seed) {
    App app = at_table(invitation(2, "german2007"));
    Rng rng(seed);
    while (!app.match().over()) {
      if (is(app.match().position().as<vikings::State>())) return app;
      obey(app, app.match().game().text(any_move(app.match(), rng)));
    }
  }
  FAIL("no such step");
  return {};
}

std::optional<TargetPlace> place_in_row(const Headless& screen, std::size_t row) {
  for (const TargetPlace& place : choices(screen)) {
    if (place.what == "cell" && place.b % (vikings::kRows + 1) == row) return place;
  }
  return std::nullopt;
}

bool offers_own_row(const vikings::State& state) {
  if (state.step != vikings::Step::place || vikings::is_ship(state.pending.tile)) return false;
  const auto row = static_cast<std::uint8_t>(state.pending.viking);
  return vikings::placing_columns(state, row) != 0;
}

}  // namespace

TEST_CASE("table: a tile on its viking's row leaves the viking there in one deed, unless asked") {
  Headless screen(at_step(offers_own_row), 1120, 700);
  const vikings::State before = screen.app.match().position().as<vikings::State>();
  const std::size_t moves = screen.app.match().line().size();
  const auto row = static_cast<std::size_t>(before.pending.viking);
  const auto state = [&]() -> const vikings::State& {
    return screen.app.match().position().as<vikings::State>();
  };
  std::optional<TargetPlace> cell = place_in_row(screen, row);
  REQUIRE(cell);
  screen.click({cell->x, cell->y});
  CHECK(screen.app.match().line().size() == moves + 2);
  CHECK(state().at(before.turn).homeland.rows[row].vikings !=
        before.at(before.turn).homeland.rows[row].vikings);
  undo_agreed(screen.app);
  screen.settle();
  CHECK(screen.app.match().line().size() == moves);
  screen.click("viking-stays");
  cell = place_in_row(screen, row);
  REQUIRE(cell);
  screen.click({cell->x, cell->y});
  CHECK(screen.app.match().line().size() == moves + 1);
  CHECK(state().step == vikings::Step::stand);
}

TEST_CASE("table: Escape puts back the tile that is carried, and takes back nothing") {
  Headless screen(at_step(offers_own_row), 1120, 700);
  const std::size_t moves = screen.app.match().line().size();
  const TargetPlace tile = screen.find("pending");
  const std::optional<TargetPlace> cell = place_in_row(
      screen,
      static_cast<std::size_t>(screen.app.match().position().as<vikings::State>().pending.viking));
  REQUIRE(cell);
  screen.press({tile.x, tile.y});
  screen.move_to({(tile.x + cell->x) / 2, (tile.y + cell->y) / 2});
  screen.move_to({cell->x, cell->y});
  screen.key(ImGuiKey_Escape);
  CHECK(screen.app.match().line().size() == moves);
  screen.release();
  screen.settle();
  CHECK(screen.app.match().line().size() == moves);
  screen.key(ImGuiKey_Escape);
  CHECK(screen.app.match().line().size() < moves);  // nothing is carried now
}

TEST_CASE("table: a payment is one button, gold first, and a stepper for points") {
  const auto pays_three = [](const vikings::State& state) {
    return state.step == vikings::Step::pay && state.price >= 3 && state.at(state.turn).gold >= 3 &&
           state.at(state.turn).points >= 2;
  };
  for (const auto& [width, height] : {std::pair{1120.0F, 700.0F}, {360.0F, 640.0F}}) {
    CAPTURE(width);
    Headless screen(at_step(pays_three), width, height);
    const vikings::State before = screen.app.match().position().as<vikings::State>();
    const std::vector<TargetPlace> answers = choices(screen);
    CHECK(std::ranges::count(answers, std::string_view("pay"), &TargetPlace::what) == 1);
    screen.click("pay-more");
    screen.click("pay-more");
    screen.click("pay-less");
    screen.click("pay");
    const vikings::Player& after =
        screen.app.match().position().as<vikings::State>().at(before.turn);
    CHECK(after.points == before.at(before.turn).points - 1);
    CHECK(after.gold == before.at(before.turn).gold - (before.price - 1));
    obey(screen.app, "undo");
    screen.settle();
    screen.click("pay");
    CHECK(screen.app.match().position().as<vikings::State>().at(before.turn).points ==
          before.at(before.turn).points);
  }
}

TEST_CASE("table: a person among bots keeps their own boards in sight while bots move") {
  App app = started();
  obey(app, "new vikings");
  for (const char* line : {"seed 6", "bot 2 thrall", "begin"}) obey(app, line);
  Headless screen(std::move(app), 1120, 700);
  Thinker thinker;
  Rng rng(3);
  for (int decisions = 0; decisions < 40; ++decisions) {
    if (screen.app.match().bot_acts()) {
      thinker.answer(screen.app);
      screen.app.let_bot_move();
    } else {
      obey(screen.app, screen.app.match().game().text(any_move(screen.app.match(), rng)));
    }
    screen.settle();
    for (const TargetPlace& place : screen.places()) {
      if (place.what == "cell") CHECK(place.a == 0);
    }
  }
}

TEST_CASE("table: turning a phone keeps the turn, and every answer stays on the screen") {
  Headless screen(at_table(invitation(3, "german2007")), 390, 844, By::touch);
  const TargetPlace first = choices(screen).front();
  screen.click({first.x, first.y});
  const std::uint64_t before = digest(screen.app.match());
  for (const auto& [width, height] :
       {std::pair{844.0F, 390.0F}, {390.0F, 844.0F}, {640.0F, 360.0F}, {360.0F, 640.0F}}) {
    screen.resize(width, height, By::touch);
    CHECK(digest(screen.app.match()) == before);
    CHECK_FALSE(choices(screen).empty());
    for (const TargetPlace& place : choices(screen)) {
      CHECK((place.x > 0 && place.x < width && place.y > 0 && place.y < height));
    }
  }
}

// Whatever is pressed, in whatever order: nothing that is drawn asks for what is refused.
TEST_CASE("table: presses at random on any screen never ask for what is refused") {
  std::uint32_t seed = 1;
  for (const NamedScene& each : scenes()) {
    CAPTURE(each.name);
    const By by = seed % 2 == 0 ? By::touch : By::mouse;
    Headless screen(each.app(""), seed % 2 == 0 ? 390.0F : 1280.0F, seed % 2 == 0 ? 844.0F : 800.0F,
                    by);
    Rng rng(seed++);
    for (int presses = 0; presses < 12; ++presses) {
      const std::vector<TargetPlace> all = screen.places();
      if (all.empty()) break;
      const TargetPlace place = all[rng.below(static_cast<std::uint32_t>(all.size()))];
      constexpr std::array kKeys = {ImGuiKey_Tab,       ImGuiKey_Enter, ImGuiKey_DownArrow,
                                    ImGuiKey_LeftArrow, ImGuiKey_L,     ImGuiKey_M,
                                    ImGuiKey_P,         ImGuiKey_H,     ImGuiKey_Escape};
      if (place.what == "replay-play") continue;  // that takes its time
      if (rng.below(4) == 0) {
        screen.key(kKeys[rng.below(kKeys.size())]);
      } else {
        screen.click({place.x, place.y});
      }
      (void)screen.table.take_text_edit();
      (void)screen.app.take_effects();
      CAPTURE(place.what);
      CAPTURE(place.a);
      if (screen.app.lesson()) continue;  // it reminds of what is to be done instead
      CHECK_MESSAGE(!refused(screen.app), screen.app.notice()->text);
    }
  }
}

TEST_CASE("table: Escape in a replay leads back to the present, and takes nothing back") {
  for (const std::string_view match : {"vikings?players=3", "feast?players=1"}) {
    CAPTURE(match);
    Headless screen(played(12, "#new/" + std::string(match) + "&seed=5"));
    const std::uint64_t now = digest(screen.app.match());
    screen.order("replay move 4");
    screen.settle();
    REQUIRE(digest(screen.app.match()) != now);
    screen.key(ImGuiKey_Escape);
    CHECK_FALSE(screen.app.replaying());
    CHECK(digest(screen.app.match()) == now);
    CHECK_FALSE(screen.app.match().can_redo());
  }
}

TEST_CASE("new match: against bots somebody who is alone gets a second seat, by one click") {
  App app = started();
  obey(app, "new feast");
  Headless screen(std::move(app));
  screen.settle();
  screen.click("bots");
  CHECK(screen.app.draft().seats.size() == 2);
  CHECK(screen.app.draft().seats[1].bot != 0);
}

TEST_CASE("table: the keys that are told are those of the game at the table") {
  struct Told {
    std::string game;
    bool boards;   // of players, to be shown by digits
    bool scoring;  // told line by line
    std::string own;
  };
  for (const Told& told : {Told{"vikings", true, true, "bid more or less; digits too"},
                           Told{"graenaland", false, false, "yes, no; Enter counts the votes"},
                           Told{"feast", true, true, "Turn the tile in hand over"}}) {
    CAPTURE(told.game);
    Headless screen(at_table("#new/" + told.game + "?players=3&seed=5"));
    if (screen.app.handing_over()) screen.order("ready");
    screen.settle();
    screen.key(ImGuiKey_Slash, true);
    screen.settle();
    const auto reads = [&](std::string_view words) {
      return std::ranges::find(screen.words, words, &table::Written::words) != screen.words.end();
    };
    CHECK(reads(told.own));
    CHECK(reads("show a player’s boards") == told.boards);
    CHECK(reads("a scoring: its next line; all of it") == told.scoring);
  }
}

TEST_CASE("table: in the open each may look at their own hand, by a button each") {
  Headless screen(at_table("#new/feast?players=3&seed=4"));
  const auto open = [&] {
    const App& app = screen.app;
    return !app.handing_over() && !app.match().game().is_private(app.match().position());
  };
  Rng rng(1);
  for (int i = 0; i < 200 && !open(); ++i) {
    screen.order(screen.app.handing_over()
                     ? "ready"
                     : screen.app.match().game().text(any_move(screen.app.match(), rng)));
  }
  REQUIRE(open());
  screen.settle();
  const std::size_t asked = index(*screen.app.session().actor());
  const std::size_t other = (asked + 1) % 3;
  screen.key(static_cast<ImGuiKey>(ImGuiKey_1 + static_cast<int>(other)));  // their hall
  screen.settle();
  screen.click("peek", static_cast<std::uint32_t>(other + 1));
  CHECK(screen.app.looker() == seat_at(other));
  CHECK(screen.app.viewer() == seat_at(other));
  screen.click("peek", 0U);
  CHECK_FALSE(screen.app.looker());
  CHECK(screen.app.viewer() != seat_at(other));
}

}  // namespace meadhall::tests
