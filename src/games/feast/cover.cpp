#include "games/feast/cover.h"

#include <algorithm>
#include <array>
#include <bit>
#include <span>
#include <tuple>

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

// Where the tile would be in row `row` of the board.
unsigned part_in_row(const Shape& way, Spot at, std::size_t row) {
  if (row < at.row || row >= std::size_t{at.row} + way.height) return 0;
  return unsigned{way.rows[row - at.row]} << at.column;
}

// The number of the track that is still visible, or where they end.
std::size_t visible_step(const Track& track, const Cover& cover) {
  std::size_t step = 0;
  while (step < track.count &&
         has(cover.taken, track.steps[step].spot.row, track.steps[step].spot.column)) {
    ++step;
  }
  return step;
}
int income_after(const Track& track, std::size_t steps) {
  return steps < track.count ? track.steps[steps].income : track.beyond;
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

// Every loop over rows takes them all, those beyond the board being empty: so many at a time.
Cells allowed_cells(Sheet sheet, const Cover& cover, Item item) {
  const Board& printed = board(sheet);
  Cells cells;
  for (std::size_t row = 0; row < kBoardRows; ++row) {
    cells[row] = static_cast<std::uint16_t>(printed.open[row] & ~cover.taken[row]);
  }
  if (const Cells* same = own_colour(sheet, cover, item)) {
    for (std::size_t row = 0; row < kBoardRows; ++row) {
      cells[row] = static_cast<std::uint16_t>(cells[row] & ~touching(*same, row));
    }
  }
  return cells;
}

Rectangles rectangles_in(const Cells& allowed) {
  Rectangles found;
  constexpr std::size_t kMost = std::tuple_size_v<decltype(found.rows)>;
  std::array<std::uint16_t, kBoardRows + kMost> wide{};  // where rows of `width` free cells begin
  std::ranges::copy(allowed, wide.begin());
  for (std::size_t width = 1; width <= kMost; ++width) {
    Cells tall;
    std::copy_n(wide.begin(), kBoardRows, tall.begin());
    for (std::size_t tiles = 1; tiles <= kMost; ++tiles) {
      std::uint16_t any = 0;
      for (std::size_t row = 0; row < kBoardRows; ++row) {
        any = static_cast<std::uint16_t>(any | tall[row]);
        tall[row] = static_cast<std::uint16_t>(tall[row] & wide[row + tiles]);
      }
      if (any == 0) break;
      found.rows[tiles - 1] = static_cast<std::uint8_t>(found.rows[tiles - 1] | 1U << (width - 1));
    }
    for (std::size_t row = 0; row < kBoardRows; ++row) {
      wide[row] = static_cast<std::uint16_t>(wide[row] & allowed[row] >> width);
    }
  }
  return found;
}

// rules: Feast 6.2: a number may be covered only if, with the same tile at the latest, every cell
// to its left, below it, and left below is. Bonus fields count as covered.
bool numbers_allow(Sheet sheet, const Cover& cover, const Shape& way, Spot at) {
  const Board& printed = board(sheet);
  for (std::size_t i = 0; i < way.height; ++i) {
    const std::size_t row = at.row + i;
    unsigned numbers = unsigned{way.rows[i]} << at.column & printed.incomes[row];
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

bool has_spot(Sheet sheet, const Cover& cover, const Cells& allowed, const Shape& way) {
  return any_spot(sheet, cover, allowed, way, [](Spot) { return true; });
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
  for (const Track& track : std::span(printed.tracks).first(printed.track_count)) {
    income += income_after(track, visible_step(track, cover));
  }
  return income;
}

Cells cells_below(const Board& printed, const Cover& cover, Spot number) {
  Cells needed{};
  const unsigned to_the_left = (2U << number.column) - 1;
  for (std::size_t row = number.row; row < printed.height; ++row) {
    needed[row] =
        static_cast<std::uint16_t>(to_the_left & printed.open[row] &
                                   ~unsigned{printed.fields[row]} & ~unsigned{cover.taken[row]});
  }
  return needed;
}

std::optional<NextIncome> next_income(Sheet sheet, const Cover& cover) {
  const Board& printed = board(sheet);
  const int now = income_of(sheet, cover);
  std::optional<NextIncome> next;
  for (const Track& track : std::span(printed.tracks).first(printed.track_count)) {
    std::size_t step = visible_step(track, cover);
    const int here = income_after(track, step);
    // A number may be followed by the same.
    while (step < track.count && income_after(track, step + 1) == here) ++step;
    if (step == track.count) continue;
    const Cells cells = cells_below(printed, cover, track.steps[step].spot);
    if (next && count_of(next->cells) <= count_of(cells)) continue;
    next = {now + income_after(track, step + 1) - here, cells};
  }
  return next;
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
