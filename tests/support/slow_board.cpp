#include "tests/support/slow_board.h"

#include <array>
#include <string_view>

namespace meadhall::vikings::testing {
namespace {

constexpr std::string_view kLetters = " LMMMMRbygr";    // in the order of Tile
constexpr std::string_view kBuildings = "  1234     ";  // likewise
// In the order of Special.
constexpr std::array<std::string_view, kSpecialKinds> kSpecialNames = {
    "",         "gold5", "smith+1", "smith+2",   "boat",      "noble+1",   "scout+1",  "fisher+1",
    "boatsman", "food3", "gold3",   "building1", "building2", "building3", "building4"};

Tile tile_of(const SlowCell& cell) {
  if (cell.building != ' ') return static_cast<Tile>(kBuildings.find(cell.building));
  return static_cast<Tile>(kLetters.find(cell.tile));
}

// Rows are counted from the top here, from the fishermen up in the engine.
Cell engine_cell(int row, int column) {
  return {static_cast<std::uint8_t>(kFishermen - row), static_cast<std::uint8_t>(column)};
}

}  // namespace

SlowBoard slow_board(const Player& player) {
  SlowBoard board;
  board.gold = player.gold;
  board.points = player.points;
  for (std::size_t kind = 0; kind < kVikingKinds; ++kind)
    board.waiting.at(kind) = player.waiting.at(kind);
  for (std::size_t kind = 1; kind < kSpecialKinds; ++kind) {
    if (player.specials.at(kind) == 0) continue;
    board.specials[std::string(kSpecialNames.at(kind))] = player.specials.at(kind);
  }
  for (const Cell place : player.building_at) {
    if (place == kNowhere) continue;
    board.at(kFishermen - place.row, place.column).special = true;
  }
  for (int row = 0; row < kSlowRows; ++row) {
    for (int column = 0; column < kSlowColumns; ++column) {
      const Cell cell = engine_cell(row, column);
      SlowCell& here = board.at(row, column);
      const auto tile = static_cast<std::size_t>(tile_at(player.homeland, cell));
      here.tile = kLetters[tile];
      here.building = kBuildings[tile];
      if (row == kShips) continue;
      here.figure = ((player.homeland.rows.at(cell.row).vikings >> cell.column) & 1U) != 0;
    }
  }
  return board;
}

Player player_of(const SlowBoard& board) {
  Player player;
  player.has_start_tile = 1;
  player.gold = static_cast<std::int16_t>(board.gold);
  player.points = static_cast<std::int16_t>(board.points);
  player.gold_from.at(static_cast<std::size_t>(GoldSource::start)) = player.gold;
  player.points_from.at(static_cast<std::size_t>(PointSource::start)) = player.points;
  for (std::size_t kind = 0; kind < kVikingKinds; ++kind) {
    player.waiting.at(kind) = static_cast<std::uint8_t>(board.waiting.at(kind));
  }
  for (std::size_t kind = 1; kind < kSpecialKinds; ++kind) {
    player.specials.at(kind) =
        static_cast<std::uint8_t>(board.holds(std::string(kSpecialNames.at(kind))));
  }
  for (int row = 0; row < kSlowRows; ++row) {
    for (int column = 0; column < kSlowColumns; ++column) {
      const SlowCell& here = board.at(row, column);
      if (here.tile == ' ') continue;
      const Cell cell = engine_cell(row, column);
      lay(player.homeland, tile_of(here), cell);
      if (here.special) player.building_at.at(static_cast<std::size_t>(here.building - '1')) = cell;
      if (here.figure) player.homeland.rows.at(cell.row).vikings |= Columns{1} << cell.column;
    }
  }
  return player;
}

}  // namespace meadhall::vikings::testing
