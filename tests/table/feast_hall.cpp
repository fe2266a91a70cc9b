#include <doctest/doctest.h>

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/feast/state.h"
#include "games/feast/workshop.h"
#include "src/table/games/feast/packing.h"
#include "src/table/games/feast/tiles.h"

// How what lies in a hall of A Feast for Odin is found and placed.

using namespace meadhall;
namespace feast_table = table::feast_table;
using feast_table::LaidTile;
using table::Rect;

namespace {

feast::State state_of(std::string_view text) {
  const Result<feast::State> read = feast::read_position(text);
  INFO((read.ok() ? std::string() : read.error().message.id()));
  REQUIRE(read.ok());
  return read.value();
}

bool lies_within(const Rect& inner, const Rect& outer) {
  constexpr float kEdge = 1.5F;  // of rounding
  return inner.x >= outer.x - kEdge && inner.right() <= outer.right() + kEdge &&
         inner.y >= outer.y - kEdge && inner.bottom() <= outer.bottom() + kEdge;
}

}  // namespace

TEST_CASE("Feast: tiles are told from each other by how their cells are joined") {
  using feast::Item;
  feast::State state = state_of(R"(feast position 1
players 1
player 1
  home
    a$abb........
    a$abb........
    aaa..........
    .............
    .............
    .............
    .............
    .............
    .............
    .............
    .............
    .............
    tiles: a horseshoe, b chest
)");
  std::vector<LaidTile> tiles;
  feast_table::for_each_tile(state.surfaces[0], [&](const LaidTile& t) { tiles.push_back(t); });
  REQUIRE(tiles.size() == 4);  // by their first cells: a horseshoe, silver, a chest, silver
  CHECK(tiles[0].item == Item::horseshoe);
  CHECK(tiles[0].way == feast::Shape{3, 3, {0b101, 0b101, 0b111}});
  CHECK(tiles[1].item == Item::silver);
  CHECK(tiles[2].item == Item::chest);
  CHECK(tiles[2].way == feast::Shape{2, 2, {0b11, 0b11}});
  CHECK(tiles[2].at == feast::Spot{0, 3});
  CHECK(tiles[3].at == feast::Spot{1, 1});
}

TEST_CASE("Feast: what is packed lies within its area and apart") {
  const Rect area{10, 20, 100, 90};
  feast_table::Packing packing(area);
  std::vector<Rect> placed;
  for (const auto& [wide, high] :
       {std::pair{60.0F, 50.0F}, {40.0F, 20.0F}, {40.0F, 30.0F}, {70.0F, 40.0F}, {30.0F, 40.0F}}) {
    const auto place = packing.place(wide, high);
    REQUIRE(place.has_value());
    CHECK(lies_within(*place, area));
    for (const Rect& other : placed) CHECK(overlap(*place, other).empty());
    placed.push_back(*place);
  }
  CHECK_FALSE(packing.place(5, 5).has_value());
}
