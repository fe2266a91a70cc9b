// rules: Vikings 1

#include <doctest/doctest.h>

#include <algorithm>
#include <map>

#include "tests/support/table.h"

using namespace meadhall;
using namespace meadhall::vikings;
using namespace meadhall::vikings::testing;

namespace {

int in_box(Tile tile) {
  for (const TileCount& entry : kTileCounts) {
    if (entry.tile == tile) return entry.count;
  }
  return 0;
}

// Face down or on the wheel, at the beginning.
int played(const State& state, Tile tile) {
  return static_cast<int>(std::ranges::count(state.stack, tile) +
                          std::ranges::count(state.wheel, tile, &Pair::tile));
}

}  // namespace

TEST_CASE("components: 76 tiles, 62 islands and 14 ships, printed as 21 5 5 5 5 21 | 3 4 4 3") {
  std::string printed;
  int islands = 0;
  int ships = 0;
  for (const TileCount& entry : kTileCounts) {
    (is_ship(entry.tile) ? ships : islands) += entry.count;
    printed += std::to_string(entry.count) + " ";
  }
  CHECK(printed == "21 5 5 5 5 21 3 4 4 3 ");
  CHECK(islands == 62);
  CHECK(ships == 14);
  CHECK(kTileCounts.size() == kTileKinds - 1);
}

TEST_CASE("components: 78 vikings, 13 of each of six colours") {
  CHECK(kVikingKinds == 6);
  CHECK(kVikingsOfEachKind == 13);
  const Table table = Table::dealt(2, 1);
  std::array<int, kVikingKinds> vikings{};
  for (const Pair& pair : table.state.wheel) ++vikings.at(static_cast<std::size_t>(pair.viking));
  for (std::size_t kind = 0; kind < kVikingKinds; ++kind) {
    CHECK(vikings.at(kind) + table.state.bag.at(kind) == 13);
  }
}

TEST_CASE("components: four left ends are start tiles, 72 tiles make six stacks of twelve") {
  CHECK(kStartTiles == 4);
  CHECK(kStack == 72);
  CHECK(kRounds * kSlots == kStack);
  const Table table = Table::dealt(3, 9);
  for (const TileCount& entry : kTileCounts) {
    const int aside = entry.tile == Tile::left_end ? 4 : 0;
    CHECK(played(table.state, entry.tile) == entry.count - aside);
  }
  CHECK(played(table.state, Tile::left_end) == 17);
}

TEST_CASE("components: four buildings, five middles of each") {
  for (const Tile middle : {Tile::middle_1, Tile::middle_2, Tile::middle_3, Tile::middle_4}) {
    CHECK(in_box(middle) == 5);
    CHECK(is_middle(middle));
    CHECK(is_island(middle));
  }
  CHECK_FALSE(is_middle(Tile::left_end));
  CHECK_FALSE(is_middle(Tile::right_end));
}

TEST_CASE("components: a middle laid down keeps its building") {
  Table table(2);
  table.lay(ann, "C1 L, C2 M1, C3 M2, C4 M3, C5 M4, C6 R");
  CHECK(table.tile(ann, "C2") == Tile::middle_1);
  CHECK(table.tile(ann, "C3") == Tile::middle_2);
  CHECK(table.tile(ann, "C4") == Tile::middle_3);
  CHECK(table.tile(ann, "C5") == Tile::middle_4);
}

TEST_CASE("components: ships by sail, how many and what they are worth") {
  struct Row {
    Tile tile;
    std::size_t reach;
    int count;
    int gold;
    int points;
    Confidence confidence;
  };
  // rules: Vikings 1.4: green 5 gold and blue 3 points are printed, the rest is inferred
  for (const Row& row : {Row{Tile::ship_red, 3, 3, 3, 0, Confidence::reconstructed},
                         {Tile::ship_green, 2, 4, 5, 0, Confidence::printed},
                         {Tile::ship_yellow, 1, 4, 0, 2, Confidence::reconstructed},
                         {Tile::ship_blue, 0, 3, 0, 3, Confidence::printed}}) {
    CHECK(is_ship(row.tile));
    CHECK_FALSE(is_island(row.tile));
    CHECK(in_box(row.tile) == row.count);
    CHECK(sail_of(row.tile) == row.reach);
    CHECK(ship_with_sail(row.reach) == row.tile);
    const ShipValue& value = kShipValues.at(row.reach);
    CHECK(value.gold == row.gold);
    CHECK(value.points == row.points);
    CHECK(value.confidence == row.confidence);
  }
}

TEST_CASE("components: prices run from 0 to 11") { CHECK(kSlots == 12); }

TEST_CASE("components: the longest row anybody can lay fits on the homeland") {
  // Two players: 36 tiles and the start tile in one row, and room for the next.
  CHECK(kColumns >= 36 + 1 + 1);
  Table table(2);
  table.lay(ann, "C1 L");
  for (std::uint8_t column = 1; column < 37; ++column) {
    table.hand(ann, "M grey").play("place C" + std::to_string(column + 1));
  }
  CHECK(table.tile(ann, "C37") == Tile::middle_1);
}
