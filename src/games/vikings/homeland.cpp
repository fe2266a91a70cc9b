#include "games/vikings/homeland.h"

#include <algorithm>

namespace meadhall::vikings {
namespace {

constexpr Columns kCoast = 1;        // column 1 touches the mainland, whose shore is sea
constexpr Columns kBelowTopArm = 7;  // the first three ships lie along the mainland's upper arm

// Columns of `row` whose right or left neighbour is in `columns`.
constexpr Columns to_the_right_of(Columns columns) { return columns << 1U; }
constexpr Columns to_the_left_of(Columns columns) { return columns >> 1U; }

std::size_t building_of(const IslandRow& row, Columns bit) {
  return ((row.building_low & bit) != 0 ? 1U : 0U) + ((row.building_high & bit) != 0 ? 2U : 0U);
}

}  // namespace

Tile tile_at(const Homeland& homeland, Cell cell) {
  const Columns bit = column_bit(cell.column);
  if (cell.row == kShipRow) {
    for (std::size_t sail = 0; sail < kSails; ++sail) {
      if ((homeland.ships[sail] & bit) != 0) return ship_with_sail(sail);
    }
    return Tile::none;
  }
  const IslandRow& row = homeland.rows[cell.row];
  if ((row.left_ends & bit) != 0) return Tile::left_end;
  if ((row.right_ends & bit) != 0) return Tile::right_end;
  if ((row.middles & bit) == 0) return Tile::none;
  return static_cast<Tile>(static_cast<std::size_t>(Tile::middle_1) + building_of(row, bit));
}

void lay(Homeland& homeland, Tile tile, Cell cell) {
  const Columns bit = column_bit(cell.column);
  if (is_ship(tile)) {
    homeland.ships[sail_of(tile)] |= bit;
    return;
  }
  IslandRow& row = homeland.rows[cell.row];
  if (tile == Tile::left_end) {
    row.left_ends |= bit;
  } else if (tile == Tile::right_end) {
    row.right_ends |= bit;
  } else {
    const std::size_t building =
        static_cast<std::size_t>(tile) - static_cast<std::size_t>(Tile::middle_1);
    row.middles |= bit;
    if ((building & 1U) != 0) row.building_low |= bit;
    if ((building & 2U) != 0) row.building_high |= bit;
  }
}

Columns legal_columns(const Homeland& homeland, Tile tile, std::size_t row_index,
                      bool ships_support_islands) {
  const IslandRow& row = homeland.rows[row_index];
  const Columns tiles = row.tiles();

  // Support: the coast, or an own island tile on any of the four sides.
  Columns support = kCoast | to_the_right_of(tiles) | to_the_left_of(tiles);
  if (row_index > 0) support |= homeland.rows[row_index - 1].tiles();
  if (row_index + 1 < kRows) {
    support |= homeland.rows[row_index + 1].tiles();
  } else if (ships_support_islands) {
    support |= homeland.all_ships();
  }

  // Sides: sea meets sea, land meets land. Empty neighbours ask nothing; upper and lower sides are
  // sea on every tile.
  const Columns land_on_the_left = to_the_right_of(row.left_ends | row.middles);
  const Columns sea_on_the_left = to_the_right_of(row.right_ends) | kCoast;
  const Columns land_on_the_right = to_the_left_of(row.middles | row.right_ends);
  const Columns sea_on_the_right = to_the_left_of(row.left_ends);
  const bool left_is_land = tile != Tile::left_end;
  const bool right_is_land = tile != Tile::right_end;
  const Columns clash = (left_is_land ? sea_on_the_left : land_on_the_left) |
                        (right_is_land ? sea_on_the_right : land_on_the_right);

  return support & ~clash & ~tiles & kAllColumns;
}

bool has_place(const Homeland& homeland, Tile tile, bool ships_support_islands) {
  for (std::size_t row = 0; row < kRows; ++row) {
    if (legal_columns(homeland, tile, row, ships_support_islands) != 0) return true;
  }
  return false;
}

Columns legal_ship_columns(const Homeland& homeland, bool adjacent_only) {
  const Columns ships = homeland.all_ships();
  const Columns free_first_three = kBelowTopArm & ~ships;
  if (free_first_three == 0) return ships + 1;  // ships fill columns 1 to n: the next one
  if (adjacent_only && ships != 0) {
    return free_first_three & (to_the_left_of(ships) | to_the_right_of(ships));
  }
  return free_first_three;
}

bool is_dead(const Homeland& homeland, Cell cell) {
  const IslandRow& row = homeland.rows[cell.row];
  const Columns bit = column_bit(cell.column);
  const bool sea_on_the_left = cell.column == 0 || (row.right_ends & (bit >> 1U)) != 0;
  const bool sea_on_the_right = (row.left_ends & (bit << 1U)) != 0;
  return sea_on_the_left && sea_on_the_right;
}

Columns replaceable_columns(const Homeland& homeland, std::size_t row, Special building) {
  const IslandRow& tiles = homeland.rows[row];
  const std::size_t number = building_of(building);
  const Columns low = (number & 1U) != 0 ? tiles.building_low : ~tiles.building_low;
  const Columns high = (number & 2U) != 0 ? tiles.building_high : ~tiles.building_high;
  return tiles.middles & low & high;
}

int replaceable_tiles(const Homeland& homeland, Special building) {
  int tiles = 0;
  for (std::size_t row = 0; row < kRows; ++row) {
    tiles += count(replaceable_columns(homeland, row, building));
  }
  return tiles;
}

std::array<Columns, kRows> supported_tiles(const Homeland& homeland, bool ships_support_islands) {
  std::array<Columns, kRows> reached{};
  for (bool grown = true; grown;) {
    const auto before = reached;
    for (std::size_t row = 0; row < kRows; ++row) {
      Columns near = kCoast | reached[row] | reached[row] << 1U | reached[row] >> 1U;
      if (row > 0) near |= reached[row - 1];
      if (row + 1 < kRows) near |= reached[row + 1];
      if (row + 1 == kRows && ships_support_islands) near |= homeland.all_ships();
      reached[row] = homeland.rows[row].tiles() & near;
    }
    grown = reached != before;
  }
  return reached;
}

ClosedIslands closed_islands(const Homeland& homeland) {
  ClosedIslands closed;
  for (const IslandRow& row : homeland.rows) {
    for (Columns starts = row.left_ends; starts != 0; starts &= starts - 1) {
      const auto first = static_cast<unsigned>(std::countr_zero(starts));
      const auto middles = static_cast<unsigned>(std::countr_one(row.middles >> (first + 1)));
      const unsigned last = first + 1 + middles;
      if ((row.right_ends & column_bit(last)) == 0) continue;
      ++closed.count;
      closed.longest = std::max(closed.longest, static_cast<int>(last - first + 1));
    }
  }
  return closed;
}

}  // namespace meadhall::vikings
