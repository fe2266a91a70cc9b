// Laying goods of A Feast for Odin by hand: with a mouse, a finger, the keyboard.

#include <doctest/doctest.h>

#include <algorithm>
#include <optional>

#include "games/feast/bundles.h"
#include "games/feast/laying.h"
#include "games/feast/moves.h"
#include "games/feast/score_parts.h"
#include "games/feast/state.h"
#include "tests/support/apps.h"
#include "tests/support/feast_laying.h"
#include "tests/support/headless.h"

namespace meadhall::tests {
namespace {

using feast::Item;
using table::Point;

// The middle of where the item would lie with its corner there, printed way up or turned.
Point middle_at(const Headless& screen, Item item, feast::Spot spot, std::size_t turned = 0) {
  const auto board = find_target(screen, "lay-on", true);
  REQUIRE(board);
  const feast::Shape& way = feast::ways_to_lay(item)[turned];
  const float cell = board->whole.width / feast::kBoardColumns;
  return {
      board->whole.x + cell * (static_cast<float>(spot.column) + static_cast<float>(way.width) / 2),
      board->whole.y + cell * (static_cast<float>(spot.row) + static_cast<float>(way.height) / 2)};
}

struct Spots {
  std::optional<feast::Spot> legal;
  std::optional<feast::Spot> illegal;
};
Spots spots_at_home(const feast::State& state, Item item) {
  const Seat seat = state.agenda.top().seat;
  const feast::Shape& way = feast::ways_to_lay(item).front();
  const feast::Cover& cover = state.surfaces[feast::home_of(seat)].cover;
  Spots spots;
  feast::for_each_spot(feast::Sheet::home, cover, item, way, {}, [&](feast::Spot spot) {
    if (!spots.legal) spots.legal = spot;
  });
  // On the highest income, long before its turn; further than it snaps from what is legal.
  const feast::Spot last = feast::board(feast::Sheet::home).tracks[0].steps[9].spot;
  if (feast::bar_to(feast::Sheet::home, cover, item, way, last) != feast::Bar::none) {
    spots.illegal = last;
  }
  return spots;
}

}  // namespace

TEST_CASE(
    "feast table: a click takes a good, a click lays it where it may lie, and U takes it back") {
  Headless screen(with_something_to_lay(), 1440, 900, By::mouse);
  screen.settle();
  const feast::State before = feast_on(screen);
  const Seat seat = before.agenda.top().seat;
  const Item item = take_good(screen);
  const Spots spots = spots_at_home(before, item);
  REQUIRE(spots.legal);
  if (spots.illegal) {
    screen.click(middle_at(screen, item, *spots.illegal));
    CHECK(feast_on(screen) == before);
    CHECK(find_target(screen, "lay-on", true));  // it is still in hand
  }
  screen.click(middle_at(screen, item, *spots.legal));
  CHECK(laid_since(before, screen, item) == 1);
  CHECK(feast::has(feast_on(screen).surfaces[feast::home_of(seat)].cover.taken, spots.legal->row,
                   spots.legal->column));
  CHECK_FALSE(find_target(screen, "lay-on", true));
  screen.key(ImGuiKey_U);
  screen.settle();
  CHECK(feast_on(screen) == before);
}

TEST_CASE("feast table: Escape puts back what was only taken") {
  Headless screen(with_something_to_lay(), 1440, 900, By::mouse);
  screen.settle();
  const feast::State before = feast_on(screen);
  take_good(screen);
  REQUIRE(find_target(screen, "lay-on", true));
  screen.key(ImGuiKey_Escape);
  screen.settle();
  CHECK_FALSE(find_target(screen, "lay-on", true));
  CHECK(feast_on(screen) == before);
}

TEST_CASE("feast table: Undo with a tile in hand puts it back and takes nothing else back") {
  Headless screen(with_something_to_lay(2), 1440, 900, By::mouse);
  screen.settle();
  take_good(screen);
  screen.click("lay-on");
  screen.settle();
  const feast::State laid = feast_on(screen);
  take_good(screen);
  REQUIRE(find_target(screen, "lay-on", true));
  screen.click("undo");
  CHECK_FALSE(find_target(screen, "lay-on", true));
  CHECK(feast_on(screen) == laid);
  screen.click("undo");
  CHECK_FALSE(feast_on(screen) == laid);
}

TEST_CASE("feast table: with a tile in hand a click on the action board puts it back, no more") {
  Headless screen(with_something_to_lay(), 1440, 900, By::mouse);
  screen.settle();
  const feast::State before = feast_on(screen);
  const auto open = find_target(screen, "space", true);
  REQUIRE(open);
  take_good(screen);
  REQUIRE(find_target(screen, "lay-on", true));
  CHECK_FALSE(find_target(screen, "space", true));
  screen.click({open->x, open->y});
  CHECK_FALSE(find_target(screen, "lay-on", true));
  CHECK(find_target(screen, "space", true));
  CHECK(feast_on(screen) == before);
}

TEST_CASE("feast table: Escape puts back what is carried, and the hand is empty") {
  Headless screen(with_something_to_lay(), 1440, 900, By::mouse);
  screen.settle();
  const feast::State before = feast_on(screen);
  const auto good = find_target(screen, "good", true);
  REQUIRE(good);
  screen.press({good->x, good->y});
  screen.move_to({good->x + 40, good->y - 40});
  screen.settle();
  REQUIRE(find_target(screen, "lay-on", true));
  screen.key(ImGuiKey_Escape);
  screen.settle();
  CHECK_FALSE(find_target(screen, "lay-on", true));
  screen.release();
  screen.settle();
  CHECK_FALSE(find_target(screen, "lay-on", true));
  CHECK(feast_on(screen) == before);
}

TEST_CASE("feast table: the keyboard takes a good, moves it and lays it") {
  Headless screen(with_something_to_lay(), 1440, 900, By::mouse);
  screen.settle();
  const feast::State before = feast_on(screen);
  const Item item = take_good(screen);
  screen.key(ImGuiKey_UpArrow);
  screen.settle();
  screen.key(ImGuiKey_Enter);
  screen.settle();
  CHECK(laid_since(before, screen, item) == 1);
}

TEST_CASE("feast table: on a phone a tap brings the good to the boards, a second tap lays it") {
  Headless screen(with_something_to_lay(), 390, 844, By::touch);
  screen.settle();
  const feast::State before = feast_on(screen);
  screen.click("sheet", 2);
  screen.settle();
  const Item item = take_good(screen);
  const Spots spots = spots_at_home(before, item);
  REQUIRE(spots.legal);
  // It rests where it may lie; a tap elsewhere moves it, a tap on it lays it down.
  const Point middle = middle_at(screen, item, *spots.legal);
  if (spots.illegal) {
    screen.click(middle_at(screen, item, *spots.illegal));
    screen.settle();
    screen.click(middle);
    screen.settle();
    CHECK(feast_on(screen) == before);
  }
  screen.click(middle);
  screen.settle();
  CHECK(laid_since(before, screen, item) == 1);
}

TEST_CASE("feast table: B makes the boards large, keys 1 to 3 bring a good where it fits best") {
  Headless screen(with_something_to_lay(), 1440, 900, By::mouse);
  screen.settle();
  const feast::State before = feast_on(screen);
  const Seat seat = before.agenda.top().seat;
  CHECK(find_target(screen, "space", true));
  screen.key(ImGuiKey_B);
  screen.settle();
  CHECK_FALSE(find_target(screen, "space", true));
  const Item item = take_good(screen);
  const Inspectable thing =
      feast::make_inspectable(feast::InspectableKind::item, feast::number(item));
  const auto best = screen.app.best_deeds(thing, 3);
  REQUIRE_FALSE(best.empty());
  CHECK(find_target(screen, "best", true));
  screen.key(static_cast<ImGuiKey>(ImGuiKey_1 + static_cast<int>(best.size()) - 1));
  screen.settle();
  CHECK(feast_on(screen) == before);
  screen.key(ImGuiKey_Enter);
  screen.settle();
  CHECK(std::ranges::any_of(best, [&](const std::vector<Move>& deed) {
    feast::State expected = before;
    for (const Move move : deed) REQUIRE(feast::apply(expected, move).ok());
    return feast_on(screen) == expected;
  }));
  // It can be lifted again, and the boards made small.
  const auto lift = find_target(screen, "lift", false);
  REQUIRE(lift);
  screen.click({lift->x, lift->y});
  screen.settle();
  CHECK(feast_on(screen) == before);
  CHECK(feast::count(feast_on(screen).at(seat), item) == feast::count(before.at(seat), item));
  screen.key(ImGuiKey_Escape);
  screen.settle();
  CHECK(find_target(screen, "space", true));
}

TEST_CASE("feast table: the best places stand in the order of what they bring") {
  Headless screen(with_something_to_lay(), 1440, 900, By::mouse);
  screen.settle();
  const feast::State before = feast_on(screen);
  const Seat seat = before.agenda.top().seat;
  screen.key(ImGuiKey_B);
  screen.settle();
  const Item item = take_good(screen);
  const Inspectable thing =
      feast::make_inspectable(feast::InspectableKind::item, feast::number(item));
  const std::size_t places = screen.app.best_deeds(thing, 3).size();
  REQUIRE(places > 1);
  std::optional<std::pair<int, int>> better;  // income, points
  for (std::size_t i = 0; i < places; ++i) {
    CAPTURE(i);
    screen.key(static_cast<ImGuiKey>(ImGuiKey_1 + static_cast<int>(i)));
    screen.key(ImGuiKey_Enter);
    screen.settle();
    const feast::State& after = feast_on(screen);
    REQUIRE(laid_since(before, screen, item) == 1);
    const std::pair now(feast::income_of(after, seat), feast::total_of(after, seat));
    if (better) CHECK(*better >= now);
    better = now;
    screen.key(ImGuiKey_U);
    screen.settle();
    take_good(screen);
  }
}

TEST_CASE("feast table: Escape makes large boards small before it closes a drawer below them") {
  Headless screen(with_something_to_lay(), 1024, 768, By::mouse);
  screen.settle();
  screen.key(ImGuiKey_A);
  screen.settle();
  REQUIRE(screen.has("almanac"));  // in the head of the drawer
  screen.key(ImGuiKey_B);
  screen.settle();
  REQUIRE_FALSE(screen.has("space"));
  screen.key(ImGuiKey_Escape);
  screen.settle();
  CHECK(screen.has("space"));
  CHECK(screen.has("almanac"));
  screen.key(ImGuiKey_Escape);
  screen.settle();
  CHECK_FALSE(screen.has("almanac"));
}

TEST_CASE("feast table: a click on a small board lays a good there") {
  Headless screen(with_something_to_lay(), 1440, 900, By::mouse);
  screen.settle();
  screen.key(ImGuiKey_B);
  screen.settle();
  feast::State expected = feast_on(screen);
  const Item item = take_good(screen);
  const Inspectable thing =
      feast::make_inspectable(feast::InspectableKind::item, feast::number(item));
  const auto best = screen.app.best_deeds(thing, 3);
  REQUIRE_FALSE(best.empty());
  screen.click("best", 0);
  screen.settle();
  for (const Move move : best.front()) REQUIRE(feast::apply(expected, move).ok());
  CHECK(feast_on(screen) == expected);
}

TEST_CASE("feast table: a lesson shows what to lay where, and goes on once a hand has laid it so") {
  app::App app = started();
  obey(app, "learn feast");
  const auto laying = [](const app::App& at) { return at.lesson()->deed().size() > 1; };
  while (!laying(app)) obey(app, app.lesson()->way_on());
  Headless screen(std::move(app), 1440, 900, By::mouse);
  screen.settle();
  const std::size_t step = screen.app.lesson()->step();
  const feast::State before = feast_on(screen);
  const auto take_oil = [&] {
    screen.click("good", static_cast<std::uint32_t>(feast::number(Item::oil)));
    screen.settle();
  };
  take_oil();
  screen.click(middle_at(screen, Item::oil, {11, 2}));
  screen.settle();
  CHECK(screen.app.lesson()->step() == step);
  CHECK(feast_on(screen) == before);
  REQUIRE(screen.app.notice());
  CHECK(screen.app.notice()->text.find("Lay 1 oil") != std::string::npos);
  take_oil();
  screen.key(ImGuiKey_R);
  screen.settle();
  screen.click(middle_at(screen, Item::oil, {10, 0}, 1));
  screen.settle();
  CHECK(screen.app.lesson()->step() == step + 1);
  CHECK(feast::count(feast_on(screen).at(app::kLearner), Item::oil) == 0);
  // Of what is laid before the income nothing has to be opened first.
  while (!laying(screen.app)) screen.order(screen.app.lesson()->way_on());
  screen.settle();
  const std::size_t later = screen.app.lesson()->step();
  screen.click("good", static_cast<std::uint32_t>(feast::number(Item::hide)));
  screen.settle();
  screen.click(middle_at(screen, Item::hide, {9, 4}));
  screen.settle();
  CHECK(screen.app.lesson()->step() == later + 1);
}

TEST_CASE("feast table: what has to be laid lies in the hand, and a challenge says what it wants") {
  app::App app = started();
  obey(app, "challenge feast 1");
  const std::string wanted = app.say(app.challenge()->title());
  const Move best = app.challenge()->answer[0].move;
  Headless screen(std::move(app), 1440, 900, By::mouse);
  screen.settle();
  REQUIRE(find_target(screen, "lay-on", true));
  const bool said = std::ranges::any_of(screen.words, [&](const table::Written& line) {
    return line.words.size() > 10 && wanted.starts_with(line.words);
  });
  CHECK(said);
  const auto asked = feast::as<feast::LayTask>(feast_on(screen).agenda.top());
  screen.click(middle_at(screen, asked.item(), {0, 0}, asked.way()));
  screen.settle();
  CHECK_FALSE(screen.app.challenge()->solved);
  REQUIRE(find_target(screen, "lay-on", true));  // and may be tried elsewhere
  screen.click(middle_at(screen, asked.item(), feast::spot_of(best), asked.way()));
  screen.settle();
  CHECK(screen.app.challenge()->solved);
}

}  // namespace meadhall::tests
