#include "games/vikings/rules.h"
#include "games/vikings/words.h"

// Where tiles may be laid. rules: Vikings, placing the tile; placing a ship

namespace meadhall::vikings {

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
