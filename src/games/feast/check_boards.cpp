#include <algorithm>
#include <bit>

#include "games/feast/check.h"
#include "games/feast/ids.h"
#include "games/feast/laying.h"

// What lies on boards and in houses: whole tiles, where the rules let them lie, and covers that say
// the same. rules: Feast 6

namespace meadhall::feast {
namespace {

// A tile as it lies: `grid` numbers the tiles of a surface from 1, 0 where there is none.
struct Laid {
  std::array<std::uint8_t, kGrid> grid{};
  std::uint8_t count = 0;
};

Error broken(std::string_view id, const State& state, std::size_t surface, std::size_t cell) {
  return Error{Message(id)
                   .with("board", Term{sheet_term(sheet_of(state, surface))})
                   .with("row", static_cast<int>(cell / kBoardColumns))
                   .with("column", static_cast<int>(cell % kBoardColumns))};
}

Item item_on(const Surface& surface, std::size_t cell) {
  return item_at(surface.lying[cell] & kItemBits);
}
bool is_taken(const Surface& surface, std::size_t cell) {
  return has(surface.cover.taken, cell / kBoardColumns, cell % kBoardColumns);
}

// Cells that may be covered, and things that may lie there.
Result<void> check_cells(const State& state, std::size_t at) {
  const Surface& surface = state.surfaces[at];
  const Sheet sheet = sheet_of(state, at);
  const Custom custom = custom_of(state, owner_of(state, at));
  for (std::size_t row = 0; row < kBoardRows; ++row) {
    if ((surface.cover.taken[row] & ~unsigned{board(sheet).open[row]}) != 0) {
      return broken("feast.check.outside", state, at, cell_number(row, 0));
    }
  }
  for (std::size_t cell = 0; cell < kGrid; ++cell) {
    if (!is_taken(surface, cell)) {
      if (surface.lying[cell] != 0) return broken("feast.check.not_covered", state, at, cell);
      continue;
    }
    const Item item = item_on(surface, cell);
    if (number(item) >= kItems || !takes(sheet, item, custom)) {
      return broken("feast.check.kind", state, at, cell);
    }
  }
  return {};
}

bool is_joined(const Surface& surface, std::size_t cell, std::size_t to) {
  return is_taken(surface, to) && item_on(surface, to) == item_on(surface, cell);
}

// Joins lead to cells of the same item. Cells joined directly or not are one tile.
Result<void> find_tiles(const State& state, std::size_t at, Laid& laid) {
  const Surface& surface = state.surfaces[at];
  for (std::size_t cell = 0; cell < kGrid; ++cell) {
    if (!is_taken(surface, cell)) continue;
    const bool left = (surface.lying[cell] & kJoinedLeft) != 0;
    const bool up = (surface.lying[cell] & kJoinedUp) != 0;
    if ((left && (cell % kBoardColumns == 0 || !is_joined(surface, cell, cell - 1))) ||
        (up && (cell < kBoardColumns || !is_joined(surface, cell, cell - kBoardColumns)))) {
      return broken("feast.check.joint", state, at, cell);
    }
    std::uint8_t& tile = laid.grid[cell];
    if (left) tile = laid.grid[cell - 1];
    if (up) {
      const std::uint8_t above = laid.grid[cell - kBoardColumns];
      if (left && tile != above) {  // two parts of one tile meet
        for (std::uint8_t& each : laid.grid) each = each == tile ? above : each;
      }
      tile = above;
    }
    if (!left && !up) tile = ++laid.count;
  }
  return {};
}

// Neighbouring cells of a tile are joined, and it has a shape of its item.
Result<void> check_tile(const State& state, std::size_t at, const Laid& laid, std::uint8_t tile) {
  const Surface& surface = state.surfaces[at];
  std::size_t top = kBoardRows;
  std::size_t left = kBoardColumns;
  std::size_t first = kGrid;
  for (std::size_t cell = 0; cell < kGrid; ++cell) {
    if (laid.grid[cell] != tile) continue;
    const std::size_t row = cell / kBoardColumns;
    const std::size_t column = cell % kBoardColumns;
    const bool beside = column > 0 && laid.grid[cell - 1] == tile;
    const bool below = row > 0 && laid.grid[cell - kBoardColumns] == tile;
    if (beside != ((surface.lying[cell] & kJoinedLeft) != 0) ||
        below != ((surface.lying[cell] & kJoinedUp) != 0)) {
      return broken("feast.check.joint", state, at, cell);
    }
    first = std::min(first, cell);
    top = std::min(top, row);
    left = std::min(left, column);
  }
  if (first == kGrid) return {};  // it is part of another
  for (const Shape& way : ways_to_lay(item_on(surface, first))) {
    bool same = true;
    for (std::size_t cell = 0; cell < kGrid; ++cell) {
      const std::size_t row = cell / kBoardColumns - top;
      const std::size_t column = cell % kBoardColumns - left;
      const bool wanted =
          row < way.height && column < way.width && (way.rows[row] >> column & 1U) != 0;
      same = same && wanted == (laid.grid[cell] == tile);
    }
    if (same) return {};
  }
  return broken("feast.check.shape", state, at, first);
}

bool is_kept_apart(Sheet sheet, Item item) {
  const Colour colour = colour_of(item);
  if (is_house(sheet)) return colour == Colour::orange || colour == Colour::red;
  return colour == Colour::green;
}

// Tiles of a colour that must not touch itself do not.
Result<void> check_neighbours(const State& state, std::size_t at, const Laid& laid) {
  const Surface& surface = state.surfaces[at];
  const Sheet sheet = sheet_of(state, at);
  const auto touch = [&](std::size_t cell, std::size_t other) {
    if (laid.grid[cell] == laid.grid[other] || laid.grid[other] == 0) return false;
    const Item item = item_on(surface, cell);
    return is_kept_apart(sheet, item) && colour_of(item) == colour_of(item_on(surface, other));
  };
  for (std::size_t cell = 0; cell < kGrid; ++cell) {
    if (laid.grid[cell] == 0) continue;
    if ((cell % kBoardColumns > 0 && touch(cell, cell - 1)) ||
        (cell >= kBoardColumns && touch(cell, cell - kBoardColumns))) {
      return broken("feast.check.neighbours", state, at, cell);
    }
  }
  return {};
}

Result<void> check_covers(const State& state, std::size_t at) {
  const Surface& surface = state.surfaces[at];
  const bool in_house = is_house(sheet_of(state, at));
  for (std::size_t cell = 0; cell < kGrid; ++cell) {
    const std::size_t row = cell / kBoardColumns;
    const std::size_t column = cell % kBoardColumns;
    const Colour colour =
        is_taken(surface, cell) ? colour_of(item_on(surface, cell)) : Colour::none;
    const bool first = colour == (in_house ? Colour::orange : Colour::green);
    const bool red = in_house && colour == Colour::red;
    if (has(surface.cover.green_or_orange, row, column) != first ||
        has(surface.cover.red, row, column) != red) {
      return broken("feast.check.cover", state, at, cell);
    }
  }
  // Nor anything beyond the last column.
  constexpr unsigned kColumns = (1U << kBoardColumns) - 1;
  for (std::size_t row = 0; row < kBoardRows; ++row) {
    if (((surface.cover.green_or_orange[row] | surface.cover.red[row]) & ~kColumns) != 0) {
      return broken("feast.check.cover", state, at, cell_number(row, 0));
    }
  }
  return {};
}

// rules: Feast 6.2: a number is covered only with all to its left and below
Result<void> check_numbers(const State& state, std::size_t at) {
  const Surface& surface = state.surfaces[at];
  const Board& printed = board(sheet_of(state, at));
  for (std::size_t row = 0; row < printed.height; ++row) {
    unsigned numbers = unsigned{printed.incomes[row]} & surface.cover.taken[row];
    for (; numbers != 0; numbers &= numbers - 1) {
      const unsigned to_the_left = numbers ^ (numbers - 1);
      for (std::size_t below = row; below < printed.height; ++below) {
        const unsigned needed =
            to_the_left & printed.open[below] & ~unsigned{printed.fields[below]};
        if ((needed & ~unsigned{surface.cover.taken[below]}) != 0) {
          const auto column = static_cast<std::size_t>(std::countr_zero(numbers));
          return broken("feast.check.income", state, at, cell_number(row, column));
        }
      }
    }
  }
  return {};
}

Result<void> check_surface(const State& state, std::size_t at) {
  if (Result<void> cells = check_cells(state, at); !cells) return cells;
  Laid laid;
  if (Result<void> tiles = find_tiles(state, at, laid); !tiles) return tiles;
  for (std::uint8_t tile = 1; tile <= laid.count; ++tile) {
    if (Result<void> whole = check_tile(state, at, laid, tile); !whole) return whole;
  }
  if (Result<void> apart = check_neighbours(state, at, laid); !apart) return apart;
  if (Result<void> covers = check_covers(state, at); !covers) return covers;
  return check_numbers(state, at);
}

// Cells of special tiles that lie somewhere; each tile has at least four.
std::array<int, kSpecials> cells_of_specials(const State& state) {
  std::array<int, kSpecials> cells{};
  for (const Surface& surface : state.surfaces) {
    for (std::size_t cell = 0; cell < kGrid; ++cell) {
      const Item item = item_on(surface, cell);
      if (is_taken(surface, cell) && is_special(item)) ++cells[number(item) - kGoods];
    }
  }
  return cells;
}

int cells_of(Item item) {
  int cells = 0;
  for (const std::uint16_t row : ways_to_lay(item).front().rows) cells += std::popcount(row);
  return cells;
}

}  // namespace

unsigned specials_laid(const State& state) {
  const std::array<int, kSpecials> cells = cells_of_specials(state);
  unsigned laid = 0;
  for (std::size_t i = 0; i < kSpecials; ++i) laid |= cells[i] > 0 ? 1U << i : 0U;
  return laid;
}

Result<void> check_boards(const State& state) {
  for (std::size_t at = 0; at < kSurfaces; ++at) {
    if (owner_of(state, at) != kNobody) {
      if (Result<void> sound = check_surface(state, at); !sound) return sound;
    } else if (!(state.surfaces[at] == Surface{})) {
      return Error{Message("feast.check.nobodys_board")
                       .with("board", Term{sheet_term(sheet_of(state, at))})};
    }
  }
  const std::array<int, kSpecials> cells = cells_of_specials(state);
  for (std::size_t i = 0; i < kSpecials; ++i) {
    const Item tile = item_at(kGoods + i);
    if (cells[i] > cells_of(tile)) {
      return Error{Message("feast.check.special").with("item", Term{item_term(tile)})};
    }
  }
  return {};
}

}  // namespace meadhall::feast
