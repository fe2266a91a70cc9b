#include "bots/feast/packing.h"

#include <algorithm>
#include <array>
#include <bit>
#include <tuple>

#include "bots/feast/weights.h"
#include "bots/feast/worth.h"
#include "core/must.h"
#include "games/feast/laying.h"

namespace meadhall::feast_bots {
namespace {

// What covering each cell of a board is worth.
using Weights = std::array<std::array<int, kBoardColumns>, kBoardRows>;

void add(Weights& weights, const Cells& cells, int worth) {
  for (std::size_t row = 0; row < kBoardRows; ++row) {
    for (unsigned left = cells[row]; left != 0; left &= left - 1) {
      weights[row][static_cast<std::size_t>(std::countr_zero(left))] += worth;
    }
  }
}

// Sums of weights from the top left corner on, so that a block of cells is summed up at once.
class Sums {
 public:
  explicit Sums(const Weights& weights) : weights_(weights) {
    for (std::size_t row = 0; row < kBoardRows; ++row) {
      int so_far = 0;
      for (std::size_t column = 0; column < kBoardColumns; ++column) {
        const int weight = weights[row][column];
        so_far += weight;
        sums_[row + 1][column + 1] = sums_[row][column + 1] + so_far;
        most_ = std::max(most_, weight);
      }
    }
  }

  int most() const { return most_; }  // of one cell
  int under(const Shape& way, bool block, Spot at) const {
    const std::size_t bottom = at.row + std::size_t{way.height};
    const std::size_t right = at.column + std::size_t{way.width};
    if (block) {
      return sums_[bottom][right] - sums_[at.row][right] - sums_[bottom][at.column] +
             sums_[at.row][at.column];
    }
    int sum = 0;
    for (std::size_t i = 0; i < way.height; ++i) {
      for (unsigned left = way.rows[i]; left != 0; left &= left - 1) {
        const std::size_t column = at.column + static_cast<std::size_t>(std::countr_zero(left));
        sum += weights_[at.row + i][column];
      }
    }
    return sum;
  }

