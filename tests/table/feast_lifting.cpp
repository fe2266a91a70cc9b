// Goods of A Feast for Odin that lie on a board or hang from a finger: lifted, dragged, let go.

#include <doctest/doctest.h>

#include <algorithm>

#include "games/feast/bundles.h"
#include "games/feast/laying.h"
#include "tests/support/feast_laying.h"
#include "tests/support/headless.h"

namespace meadhall::tests {

using feast::Item;
using table::Point;
using table::TargetPlace;

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
    const feast::State before = feast_on(screen);
    const Item item = lay_by_key(screen);
    const feast::State laid = feast_on(screen);
    REQUIRE_FALSE(laid == before);
    auto tile = find_target(screen, "laid", false);
    REQUIRE(tile);
    // Below the boards lies the bay.
    const TargetPlace bay = screen.find("berth");
    drag(screen, {tile->x, tile->y}, {bay.x, bay.y});
    CHECK(feast_on(screen) == before);
    CHECK_FALSE(find_target(screen, "lay-on", true));

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
    tile = find_target(screen, "laid", false);
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
    const feast::Cells& taken_now = feast_on(screen).surfaces[home].cover.taken;
    bool lies = true;
    for (std::size_t row = 0; row < way.height; ++row) {
      for (std::size_t column = 0; column < way.width; ++column) {
        if ((way.rows[row] >> column & 1U) == 0) continue;
        lies = lies && feast::has(taken_now, other->row + row, other->column + column);
      }
    }
    CHECK(lies);
    CHECK_FALSE(find_target(screen, "lay-on", true));
  }
}

TEST_CASE("feast table: the keyboard lifts what was laid in this turn, though more could be laid") {
  Headless screen(with_something_to_lay(2), 1440, 900, By::mouse);
  screen.settle();
  const feast::State before = feast_on(screen);
  lay_by_key(screen);
  for (int i = 0; i < 400 && !screen.find("laid").focused; ++i) screen.key(ImGuiKey_Tab);
  REQUIRE(screen.find("laid").focused);
  screen.key(ImGuiKey_Enter);
  screen.settle();
  CHECK(feast_on(screen) == before);
}

TEST_CASE("feast table: on a phone a good that is tapped rests where it may lie") {
  Headless screen(with_something_to_lay(), 360, 640, By::touch);
  screen.settle();
  const feast::State before = feast_on(screen);
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
  const feast::State before = feast_on(screen);
  const auto good = find_target(screen, "good", true);
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
  const feast::State before = feast_on(screen);
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
