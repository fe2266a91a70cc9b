#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "games/vikings/components.h"

// One player's homeland: the row of ships on top, five rows of islands below, columns to the right
// without limit. Each kind of thing is a set of columns, one bit a column (bit 0 = column 1), so
// that rules about whole rows are a few shifts and masks.

namespace meadhall::vikings {

using Columns = std::uint64_t;

// At two players one seat lays at most 36 tiles and its start tile; no row can be longer.
inline constexpr std::size_t kColumns = 40;
inline constexpr Columns kAllColumns = (Columns{1} << kColumns) - 1;

constexpr Columns column_bit(std::size_t column) { return Columns{1} << column; }

// A place on a homeland. `row` 0 to 4 are the islands, fishermen to warriors; 5 is the row of
// ships. `column` counts from 0; players see it counted from 1 ("N2").
struct Cell {
  std::uint8_t row = 0;
  std::uint8_t column = 0;

  friend bool operator==(const Cell&, const Cell&) = default;
};
inline constexpr std::uint8_t kShipRow = 5;

struct IslandRow {
  Columns left_ends = 0;
  Columns middles = 0;
  Columns right_ends = 0;
  Columns vikings = 0;       // the tiles on which a viking of this row stands
  Columns building_low = 0;  // of the middles: the two bits of the building's number, 0 to 3
  Columns building_high = 0;

  constexpr Columns tiles() const { return left_ends | middles | right_ends; }
  constexpr Columns empty_tiles() const { return tiles() & ~vikings; }

  friend bool operator==(const IslandRow&, const IslandRow&) = default;
};

struct Homeland {
  std::array<IslandRow, kRows> rows{};
  std::array<Columns, kSails> ships{};  // by sail

  constexpr Columns all_ships() const { return ships[0] | ships[1] | ships[2] | ships[3]; }
  constexpr Columns warriors() const { return rows[kRows - 1].vikings; }

  friend bool operator==(const Homeland&, const Homeland&) = default;
};

// The tile at a cell; Tile::none where there is none.
Tile tile_at(const Homeland& homeland, Cell cell);

// Puts a tile down without asking whether it may lie there.
void lay(Homeland& homeland, Tile tile, Cell cell);

// The columns of `row` in which island tile `tile` may be laid.
// rules: Vikings 4.7: touching an own island or the coast, sides matching, no turning
Columns legal_columns(const Homeland& homeland, Tile tile, std::size_t row,
                      bool ships_support_islands);

// True if any row has a place for island tile `tile`; if not, it leaves the game.
bool has_place(const Homeland& homeland, Tile tile, bool ships_support_islands);

// The columns in which the next ship may be laid; never empty.
// rules: Vikings 4.9; option shipOrder
Columns legal_ship_columns(const Homeland& homeland, bool adjacent_only);

// The columns of `row` that an unrepelled ship reaches.
// rules: Vikings 5.1, 5.2. A ship is repelled by a warrior on the island tile right below it.
constexpr Columns threatened(const Homeland& homeland, std::size_t row) {
  Columns reaching = 0;
  for (std::size_t sail = 0; sail < kSails && sail <= row; ++sail) reaching |= homeland.ships[sail];
  return reaching & ~homeland.warriors();
}

// The columns of `row` where a viking stands that no ship threatens.
constexpr Columns safe_vikings(const Homeland& homeland, std::size_t row) {
  return homeland.rows[row].vikings & ~threatened(homeland, row);
}

// The cells of a homeland whose tile a building replaces, by row. rules: Vikings 9.10
Columns replaceable_columns(const Homeland& homeland, std::size_t row, Special building);
int replaceable_tiles(const Homeland& homeland, Special building);

// True if no tile at all can ever lie on an empty cell, since it would need sea on both sides.
bool is_dead(const Homeland& homeland, Cell cell);

// The columns of each row whose tiles hang together with the coast or, by option, with a ship
// above.
std::array<Columns, kRows> supported_tiles(const Homeland& homeland, bool ships_support_islands);

// Closed islands: a left end, any number of middles, a right end, in one row without a gap.
// rules: Vikings 8.4, 8.5
struct ClosedIslands {
  int count = 0;
  int longest = 0;  // tiles; 0 when there is none
};
ClosedIslands closed_islands(const Homeland& homeland);

constexpr int count(Columns columns) { return std::popcount(columns); }

}  // namespace meadhall::vikings
