#include "games/vikings/knowledge.h"
#include "games/vikings/rules.h"
#include "games/vikings/words.h"

// Where tiles may be laid. rules: Vikings 4.7, 4.9

namespace meadhall::vikings {
namespace {

// How many of each kind are still to be laid: face down, on the wheel, in hand.
Tiles tiles_to_come(const State& state) {
  Tiles left = tiles_of_the_stack();
  const Tiles seen = tiles_in_sight(state);
  for (std::size_t kind = 0; kind < kTileKinds; ++kind) left[kind] -= seen[kind];
  for (const Pair& pair : state.wheel) ++left[static_cast<std::size_t>(pair.tile)];
  ++left[static_cast<std::size_t>(state.pending.tile)];
  return left;
}

}  // namespace

DeadCells dead_cells(const State& state, Seat seat) {
  const Player& player = state.at(seat);
  const Tiles left = tiles_to_come(state);
  const auto any = [&left](Tile tile) { return left[static_cast<std::size_t>(tile)] > 0; };
  const bool ends = any(Tile::left_end) || any(Tile::right_end);
  const bool middles =
      any(Tile::middle_1) || any(Tile::middle_2) || any(Tile::middle_3) || any(Tile::middle_4);
  DeadCells dead;
  for (std::size_t line = 0; line < kRows; ++line) {
    const IslandRow& row = player.homeland.rows[line];
    const Columns sea_on_the_left = row.right_ends << 1U | column_bit(0);
    const Columns land_on_the_left = (row.left_ends | row.middles) << 1U;
    const Columns sea_on_the_right = row.left_ends >> 1U;
    const Columns land_on_the_right = (row.middles | row.right_ends) >> 1U;
    const Columns empty = kAllColumns & ~row.tiles();
    dead.no_such_tile[line] = empty & sea_on_the_left & sea_on_the_right;
    Columns& gone = dead.none_left[line];
    // A start tile still to come fits the coast.
    const Columns coast = player.has_start_tile == 0 ? column_bit(0) : 0;
    if (!any(Tile::left_end)) gone |= sea_on_the_left & ~coast & land_on_the_right;
    if (!any(Tile::right_end)) gone |= land_on_the_left & sea_on_the_right;
    if (!middles) gone |= land_on_the_left & land_on_the_right;
    // When nothing is to come at all, the board is as good as finished: no place is worth a mark.
    gone = ends || middles ? gone & empty : 0;
  }
  return dead;
}

Message dead_reason(const State& state, Seat seat, Cell cell) {
  if (cell.row >= kRows) return {};
  const DeadCells dead = dead_cells(state, seat);
  const Columns bit = column_bit(cell.column);
  const bool no_such_tile = (dead.no_such_tile[cell.row] & bit) != 0;
  if (!no_such_tile && (dead.none_left[cell.row] & bit) == 0) return {};
  return Message(no_such_tile ? "vikings.no.dead" : "vikings.no.dead_gone")
      .with("cell", cell_text(cell));
}

Columns placing_columns(const State& state, std::size_t row) {
  const Homeland& home = state.at(state.turn).homeland;
  const Tile tile = state.pending.tile;
  if (is_ship(tile)) {
    if (row != kShipRow) return 0;
    return legal_ship_columns(home, state.options.ship_order == ShipOrder::adjacent);
  }
  if (row >= kRows) return 0;
  return legal_columns(home, tile, row, state.options.ship_supports_island != 0);
}

Message cell_refusal(const State& state, const Homeland& homeland, Tile tile, Cell cell) {
  const bool ship = is_ship(tile);
  if (ship != (cell.row == kShipRow)) {
    return Message(ship ? "vikings.no.ship_here" : "vikings.no.island_here");
  }
  const Columns bit = column_bit(cell.column);
  if (tile_at(homeland, cell) != Tile::none) {
    return Message("vikings.no.occupied").with("cell", cell_text(cell));
  }
  if (ship) {
    const bool adjacent = state.options.ship_order == ShipOrder::adjacent;
    const Columns free = legal_ship_columns(homeland, adjacent);
    if ((free & bit) != 0) return {};
    if (cell.column >= 3 && count(homeland.all_ships()) < 3)
      return Message("vikings.no.first_three");
    return Message(cell.column < 3 ? "vikings.no.ship_beside" : "vikings.no.ship_next");
  }
  if (is_dead(homeland, cell)) return Message("vikings.no.dead").with("cell", cell_text(cell));
  const bool ships_support = state.options.ship_supports_island != 0;
  if ((legal_columns(homeland, tile, cell.row, ships_support) & bit) != 0) return {};

  // Only a side can be wrong, and only the coast and the cells beside it have sides that matter:
  // with nothing there, whatever touched it above or below would have been enough.
  const auto beside = [&](int step) {
    return tile_at(homeland, {cell.row, static_cast<std::uint8_t>(cell.column + step)});
  };
  const Tile left = cell.column == 0 ? Tile::none : beside(-1);
  if (cell.column > 0 && left == Tile::none && beside(1) == Tile::none) {
    return Message("vikings.no.touches_nothing").with("cell", cell_text(cell));
  }
  if (cell.column == 0 && tile != Tile::left_end) return Message("vikings.no.coast");
  const bool own_left_is_land = tile != Tile::left_end;
  if (left != Tile::none && own_left_is_land != (left != Tile::right_end)) {
    return Message(own_left_is_land ? "vikings.no.land_meets_sea_left"
                                    : "vikings.no.sea_meets_land_left");
  }
  const bool own_right_is_land = tile != Tile::right_end;
  return Message(own_right_is_land ? "vikings.no.land_meets_sea_right"
                                   : "vikings.no.sea_meets_land_right");
}

}  // namespace meadhall::vikings