 private:
  const Weights& weights_;
  std::array<std::array<int, kBoardColumns + 1>, kBoardRows + 1> sums_{};
  int most_ = 0;
};

Cells without(const Cells& cells, const Cells& others) {
  Cells rest{};
  for (std::size_t row = 0; row < kBoardRows; ++row) {
    rest[row] = static_cast<std::uint16_t>(cells[row] & ~unsigned{others[row]});
  }
  return rest;
}

// Each stretch of the track that pays best for its cells, one after the other; the further off,
// the less likely it is to be reached.
void add_income(Weights& weights, const Board& printed, const Cover& cover, const Track& track,
                int rounds) {
  std::size_t step = 0;
  while (step < track.count &&
         has(cover.taken, track.steps[step].spot.row, track.steps[step].spot.column)) {
    ++step;
  }
  Cells counted{};
  int sure = 100;  // per cent
  while (step < track.count && sure >= 20) {
    std::size_t best = step;
    int best_rate = -1;
    const int before = track.steps[step].income;
    for (std::size_t last = step; last < track.count && last < step + 5; ++last) {
      const Cells needed = without(cells_below(printed, cover, track.steps[last].spot), counted);
      const int cells = count_of(needed);
      const int after = last + 1 < track.count ? track.steps[last + 1].income : track.beyond;
      const int rate = cells == 0 ? 0 : 100 * rounds * (after - before) / cells;
      if (rate > best_rate) {
        best_rate = rate;
        best = last;
      }
    }
    const Cells all = cells_below(printed, cover, track.steps[best].spot);
    const Cells needed = without(all, counted);
    const int cells = count_of(needed);
    if (cells > kNearCells) sure = sure * kNearCells / cells;
    add(weights, needed, best_rate * sure / 100);
    counted = all;
    sure = sure * kNextStretch / 100;
    step = best + 1;
  }
}

Weights weights_of(const State& state, std::size_t surface, const Coming& coming,
                   const Prices& prices) {
  const Board& printed = board(sheet_of(state, surface));
  const Cover& cover = state.surfaces[surface].cover;
  Weights weights{};
  add(weights, without(printed.minus, cover.taken), 100);
  add(weights, without(printed.minus_two, cover.taken), 200);
  for (std::size_t i = 0; i < printed.track_count && coming.incomes > 0; ++i) {
    add_income(weights, printed, cover, printed.tracks[i], coming.incomes);
  }
  for (std::size_t i = 0; i < printed.bonus_count; ++i) {
    const Bonus& bonus = printed.bonuses[i];
    const int worth = coming.bonuses * bonus_worth(bonus.gain, prices);
    const Cells bare = without(bonus.around, cover.taken);
    const int cells = count_of(bare);
    if (cells > 0 && cells <= 8) add(weights, bare, worth / (cells + 1));
    add(weights, bonus.field, cells <= 5 ? -worth : -worth / 3);
  }
  return weights;
}

// What is kept when it is not laid.
int held(Item item, bool last, const Prices& prices) {
  const int area = area_of(item);
  if (item == Item::silver) return 101;
  if (last) return 0;
  switch (colour_of(item)) {
    case Colour::blue: return area * kHeldBlue;
    case Colour::green: return area * kHeldGreen;
    default: return prices[number(item)] + 6;
  }
}

int contacts(const Cells& blocked, const Shape& way, Spot at) {
  int n = 0;
  for (std::size_t i = 0; i < way.height; ++i) {
    const std::size_t row = at.row + i;
    const unsigned part = unsigned{way.rows[i]} << at.column;
    const unsigned above = row == 0 ? ~0U : blocked[row - 1];
    const unsigned below = row + 1 >= kBoardRows ? ~0U : blocked[row + 1];
    const unsigned here = blocked[row];
    // Four words of sixteen cells counted at once.
    const auto word = [&](unsigned against) { return std::uint64_t{part & against & 0xffffU}; };
    n += std::popcount(word(above) | word(below) << 16U | word(here << 1U | 1U) << 32U |
                       word(here >> 1U | 1U << (kBoardColumns - 1)) << 48U);
  }
  return n;
}

Cells blocked_of(const Board& printed, const Cover& cover) {
  Cells blocked{};
  for (std::size_t row = 0; row < kBoardRows; ++row) {
    blocked[row] = static_cast<std::uint16_t>(~unsigned{printed.open[row]} | cover.taken[row]);
  }
  return blocked;
}

// The best place seen so far.
struct Best {
  std::optional<Laying> best;

  bool may_take(int gain) const { return !best || gain > best->gain; }
  void take(const Laying& laying) { best = laying; }
};

// All places seen.
struct AllSeen {
  std::vector<Laying> seen;

  bool may_take(int) const { return true; }
  void take(const Laying& laying) { seen.push_back(laying); }
};

// One board with what it takes to judge places on it.
class Search {
 public:
  Search(const State& state, std::size_t surface, const Coming& coming, const Prices& prices)
      : surface_(surface),
        sheet_(sheet_of(state, surface)),
        cover_(state.surfaces[surface].cover),
        weights_(weights_of(state, surface, coming, prices)),
        sums_(weights_),
        blocked_(blocked_of(board(sheet_), cover_)) {}

