#include "games/vikings/moves.h"
#include "games/vikings/position/reader.h"
#include "games/vikings/position/words.h"

// The lines of a player: purse, homeland row by row, who waits, special tiles.

namespace meadhall::vikings {

bool PositionReader::read_player() {
  Seat whose{};
  if (!seat(whose) || !begin_player(whose)) return false;
  player_ = &parsed_.state.at(whose);
  return counted(-kMostGold, kMostGold, [&](int n, std::string_view what) {
    if (what == "gold" && n >= 0) {
      player_->gold = static_cast<std::int16_t>(n);
    } else if (what == "point" || what == "points") {
      player_->points = static_cast<std::int16_t>(n);
    } else {
      return fail("vikings.position.purse");
    }
    return true;
  });
}

// "4 nobles, -3 spent"; what is not named was there at the start.
bool PositionReader::read_sources(std::span<const std::string_view> names,
                                  std::span<std::int16_t> amounts) {
  return counted(-kMostGold, kMostGold, [&](int n, std::string_view name) {
    const auto source = place_among(names, name);
    if (!source || *source == 0 || amounts[*source] != 0) return fail("vikings.position.source");
    amounts[*source] = static_cast<std::int16_t>(n);
    return true;
  });
}

bool PositionReader::read_specials() {
  return counted(0, static_cast<int>(kSpecials), [&](int n, std::string_view name) {
    const auto special = special_worded(name);
    if (!special) return fail("vikings.position.special");
    if (*special == Special::gold_5) return fail("vikings.position.gold5");
    std::uint8_t& held = player_->special(*special);
    held = static_cast<std::uint8_t>(held + n);
    return turn_up(*special, n);
  });
}

// "W  L!  M1  -  B2", from column 1.
bool PositionReader::read_row(std::size_t row) {
  word();
  if (!is_of_player()) return false;
  TextPlace& place = parsed_.rows[index(player())][row];
  if (place.line > 0) return fail("position.twice");
  place = last();
  for (std::size_t column = 0; !peek().empty(); ++column) {
    std::string_view name = word();
    if (column == kColumns) return fail("vikings.position.row_full");
    const bool inhabited = name.ends_with('!');
    if (inhabited) name.remove_suffix(1);
    const Cell where{static_cast<std::uint8_t>(row), static_cast<std::uint8_t>(column)};
    if (!lay_on(where, name) || (inhabited && !stand_on(where))) return false;
  }
  return true;
}

bool PositionReader::lay_on(Cell where, std::string_view name) {
  Homeland& home = player_->homeland;
  if (name.size() == 2 && name[0] == 'b' && name[1] >= '1' && name[1] <= '4') {
    return build_on(where, static_cast<std::size_t>(name[1] - '1'));
  }
  const auto tile = tile_worded(name);
  if (!tile) return fail("vikings.position.tile");
  if (*tile == Tile::none) return true;
  if (is_ship(*tile) != (where.row == kShipRow)) return fail("vikings.position.row");
  if (!sides_fit(where, *tile)) return false;
  lay(home, *tile, where);
  // Nobody lays anything before the start tile, a left end out of none of the stacks.
  if (*tile == Tile::left_end && player_->has_start_tile == 0) {
    player_->has_start_tile = 1;
    return true;
  }
  return turn_up(*tile);
}

// The tile below it was turned up, laid and discarded. rules: Vikings 9.10
bool PositionReader::build_on(Cell where, std::size_t building) {
  const auto special =
      static_cast<Special>(static_cast<std::size_t>(Special::building_1) + building);
  const Tile tile = tile_replaced_by(special);
  if (where.row == kShipRow) return fail("vikings.position.row");
  if (!sides_fit(where, tile) || !turn_up(special) || !turn_up(tile)) return false;
  lay(player_->homeland, tile, where);
  player_->special(special) = 1;
  player_->building_at[building] = where;
  ++parsed_.state.discarded[static_cast<std::size_t>(tile)];
  return true;
}

// rules: Vikings 4.7, 4.9. Rows are read from the left, so that only the
// neighbour there is known. What a tile touches is seen when all rows are read.
bool PositionReader::sides_fit(Cell where, Tile tile) {
  const Homeland& home = player_->homeland;
  if (is_ship(tile)) {
    const Columns before = column_bit(where.column) - 1;
    return where.column < 3 || home.all_ships() == before || fail("vikings.position.ship_gap");
  }
  const bool left_is_land = tile != Tile::left_end;
  if (where.column == 0) return !left_is_land || fail("vikings.position.coast");
  const Tile left = tile_at(home, {where.row, static_cast<std::uint8_t>(where.column - 1)});
  if (left == Tile::none || left_is_land == (left != Tile::right_end)) return true;
  return fail(left_is_land ? "vikings.position.land_meets_sea" : "vikings.position.sea_meets_land");
}

bool PositionReader::stand_on(Cell where) {
  if (where.row == kShipRow || tile_at(player_->homeland, where) == Tile::none) {
    return fail("vikings.position.at_sea");
  }
  player_->homeland.rows[where.row].vikings |= column_bit(where.column);
  return take_viking(static_cast<Viking>(where.row), 1);
}

}  // namespace meadhall::vikings
