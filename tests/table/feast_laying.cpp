// Laying goods of A Feast for Odin by hand: with a mouse, a finger, the keyboard.

#include <doctest/doctest.h>

#include <algorithm>
#include <optional>

#include "core/rng.h"
#include "games/feast/bundles.h"
#include "games/feast/laying.h"
#include "games/feast/moves.h"
#include "games/feast/state.h"
#include "tests/support/any_match.h"
#include "tests/support/apps.h"
#include "tests/support/headless.h"

namespace meadhall::tests {
namespace {

using feast::Item;
using table::Point;
using table::TargetPlace;

std::optional<TargetPlace> find(const Headless& screen, std::string_view what, bool choice) {
  for (const TargetPlace& place : screen.places()) {
    if (place.what == what && place.choice == choice) return place;
  }
  return std::nullopt;
}

const feast::State& state_of(const Headless& screen) {
  return screen.app.match().position().as<feast::State>();
}

// A match in which somebody may place, and lay so many kinds of goods at home.
app::App with_something_to_lay(int kinds = 1) {
  app::App app = at_table("#new/feast?players=2&seed=42");
  Rng rng(5);
  const auto ready = [&] {
    const auto& state = app.match().position().as<feast::State>();
    if (app.handing_over() || state.agenda.top().what != feast::Do::turn) return false;
    const Seat seat = state.agenda.top().seat;
    int found = 0;
    for (std::size_t i = 0; i < feast::kGoods; ++i) {
      const Item item = feast::item_at(i);
      const bool may = feast::count(state.at(seat), item) > 0 &&
                       feast::can_lay_on(state, seat, item, feast::home_of(seat));
      found += may ? 1 : 0;
    }
    return found >= kinds;
  };
  for (int i = 0; i < 400 && !ready(); ++i) {
    const std::string line =
        app.handing_over() ? "ready" : app.match().game().text(any_move(app.match(), rng));
    REQUIRE(app.command(line).ok());
  }
  REQUIRE(ready());
  return app;
}

// The middle of where the item would lie with its corner there, printed way up or turned.
Point middle_at(const Headless& screen, Item item, feast::Spot spot, std::size_t turned = 0) {
  const auto board = find(screen, "lay-on", true);
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

// Takes the first good that may be laid; which one.
Item take_good(Headless& screen) {
  const auto good = find(screen, "good", true);
  REQUIRE(good);
  screen.click({good->x, good->y});
  screen.settle();
  return feast::item_at(good->a);
}

// How many of it the seat that was asked in `before` has got rid of since.
int laid_since(const feast::State& before, const Headless& screen, Item item) {
  const Seat seat = before.agenda.top().seat;
  return feast::count(before.at(seat), item) - feast::count(state_of(screen).at(seat), item);
}

}  // namespace

TEST_CASE(
    "feast table: a click takes a good, a click lays it where it may lie, and U takes it back") {
  Headless screen(with_something_to_lay(), 1440, 900, By::mouse);
  screen.settle();
  const feast::State before = state_of(screen);
  const Seat seat = before.agenda.top().seat;
  const Item item = take_good(screen);
  const Spots spots = spots_at_home(before, item);
  REQUIRE(spots.legal);
  if (spots.illegal) {
    screen.click(middle_at(screen, item, *spots.illegal));
    CHECK(state_of(screen) == before);
    CHECK(find(screen, "lay-on", true));  // it is still in hand
  }
  screen.click(middle_at(screen, item, *spots.legal));
  CHECK(laid_since(before, screen, item) == 1);
  CHECK(feast::has(state_of(screen).surfaces[feast::home_of(seat)].cover.taken, spots.legal->row,
                   spots.legal->column));
  CHECK_FALSE(find(screen, "lay-on", true));
  screen.key(ImGuiKey_U);
  screen.settle();
  CHECK(state_of(screen) == before);
}

TEST_CASE("feast table: Escape puts back what was only taken") {
  Headless screen(with_something_to_lay(), 1440, 900, By::mouse);
  screen.settle();
  const feast::State before = state_of(screen);
  take_good(screen);
  REQUIRE(find(screen, "lay-on", true));
  screen.key(ImGuiKey_Escape);
  screen.settle();
  CHECK_FALSE(find(screen, "lay-on", true));
  CHECK(state_of(screen) == before);
}

TEST_CASE("feast table: Undo with a tile in hand puts it back and takes nothing else back") {
  Headless screen(with_something_to_lay(2), 1440, 900, By::mouse);
  screen.settle();
  take_good(screen);
  screen.click("lay-on");
  screen.settle();
  const feast::State laid = state_of(screen);
  take_good(screen);
  REQUIRE(find(screen, "lay-on", true));
  screen.click("undo");
  CHECK_FALSE(find(screen, "lay-on", true));
  CHECK(state_of(screen) == laid);
  screen.click("undo");
  CHECK_FALSE(state_of(screen) == laid);
}

TEST_CASE("feast table: with a tile in hand a click on the action board puts it back, no more") {
  Headless screen(with_something_to_lay(), 1440, 900, By::mouse);
  screen.settle();
  const feast::State before = state_of(screen);
  const auto open = find(screen, "space", true);
  REQUIRE(open);
  take_good(screen);
  REQUIRE(find(screen, "lay-on", true));
  CHECK_FALSE(find(screen, "space", true));
  screen.click({open->x, open->y});
  CHECK_FALSE(find(screen, "lay-on", true));
  CHECK(find(screen, "space", true));
  CHECK(state_of(screen) == before);
}

TEST_CASE("feast table: Escape puts back what is carried, and the hand is empty") {
  Headless screen(with_something_to_lay(), 1440, 900, By::mouse);
  screen.settle();
  const feast::State before = state_of(screen);
  const auto good = find(screen, "good", true);
  REQUIRE(good);
  screen.press({good->x, good->y});
  screen.move_to({good->x + 40, good->y - 40});
  screen.settle();
  REQUIRE(find(screen, "lay-on", true));
  screen.key(ImGuiKey_Escape);
  screen.settle();
  CHECK_FALSE(find(screen, "lay-on", true));
  screen.release();
  screen.settle();
  CHECK_FALSE(find(screen, "lay-on", true));
  CHECK(state_of(screen) == before);
}

TEST_CASE("feast table: the keyboard takes a good, moves it and lays it") {
  Headless screen(with_something_to_lay(), 1440, 900, By::mouse);
  screen.settle();
  const feast::State before = state_of(screen);
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
  const feast::State before = state_of(screen);
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
    CHECK(state_of(screen) == before);
  }
  screen.click(middle);
  screen.settle();
  CHECK(laid_since(before, screen, item) == 1);
}

TEST_CASE("feast table: B makes the boards large, keys 1 to 3 bring a good where it fits best") {
  Headless screen(with_something_to_lay(), 1440, 900, By::mouse);
  screen.settle();
  const feast::State before = state_of(screen);
  const Seat seat = before.agenda.top().seat;
  CHECK(find(screen, "space", true));
  screen.key(ImGuiKey_B);
  screen.settle();
  CHECK_FALSE(find(screen, "space", true));
  const Item item = take_good(screen);
  const Inspectable thing =
      feast::make_inspectable(feast::InspectableKind::item, feast::number(item));
  const auto best = screen.app.best_deeds(thing, 3);
  REQUIRE_FALSE(best.empty());
  CHECK(find(screen, "best", true));
  screen.key(static_cast<ImGuiKey>(ImGuiKey_1 + static_cast<int>(best.size()) - 1));
  screen.settle();
  CHECK(state_of(screen) == before);
  screen.key(ImGuiKey_Enter);
  screen.settle();
  feast::State expected = before;
  for (const Move move : best.back()) REQUIRE(feast::apply(expected, move).ok());
  CHECK(state_of(screen) == expected);
  // It can be lifted again, and the boards made small.
  const auto lift = find(screen, "lift", false);
  REQUIRE(lift);
  screen.click({lift->x, lift->y});
  screen.settle();
  CHECK(state_of(screen) == before);
  CHECK(feast::count(state_of(screen).at(seat), item) == feast::count(before.at(seat), item));
  screen.key(ImGuiKey_Escape);
  screen.settle();
  CHECK(find(screen, "space", true));
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
  feast::State expected = state_of(screen);
  const Item item = take_good(screen);
  const Inspectable thing =
      feast::make_inspectable(feast::InspectableKind::item, feast::number(item));
  const auto best = screen.app.best_deeds(thing, 3);
  REQUIRE_FALSE(best.empty());
  screen.click("best", 0);
  screen.settle();
  for (const Move move : best.front()) REQUIRE(feast::apply(expected, move).ok());
  CHECK(state_of(screen) == expected);
}

TEST_CASE("feast table: a lesson shows what to lay where, and goes on once a hand has laid it so") {
  app::App app = started();
  obey(app, "learn feast");
  const auto laying = [](const app::App& at) { return at.lesson()->deed().size() > 1; };
  while (!laying(app)) obey(app, app.lesson()->way_on());
  Headless screen(std::move(app), 1440, 900, By::mouse);
  screen.settle();
  const std::size_t step = screen.app.lesson()->step();
  const feast::State before = state_of(screen);
  const auto take_oil = [&] {
    screen.click("good", static_cast<std::uint32_t>(feast::number(Item::oil)));
    screen.settle();
  };
  take_oil();
  screen.click(middle_at(screen, Item::oil, {11, 2}));
  screen.settle();
  CHECK(screen.app.lesson()->step() == step);
  CHECK(state_of(screen) == before);
  REQUIRE(screen.app.notice());
  CHECK(screen.app.notice()->text.find("Lay 1 oil") != std::string::npos);
  take_oil();
  screen.key(ImGuiKey_R);
  screen.settle();
  screen.click(middle_at(screen, Item::oil, {10, 0}, 1));
  screen.settle();
  CHECK(screen.app.lesson()->step() == step + 1);
  CHECK(feast::count(state_of(screen).at(app::kLearner), Item::oil) == 0);
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
  REQUIRE(find(screen, "lay-on", true));
  const bool said = std::ranges::any_of(screen.words, [&](const table::Written& line) {
    return line.words.size() > 10 && wanted.starts_with(line.words);
  });
  CHECK(said);
  const auto asked = feast::as<feast::LayTask>(state_of(screen).agenda.top());
  screen.click(middle_at(screen, asked.item(), {0, 0}, asked.way()));
  screen.settle();
  CHECK_FALSE(screen.app.challenge()->solved);
  REQUIRE(find(screen, "lay-on", true));  // and may be tried elsewhere
  screen.click(middle_at(screen, asked.item(), feast::spot_of(best), asked.way()));
  screen.settle();
  CHECK(screen.app.challenge()->solved);
}

namespace {

// Lays the first good that may be laid where it fits best; which one.
Item lay_by_key(Headless& screen) {
  const Item item = take_good(screen);
  screen.key(ImGuiKey_1);
  screen.settle();
  screen.key(ImGuiKey_Enter);
  screen.settle();
  return item;
}

void drag(Headless& screen, Point from, Point to) {
  screen.press({from.x, from.y});
  screen.move_to({(from.x + to.x) / 2, (from.y + to.y) / 2});
  screen.settle();
  screen.move_to({to.x, to.y});
  screen.settle();
  screen.release();
  screen.settle();
}

}  // namespace

TEST_CASE("feast table: what was laid in this turn is dragged off its board, or to another place") {
  for (const By by : {By::mouse, By::touch}) {
    Headless screen(with_something_to_lay(), 1440, 900, by);
    screen.settle();
    const feast::State before = state_of(screen);
    const Item item = lay_by_key(screen);
    const feast::State laid = state_of(screen);
    REQUIRE_FALSE(laid == before);
    auto tile = find(screen, "laid", false);
    REQUIRE(tile);
    // Below the boards lies the bay.
    const TargetPlace bay = screen.find("berth");
    drag(screen, {tile->x, tile->y}, {bay.x, bay.y});
    CHECK(state_of(screen) == before);
    CHECK_FALSE(find(screen, "lay-on", true));

    // Where else it may lie, with its corner far from where it lay.
    const Seat seat = before.agenda.top().seat;
    const std::size_t home = feast::home_of(seat);
    const auto deed = screen.app.best_deeds(
        feast::make_inspectable(feast::InspectableKind::item, feast::number(item)), 1);
    const auto first = feast::laid_by(before, deed.at(0));
    REQUIRE(first);
    REQUIRE(first->surface == home);
    const feast::Shape& way = feast::ways_to_lay(item)[first->way];
    std::optional<feast::Spot> other;
    feast::for_each_spot(
        feast::Sheet::home, before.surfaces[home].cover, item, way, {}, [&](feast::Spot spot) {
          if (spot.row + 2 < first->spot.row || spot.column > first->spot.column + 1) {
            other = spot;
          }
        });
    REQUIRE(other);
    REQUIRE(lay_by_key(screen) == item);
    tile = find(screen, "laid", false);
    REQUIRE(tile);
    const TargetPlace board = screen.find("board", static_cast<std::uint32_t>(home));
    const float cell = board.whole.width / feast::kBoardColumns;
    const float lifted = by == By::touch ? 3.9F * 16 : 0;  // it floats above a fingertip
    drag(screen, {tile->x, tile->y},
         {board.whole.x +
              cell * (static_cast<float>(other->column) + static_cast<float>(way.width) / 2),
          board.whole.y +
              cell * (static_cast<float>(other->row) + static_cast<float>(way.height) / 2) +
              lifted});
    CHECK(laid_since(before, screen, item) == 1);
    const feast::Cells& taken_now = state_of(screen).surfaces[home].cover.taken;
    bool lies = true;
    for (std::size_t row = 0; row < way.height; ++row) {
      for (std::size_t column = 0; column < way.width; ++column) {
        if ((way.rows[row] >> column & 1U) == 0) continue;
        lies = lies && feast::has(taken_now, other->row + row, other->column + column);
      }
    }
    CHECK(lies);
    CHECK_FALSE(find(screen, "lay-on", true));
  }
}

TEST_CASE("feast table: the keyboard lifts what was laid in this turn, though more could be laid") {
  Headless screen(with_something_to_lay(2), 1440, 900, By::mouse);
  screen.settle();
  const feast::State before = state_of(screen);
  lay_by_key(screen);
  for (int i = 0; i < 400 && !screen.find("laid").focused; ++i) screen.key(ImGuiKey_Tab);
  REQUIRE(screen.find("laid").focused);
  screen.key(ImGuiKey_Enter);
  screen.settle();
  CHECK(state_of(screen) == before);
}

TEST_CASE("feast table: on a phone a good that is tapped rests where it may lie") {
  Headless screen(with_something_to_lay(), 360, 640, By::touch);
  screen.settle();
  const feast::State before = state_of(screen);
  screen.click("sheet", 2);
  screen.settle();
  const Item item = take_good(screen);
  screen.click("lay-it");
  screen.settle();
  CHECK(laid_since(before, screen, item) == 1);
}

TEST_CASE("feast table: a finger that lets go over the goods lays what hangs over a board") {
  Headless screen(with_something_to_lay(), 1440, 900, By::touch);
  screen.key(ImGuiKey_B);
  screen.settle();
  const feast::State before = state_of(screen);
  const auto good = find(screen, "good", true);
  REQUIRE(good);
  const Item item = feast::item_at(good->a);
  screen.press({good->x, good->y});
  screen.move_to({good->x + 20, good->y - 20});
  screen.settle();
  // At the lower left of the board, the finger over the goods below it.
  const TargetPlace board = screen.find("lay-on");
  const TargetPlace below = screen.find("good", 0);
  screen.move_to({board.whole.x + 40, below.y});
  screen.settle();
  screen.release();
  screen.settle();
  CHECK(laid_since(before, screen, item) == 1);
}

TEST_CASE("feast table: two fingers draw a board closer, where a good is laid as well") {
  Headless screen(with_something_to_lay(), 390, 844, By::touch);
  screen.settle();
  const feast::State before = state_of(screen);
  const Seat seat = before.agenda.top().seat;
  screen.click("sheet", 1);
  screen.settle();
  const auto home = static_cast<std::uint32_t>(feast::home_of(seat));
  const TargetPlace far = screen.find("board", home);
  const float x = far.x;
  const float y = far.y;
  screen.fingers({{x - 20, y}, {x + 20, y}});
  screen.fingers({{x - 40, y}, {x + 40, y}});
  screen.fingers({});
  screen.settle();
  const TargetPlace close = screen.find("board", home);
  CHECK(close.whole.width == doctest::Approx(2 * far.whole.width).epsilon(0.02));
  // What is seen of it stays in its room.
  CHECK(close.width <= 390);
  screen.click("sheet", 2);
  screen.settle();
  const Item item = take_good(screen);
  // The middle of what is seen.
  const TargetPlace board = screen.find("lay-on", home);
  screen.click({board.x, board.y});
  screen.settle();
  screen.click("lay-it");
  screen.settle();
  CHECK(laid_since(before, screen, item) == 1);
  screen.click("sheet", 1);
  screen.settle();
  screen.click("whole");
  screen.settle();
  CHECK(screen.find("board", home).whole.width == doctest::Approx(far.whole.width));
}

}  // namespace meadhall::tests
