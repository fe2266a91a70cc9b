#pragma once

#include <bit>
#include <cstdint>
#include <optional>

#include "games/feast/board.h"
#include "games/feast/items.h"

// What lies on a board, and what may still be laid there.
// rules: Feast 6, 7

namespace meadhall::feast {

// Which cells are covered; and by tiles of which colours, as far as those must not touch each
// other: on the home board and exploration boards green, in houses orange and red.
struct Cover {
  Cells taken{};
  Cells green_or_orange{};
  Cells red{};

  friend bool operator==(const Cover&, const Cover&) = default;
};

// Why something cannot be laid somewhere.
enum class Bar : std::uint8_t {
  none,
  kind,       // this board never takes it
  outside,    // part of it would lie beside the board, or where nothing can lie
  taken,      // something lies there
  neighbour,  // it would touch a tile of its own colour
  income,     // it would cover a number while something to its left or below is uncovered
};

// Which things a board takes beside tiles: wood only in the houses of whoever played the Master
// Joiner.
struct Custom {
  bool wood_in_houses = false;
};

// True if a board ever takes this item.
bool takes(Sheet sheet, Item item, Custom custom = {});

// What forbids to lay `item` in this way, its top left corner at `at`.
Bar bar_to(Sheet sheet, const Cover& cover, Item item, const Shape& way, Spot at,
           Custom custom = {});

// Calls visit(Spot) for each place, row by row, at which bar_to finds nothing.
template <class Visit>
void for_each_spot(Sheet sheet, const Cover& cover, Item item, const Shape& way, Custom custom,
                   Visit visit);

// The cells where the item may have a part, numbers aside: free ones, beside nothing that it must
// not touch.
Cells allowed_cells(Sheet sheet, const Cover& cover, Item item);

// Which rectangles of allowed cells there are: bit `width - 1` of rows[height - 1]. A quick no to
// whether a tile fits.
struct Rectangles {
  std::array<std::uint8_t, 4> rows{};

  constexpr bool has(std::size_t height, std::size_t width) const {
    return (rows[height - 1] >> (width - 1) & 1U) != 0;
  }
};
Rectangles rectangles_in(const Cells& allowed);

// Covers the cells; bar_to must have found nothing.
void lay(Sheet sheet, Cover& cover, Item item, const Shape& way, Spot at);

// Silver a round, of all tracks.
int income_of(Sheet sheet, const Cover& cover);

// The bare cells without which a number of this board cannot be covered, itself included; bonus
// fields need not be. rules: Feast 7.1
Cells cells_below(const Board& printed, const Cover& cover, Spot number);
// The next rise of the income: what it is then, and what has to be covered for it. Nothing where it
// rises no more.
struct NextIncome {
  int income = 0;
  Cells cells{};
};
std::optional<NextIncome> next_income(Sheet sheet, const Cover& cover);

// Which of the board's bonuses are surrounded and not covered, one bit each in their order.
unsigned bonuses_of(Sheet sheet, const Cover& cover);

// Points lost, as a number that is not negative.
int loss_of(Sheet sheet, const Cover& cover);

// The places of a row at which the tile lies on allowed cells alone, a bit each; numbers are not
// looked at.
std::uint16_t fitting(const Cells& allowed, const Shape& way, std::size_t row);
// True if the numbers it would cover may be covered.
bool numbers_allow(Sheet sheet, const Cover& cover, const Shape& way, Spot at);
// True if there is a place for it on allowed cells where the numbers may be covered.
bool has_spot(Sheet sheet, const Cover& cover, const Cells& allowed, const Shape& way);

// --- inline

inline std::uint16_t fitting(const Cells& allowed, const Shape& way, std::size_t row) {
  unsigned columns = ~0U;
  for (std::size_t i = 0; i < way.height; ++i) {
    const unsigned cells = allowed[row + i];
    for (unsigned part = way.rows[i]; part != 0; part &= part - 1) {
      columns &= cells >> static_cast<unsigned>(std::countr_zero(part));
    }
  }
  return static_cast<std::uint16_t>(columns);
}

// Calls visit(Spot) for each place on allowed cells where the numbers may be covered, row by row,
// until it says true; whether it did.
template <class Visit>
bool any_spot(Sheet sheet, const Cover& cover, const Cells& allowed, const Shape& way,
              Visit visit) {
  const std::size_t height = board(sheet).height;
  for (std::size_t row = 0; row + way.height <= height; ++row) {
    unsigned columns = fitting(allowed, way, row);
    for (; columns != 0; columns &= columns - 1) {
      const Spot at{static_cast<std::uint8_t>(row),
                    static_cast<std::uint8_t>(std::countr_zero(columns))};
      if (numbers_allow(sheet, cover, way, at) && visit(at)) return true;
    }
  }
  return false;
}

template <class Visit>
void for_each_spot(Sheet sheet, const Cover& cover, Item item, const Shape& way, Custom custom,
                   Visit visit) {
  if (!takes(sheet, item, custom)) return;
  any_spot(sheet, cover, allowed_cells(sheet, cover, item), way, [&](Spot at) {
    visit(at);
    return false;
  });
}

}  // namespace meadhall::feast
