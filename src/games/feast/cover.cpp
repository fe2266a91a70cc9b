#include "games/feast/cover.h"

#include <bit>

namespace meadhall::feast {
namespace {

constexpr std::uint16_t kNoCell = 0;

std::uint16_t row_of(const Cells& cells, std::size_t row) {
  return row < kBoardRows ? cells[row] : kNoCell;
}

// The cells under tiles of the item's own colour, which it must not touch; null where all may
// touch. rules: Feast 6.2, 6.4
template <class AnyCover>
auto* own_colour(Sheet sheet, AnyCover& cover, Item item) {
  const Colour colour = colour_of(item);
  auto* const first = &cover.green_or_orange;
  if (!is_house(sheet)) return colour == Colour::green ? first : nullptr;
  if (colour == Colour::orange) return first;
  return colour == Colour::red ? &cover.red : nullptr;
}

// In row `row` the cells that share an edge with `cells`.
unsigned touching(const Cells& cells, std::size_t row) {
  const unsigned here = cells[row];
  const unsigned above = row > 0 ? cells[row - 1] : kNoCell;
  return here << 1U | here >> 1U | above | row_of(cells, row + 1);
}

// The cells of a row where this tile may have a part, numbers aside.
unsigned allowed(Sheet sheet, const Cover& cover, Item item, std::size_t row) {
  const Board& printed = board(sheet);
  unsigned cells = printed.open[row] & ~unsigned{cover.taken[row]};
  if (const Cells* same = own_colour(sheet, cover, item)) cells &= ~touching(*same, row);
  return cells;
}

// Where the tile would be in row `row` of the board.
unsigned part_in_row(const Shape& way, Spot at, std::size_t row) {
  if (row < at.row || row >= std::size_t{at.row} + way.height) return 0;
  return unsigned{way.rows[row - at.row]} << at.column;
}

}  // namespace

bool takes(Sheet sheet, Item item, Custom custom) {
  const Colour colour = colour_of(item);
  if (item == Item::silver) return true;
  if (is_house(sheet)) {
    return colour != Colour::none || (item == Item::wood && custom.wood_in_houses);
  }
  return colour == Colour::green || colour == Colour::blue || item == Item::ore;
}

std::uint16_t fitting(Sheet sheet, const Cover& cover, Item item, const Shape& way,
                      std::size_t row) {
  unsigned columns = ~0U;
  for (std::size_t i = 0; i < way.height; ++i) {
    const unsigned cells = allowed(sheet, cover, item, row + i);
    for (unsigned part = way.rows[i]; part != 0; part &= part - 1) {
      columns &= cells >> static_cast<unsigned>(std::countr_zero(part));
    }
  }
  return static_cast<std::uint16_t>(columns);
}

Rectangles rectangles_for(Sheet sheet, const Cover& cover, Item item) {
  const std::size_t height = board(sheet).height;
  Cells free{};
  for (std::size_t row = 0; row < height; ++row) {
    free[row] = static_cast<std::uint16_t>(allowed(sheet, cover, item, row));
  }
  Rectangles found;
  Cells wide = free;  // where rows of `width` free cells begin
  for (std::size_t width = 1; width <= found.rows.size(); ++width) {
    Cells tall = wide;
    for (std::size_t tiles = 1; tiles <= found.rows.size(); ++tiles) {
      unsigned any = 0;
      for (std::size_t row = 0; row + tiles <= height; ++row) {
        any |= tall[row];
        tall[row] = static_cast<std::uint16_t>(tall[row] & row_of(wide, row + tiles));
      }
      if (any == 0) break;
      found.rows[tiles - 1] = static_cast<std::uint8_t>(found.rows[tiles - 1] | 1U << (width - 1));
    }
    for (std::size_t row = 0; row < height; ++row) {
      wide[row] = static_cast<std::uint16_t>(wide[row] & free[row] >> width);
    }
  }
  return found;
}

// rules: Feast 6.2: a number may be covered only if, with the same tile at the latest, every cell
// to its left, below it, and left below is. Bonus fields count as covered.
bool numbers_allow(Sheet sheet, const Cover& cover, const Shape& way, Spot at) {
  const Board& printed = board(sheet);
  for (std::size_t row = at.row; row < std::size_t{at.row} + way.height; ++row) {
    unsigned numbers = part_in_row(way, at, row) & printed.incomes[row];
    for (; numbers != 0; numbers &= numbers - 1) {
      const unsigned to_the_left = numbers ^ (numbers - 1);  // and the number itself
      for (std::size_t below = row; below < printed.height; ++below) {
        const unsigned needed =
            to_the_left & printed.open[below] & ~unsigned{printed.fields[below]};
        const unsigned covered = cover.taken[below] | part_in_row(way, at, below);
        if ((needed & ~covered) != 0) return false;
      }
    }
  }
  return true;
}

Bar bar_to(Sheet sheet, const Cover& cover, Item item, const Shape& way, Spot at, Custom custom) {
  if (!takes(sheet, item, custom)) return Bar::kind;
  const Board& printed = board(sheet);
  if (at.row + way.height > printed.height || at.column + way.width > printed.width) {
    return Bar::outside;
  }
  bool taken = false;
  bool touches = false;
  const Cells* same = own_colour(sheet, cover, item);
  for (std::size_t row = at.row; row < std::size_t{at.row} + way.height; ++row) {
    const unsigned part = part_in_row(way, at, row);
    if ((part & ~unsigned{printed.open[row]}) != 0) return Bar::outside;
    taken = taken || (part & cover.taken[row]) != 0;
    touches = touches || (same != nullptr && (part & touching(*same, row)) != 0);
  }
  if (taken) return Bar::taken;
  if (touches) return Bar::neighbour;
  return numbers_allow(sheet, cover, way, at) ? Bar::none : Bar::income;
}

void lay(Sheet sheet, Cover& cover, Item item, const Shape& way, Spot at) {
  Cells* same = own_colour(sheet, cover, item);
  for (std::size_t row = at.row; row < std::size_t{at.row} + way.height; ++row) {
    const unsigned part = part_in_row(way, at, row);
    cover.taken[row] = static_cast<std::uint16_t>(cover.taken[row] | part);
    if (same != nullptr) (*same)[row] = static_cast<std::uint16_t>((*same)[row] | part);
  }
}

// rules: Feast 7.1
int income_of(Sheet sheet, const Cover& cover) {
  const Board& printed = board(sheet);
  int income = 0;
  for (std::size_t i = 0; i < printed.track_count; ++i) {
    const Track& track = printed.tracks[i];
    std::size_t step = 0;
    while (step < track.count &&
           has(cover.taken, track.steps[step].spot.row, track.steps[step].spot.column)) {
      ++step;
    }
    income += step < track.count ? track.steps[step].income : track.beyond;
  }
  return income;
}

// rules: Feast 7.2
unsigned bonuses_of(Sheet sheet, const Cover& cover) {
  const Board& printed = board(sheet);
  unsigned found = 0;
  for (std::size_t i = 0; i < printed.bonus_count; ++i) {
    const Bonus& bonus = printed.bonuses[i];
    bool surrounded = true;
    bool covered = false;
    for (std::size_t row = 0; row < printed.height; ++row) {
      const unsigned taken = cover.taken[row];
      covered = covered || (taken & bonus.field[row]) != 0;
      surrounded = surrounded && (bonus.around[row] & ~taken) == 0;
    }
    if (surrounded && !covered) found |= 1U << i;
  }
  return found;
}

int loss_of(Sheet sheet, const Cover& cover) {
  const Board& printed = board(sheet);
  int loss = 0;
  for (std::size_t row = 0; row < printed.height; ++row) {
    const unsigned bare = ~unsigned{cover.taken[row]};
    loss +=
        std::popcount(printed.minus[row] & bare) + 2 * std::popcount(printed.minus_two[row] & bare);
  }
  return loss;
}

}  // namespace meadhall::feast
