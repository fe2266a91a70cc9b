// Bit masks against a slow and obvious reading of the same rules, on boards filled by luck.

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <string>
#include <vector>

#include "core/rng.h"
#include "games/feast/cover.h"
#include "tests/support/any_match.h"

namespace meadhall::feast {
namespace {

struct Lying {
  Item item;
  std::vector<Spot> cells;
};

// A board as a list of what lies on it, every rule asked cell by cell.
class NaiveBoard {
 public:
  explicit NaiveBoard(Sheet sheet) : printed_(board(sheet)), house_(is_house(sheet)) {}

  Bar bar_to(Item item, const std::vector<Spot>& cells) const {
    const Colour colour = colour_of(item);
    const bool gap_filler = item == Item::silver || (item == Item::ore && !house_);
    const bool edible = colour == Colour::orange || colour == Colour::red;
    if (!gap_filler && (colour == Colour::none || (edible && !house_))) return Bar::kind;
    for (const Spot& cell : cells) {
      if (!exists(cell)) return Bar::outside;
    }
    for (const Spot& cell : cells) {
      if (lying_at(cell) != nullptr) return Bar::taken;
    }
    for (const Spot& cell : cells) {
      for (const Lying& other : lying_) {
        for (const Spot& theirs : other.cells) {
          if (are_neighbours(cell, theirs) && must_not_touch(item, other.item)) {
            return Bar::neighbour;
          }
        }
      }
    }
    for (const Spot& cell : cells) {
      if (!has(printed_.incomes, cell.row, cell.column)) continue;
      for (std::uint8_t row = cell.row; row < printed_.height; ++row) {
        for (std::uint8_t column = 0; column <= cell.column; ++column) {
          const Spot needed{row, column};
          if (!exists(needed) || has(printed_.fields, row, column)) continue;
          const bool now = std::ranges::find(cells, needed) != cells.end();
          if (!now && lying_at(needed) == nullptr) return Bar::income;
        }
      }
    }
    return Bar::none;
  }

  void lay(Item item, std::vector<Spot> cells) { lying_.push_back({item, std::move(cells)}); }

  int income() const {
    int sum = 0;
    for (std::size_t t = 0; t < printed_.track_count; ++t) {
      const Track& track = printed_.tracks[t];
      int lowest = track.beyond;
      for (std::size_t step = track.count; step > 0; --step) {
        if (lying_at(track.steps[step - 1].spot) == nullptr) lowest = track.steps[step - 1].income;
      }
      sum += lowest;
    }
    return sum;
  }

  unsigned bonuses() const {
    unsigned found = 0;
    for (std::size_t b = 0; b < printed_.bonus_count; ++b) {
      if (is_surrounded(printed_.bonuses[b].field)) found |= 1U << b;
    }
    return found;
  }

 private:
  bool exists(Spot cell) const {
    return cell.row < printed_.height && cell.column < kBoardColumns &&
           has(printed_.open, cell.row, cell.column);
  }
  const Lying* lying_at(Spot cell) const {
    for (const Lying& each : lying_) {
      if (std::ranges::find(each.cells, cell) != each.cells.end()) return &each;
    }
    return nullptr;
  }
  static bool are_neighbours(Spot a, Spot b) {
    return std::abs(a.row - b.row) + std::abs(a.column - b.column) == 1;
  }
  bool must_not_touch(Item a, Item b) const {
    const Colour colour = colour_of(a);
    if (colour != colour_of(b)) return false;
    return house_ ? colour == Colour::orange || colour == Colour::red : colour == Colour::green;
  }
  bool is_surrounded(const Cells& field) const {
    for (std::uint8_t row = 0; row < printed_.height; ++row) {
      for (std::uint8_t column = 0; column < kBoardColumns; ++column) {
        const Spot cell{row, column};
        if (!exists(cell)) continue;
        if (has(field, row, column)) {
          if (lying_at(cell) != nullptr) return false;
        } else if (is_beside(cell, field) && !has(printed_.fields, row, column) &&
                   lying_at(cell) == nullptr) {
          return false;
        }
      }
    }
    return true;
  }
  static bool is_beside(Spot cell, const Cells& field) {
    for (int row = cell.row - 1; row <= cell.row + 1; ++row) {
      for (int column = cell.column - 1; column <= cell.column + 1; ++column) {
        if (row < 0 || column < 0 || row >= static_cast<int>(kBoardRows)) continue;
        if (has(field, static_cast<std::size_t>(row), static_cast<std::size_t>(column)))
          return true;
      }
    }
    return false;
  }

  const Board& printed_;
  bool house_;
  std::vector<Lying> lying_;
};

std::vector<Spot> cells_of(const Shape& way, Spot at) {
  std::vector<Spot> cells;
  for (std::uint8_t row = 0; row < way.height; ++row) {
    for (std::uint8_t column = 0; column < way.width; ++column) {
      if ((unsigned{way.rows[row]} >> column & 1U) == 0) continue;
      cells.push_back(
          {static_cast<std::uint8_t>(at.row + row), static_cast<std::uint8_t>(at.column + column)});
    }
  }
  return cells;
}

// What differs between the two on this board for one item, or "".
std::string differs(Sheet sheet, const Cover& cover, const NaiveBoard& naive, Item item) {
  for (const Shape& way : ways_to_lay(item)) {
    std::vector<Spot> listed;
    for_each_spot(sheet, cover, item, way, {}, [&](Spot at) { listed.push_back(at); });
    std::vector<Spot> allowed;
    for (std::uint8_t row = 0; row <= board(sheet).height; ++row) {
      for (std::uint8_t column = 0; column <= board(sheet).width; ++column) {
        const Spot at{row, column};
        const Bar bar = bar_to(sheet, cover, item, way, at);
        if (bar != naive.bar_to(item, cells_of(way, at))) return "another reason";
        if (bar == Bar::none) allowed.push_back(at);
      }
    }
    if (listed != allowed) return "another list";
  }
  return "";
}

// One board filled by luck until nothing more fits; what differs on the way, or "".
std::string fill_by_luck(Sheet sheet, Rng& luck) {
  Cover cover;
  NaiveBoard naive(sheet);
  for (int failures = 0; failures < 12;) {
    const Item item = item_at(luck.below(static_cast<std::uint32_t>(kItems)));
    if (is_tile(item) || item >= Item::silver) {
      if (std::string what = differs(sheet, cover, naive, item); !what.empty()) return what;
    } else {
      continue;
    }
    const auto ways = ways_to_lay(item);
    const Shape& way = ways[luck.below(static_cast<std::uint32_t>(ways.size()))];
    std::vector<Spot> spots;
    for_each_spot(sheet, cover, item, way, {}, [&](Spot at) { spots.push_back(at); });
    if (spots.empty()) {
      ++failures;
      continue;
    }
    const Spot at = spots[luck.below(static_cast<std::uint32_t>(spots.size()))];
    lay(sheet, cover, item, way, at);
    naive.lay(item, cells_of(way, at));
    if (income_of(sheet, cover) != naive.income()) return "another income";
    if (bonuses_of(sheet, cover) != naive.bonuses()) return "other bonuses";
  }
  return "";
}

TEST_CASE("feast placement: bit masks say what the rules say cell by cell") {
  const int boards = any_match::matches(0.02);
  Rng luck(20);
  for (int i = 0; i < boards; ++i) {
    const auto sheet = static_cast<Sheet>(static_cast<std::size_t>(i) % kSheets);
    CAPTURE(i);
    CAPTURE(board(sheet).id);
    REQUIRE(fill_by_luck(sheet, luck) == "");
  }
}

}  // namespace
}  // namespace meadhall::feast
