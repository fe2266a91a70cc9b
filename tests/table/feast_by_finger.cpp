#include <doctest/doctest.h>

#include <algorithm>
#include <optional>
#include <string_view>
#include <vector>

#include "games/feast/bundles.h"
#include "games/feast/laying.h"
#include "games/feast/moves.h"
#include "tests/support/feast_found.h"
#include "tests/support/headless.h"

// Laying goods of A Feast for Odin on phones: arrows, a tap beside the tile, the best places, what
// can be laid.

namespace meadhall::tests {
namespace {

using feast::Item;
using table::TargetPlace;

// A turn in which somebody may lay a good on the home board.
app::App with_something_to_lay() {
  std::optional<app::App> found;
  through_feasts(2, 20, [&](const Match& match) {
    const feast::State& state = feast_state(match);
    if (state.agenda.top().what != feast::Do::turn) return true;
    const Seat seat = state.agenda.top().seat;
    for (std::size_t i = 0; i < feast::kGoods; ++i) {
      const Item item = feast::item_at(i);
      if (feast::count(state.at(seat), item) == 0) continue;
      if (!feast::can_lay_on(state, seat, item, feast::home_of(seat))) continue;
      found = feast_table_of(match);
      return false;
    }
    return true;
  });
  REQUIRE(found.has_value());
  return *std::move(found);
}

// Of a row on the sheet of boards, or of the larder.
void take_good(Headless& screen, std::uint32_t sheet) {
  screen.click("sheet", sheet);
  screen.settle();
  for (const TargetPlace& place : screen.places()) {
    if (place.what != "good" || !place.choice) continue;
    screen.click({place.x, place.y});
    screen.settle();
    return;
  }
  FAIL("nothing to take");
}

std::size_t count(const Headless& screen, std::string_view what) {
  const auto places = screen.places();
  return static_cast<std::size_t>(std::ranges::count(places, what, &TargetPlace::what));
}

// A wide good whose first place at home has another to its right, and what lays it there.
struct Beside {
  Item item{};
  feast::Spot first{};
  std::vector<Move> deed{};
};
std::optional<Beside> with_room_beside(const feast::State& state) {
  const Seat seat = state.agenda.top().seat;
  const std::size_t home = feast::home_of(seat);
  for (std::size_t i = 0; i < feast::kGoods; ++i) {
    const Item item = feast::item_at(i);
    const feast::Shape& way = feast::ways_to_lay(item).front();
    if (feast::count(state.at(seat), item) == 0 || way.width < 2) continue;
    const auto laying = feast::begin_laying(state, item, home, 0);
    if (!laying) continue;
    std::optional<feast::Spot> first;
    feast::for_each_spot(feast::Sheet::home, state.surfaces[home].cover, item, way, {},
                         [&](feast::Spot spot) { first = first ? first : spot; });
    if (!first) continue;
    feast::Spot beside = *first;
    ++beside.column;
    const std::vector<Move> deed = feast::lay_at(*laying, beside);
    if (!deed.empty()) return Beside{item, *first, deed};
  }
  return std::nullopt;
}

}  // namespace

TEST_CASE("feast phone: arrows move the tile in hand by a cell, and the button lays it") {
  Headless screen(with_something_to_lay(), 390, 844, By::touch);
  const std::size_t before = screen.app.match().line().size();
  take_good(screen, 2);
  REQUIRE(count(screen, "nudge") == 4);
  for (std::uint32_t i = 0; i < 4; ++i) CHECK(screen.find("nudge", i).height >= 44);
  const std::uint64_t first = screen.picture();
  screen.click("nudge", 2);
  screen.settle();
  CHECK(screen.picture() != first);
  screen.click("nudge", 0);
  screen.settle();
  CHECK(screen.picture() == first);
  screen.click("lay-it");
  screen.settle();
  CHECK(screen.app.match().line().size() > before);
  // Who laid something may lay more.
  CHECK(screen.has("board"));
  CHECK_FALSE(screen.has("band"));
}

TEST_CASE("feast phone: where there are no arrows a tap beside the tile moves it by a cell") {
  std::optional<Beside> found;
  std::optional<app::App> begun;
  through_feasts(2, 40, [&](const Match& match) {
    if (feast_state(match).agenda.top().what != feast::Do::turn) return true;
    found = with_room_beside(feast_state(match));
    if (found) begun = feast_table_of(match);
    return !found;
  });
  REQUIRE(found.has_value());
  feast::State expected = feast_state(begun->match());
  Headless screen(*std::move(begun), 360, 640, By::touch);
  screen.click("sheet", 2);
  screen.settle();
  screen.click("good", static_cast<std::uint32_t>(feast::number(found->item)));
  screen.settle();
  REQUIRE(count(screen, "nudge") == 0);
  const TargetPlace board = screen.find("lay-on");
  const float cell = board.whole.width / feast::kBoardColumns;
  const feast::Shape& way = feast::ways_to_lay(found->item).front();
  screen.click({board.whole.x + cell * (static_cast<float>(found->first.column + way.width) + 0.5F),
                board.whole.y + cell * (static_cast<float>(found->first.row) + 0.5F)});
  screen.settle();
  REQUIRE(feast_state(screen.app.match()) == expected);
  screen.click("lay-it");
  screen.settle();
  for (const Move move : found->deed) REQUIRE(feast::apply(expected, move).ok());
  CHECK(feast_state(screen.app.match()) == expected);
}

TEST_CASE("feast phone: the best places lie beside or below the board, two taps lay there") {
  struct Size {
    float width;
    float height;
  };
  for (const Size& size : {Size{390, 844}, Size{844, 390}}) {
    CAPTURE(size.width);
    Headless screen(with_something_to_lay(), size.width, size.height, By::touch);
    const feast::State before = feast_state(screen.app.match());
    take_good(screen, 2);
    REQUIRE(count(screen, "best") > 0);
    const auto last = static_cast<std::uint32_t>(count(screen, "best") - 1);
    screen.click("best", last);
    screen.settle();
    CHECK(feast_state(screen.app.match()) == before);
    screen.click("best", last);
    screen.settle();
    CHECK_FALSE(feast_state(screen.app.match()) == before);
  }
}

TEST_CASE("feast phone: what can be laid lies below the board") {
  Headless screen(with_something_to_lay(), 390, 844, By::touch);
  take_good(screen, 1);
  CHECK(screen.has("put-back"));
  screen.click("put-back");
  screen.settle();
  CHECK(count(screen, "good") > 0);
}

}  // namespace meadhall::tests