  // At every place, lying in any way or in `only` that one. `keeping`: what the item is worth if it
  // is not laid; unless `must`, nothing less is looked at.
  template <class Kept>
  void look(Item item, std::optional<std::size_t> only, int keeping, bool must, Kept& kept) const {
    if (!must && sums_.most() * area_of(item) <= keeping) return;
    const Cells allowed = allowed_cells(sheet_, cover_, item);
    const std::span<const Shape> ways = ways_to_lay(item);
    for (std::size_t which = 0; which < ways.size(); ++which) {
      if (only && *only != which) continue;
      const Shape& way = ways[which];
      const int edges = 2 * (way.height + way.width) + (is_special(item) ? 8 : 0);
      for (std::size_t row = 0; row + way.height <= board(sheet_).height; ++row) {
        unsigned columns = fitting(allowed, way, row);
        for (; columns != 0; columns &= columns - 1) {
          const Spot at{static_cast<std::uint8_t>(row),
                        static_cast<std::uint8_t>(std::countr_zero(columns))};
          const int saved = sums_.under(way, !is_special(item), at) - keeping;
          if (saved <= 0 && !must) continue;
          if (!kept.may_take(saved + kContact * edges)) continue;
          if (!numbers_allow(sheet_, cover_, way, at)) continue;
          const int gain = saved + kContact * contacts(blocked_, way, at);
          if (!kept.may_take(gain)) continue;
          kept.take({item, static_cast<std::uint8_t>(surface_), static_cast<std::uint8_t>(which),
                     at, gain});
        }
      }
    }
  }

 private:
  std::size_t surface_;
  Sheet sheet_;
  const Cover& cover_;
  Weights weights_;
  Sums sums_;
  Cells blocked_;
};

// True if this is laid on such a board without being asked to: food, in houses alone, and only when
// there is no feast any more.
bool is_offered(Item item, Sheet sheet, bool last) {
  switch (colour_of(item)) {
    case Colour::none: return item == Item::silver || item == Item::ore;
    case Colour::orange:
    case Colour::red: return is_house(sheet) && last && item != Item::sheep && item != Item::cattle;
    default: return true;
  }
}

// Looks at every place that is asked for.
template <class Kept>
void look_everywhere(const State& state, Seat seat, bool last, const Asked& asked, Kept& kept) {
  const Player& player = state.at(seat);
  const Coming coming = ahead_of(state, seat);
  const Prices prices = prices_of(state, seat);
  const Custom custom = custom_of(state, seat);
  for_each_own(state, seat, [&](std::size_t surface) {
    if (asked.surface && *asked.surface != surface) return;
    const Sheet sheet = sheet_of(state, surface);
    const Search search(state, surface, coming, prices);
    for (std::size_t n = 0; n < kItems; ++n) {
      const Item item = item_at(n);
      if (asked.item ? *asked.item != item : player.has[n] == 0) continue;
      if (!asked.item && !is_offered(item, sheet, last)) continue;
      if (!takes(sheet, item, custom)) continue;
      const int keeping = asked.free ? 0 : held(item, last, prices);
      search.look(item, asked.way, keeping, asked.item.has_value(), kept);
    }
  });
}

// True if the two cover a cell in common.
bool overlap(const Laying& a, const Laying& b) {
  if (a.surface != b.surface) return false;
  const Shape& one = ways_to_lay(a.item)[a.way];
  const Shape& other = ways_to_lay(b.item)[b.way];
  for (std::size_t row = 0; row < one.height; ++row) {
    const std::size_t there = a.at.row + row;
    if (there < b.at.row || there >= std::size_t{b.at.row} + other.height) continue;
    const unsigned cells = unsigned{one.rows[row]} << a.at.column;
    if ((cells & unsigned{other.rows[there - b.at.row]} << b.at.column) != 0) return true;
  }
  return false;
}

}  // namespace

std::optional<Laying> next_to_lay(const State& state, Seat seat, bool last, const Asked& asked) {
  Best kept;
  look_everywhere(state, seat, last, asked, kept);
  return kept.best;
}

std::vector<Laying> best_places(const State& state, Seat seat, const Asked& asked,
                                std::size_t most) {
  MUST(asked.item.has_value());
  AllSeen kept;
  look_everywhere(state, seat, false, asked, kept);
  const auto rank = [](const Laying& each) {
    return std::tuple(-each.gain, each.surface, each.way, each.at.row, each.at.column);
  };
  std::vector<Laying> best;
  while (best.size() < most && !kept.seen.empty()) {
    best.push_back(*std::ranges::min_element(kept.seen, {}, rank));
    std::erase_if(kept.seen, [&](const Laying& each) { return overlap(best.back(), each); });
  }
  return best;
}

}  // namespace meadhall::feast_bots
