#include "games/feast/items.h"

#include <algorithm>
#include <string_view>

namespace meadhall::feast {
namespace {

// Height and width of the goods, by their place in the box.
struct Size {
  std::uint8_t height;
  std::uint8_t width;
};
constexpr std::array<Size, kGoods / 4> kSizes = {
    {{1, 2}, {1, 3}, {2, 2}, {1, 4}, {2, 3}, {2, 4}, {3, 3}, {3, 4}, {1, 1}}};

// rules: Feast 3.2
struct SpecialPrint {
  Special printed;
  std::array<std::string_view, kMostRows> rows;
};
constexpr std::array<SpecialPrint, kSpecials> kSpecialPrints = {{
    {{0, 7, false}, {".#.", "###", ".#."}},
    {{1, 8, true}, {"##", "##", "#."}},
    {{1, 8, true}, {"#...", "####"}},
    {{2, 8, false}, {"#####"}},
    {{2, 8, true}, {".#.", "###", ".#.", ".#."}},
    {{2, 8, false}, {".##", "###", "#.."}},
    {{2, 9, false}, {".#.", "###", "###"}},
    {{2, 9, true}, {"#.#", "#.#", "###"}},
    {{3, 9, false}, {".#.", "###", "###", ".#."}},
    {{4, 10, true}, {"###", "###", ".#.", ".#.", ".#."}},
    {{4, 10, true}, {"##.", "#..", "###", "#..", "##."}},
    {{4, 11, true}, {"#####", ".###.", "..#.."}},
    {{5, 12, false}, {"###", "###", ".#.", "###"}},
    {{6, 13, false}, {".##.", "####", "####", ".##."}},
    {{-1, 16, false}, {"#.#.#", "#####", "#####"}},
    {{-1, 0, false}, {"####", ".##."}},
}};

constexpr Shape block(Size size) {
  Shape shape{size.height, size.width, {}};
  for (std::size_t row = 0; row < size.height; ++row) {
    shape.rows[row] = static_cast<std::uint16_t>((1U << size.width) - 1);
  }
  return shape;
}

constexpr Shape drawn(const std::array<std::string_view, kMostRows>& rows) {
  Shape shape;
  for (; shape.height < kMostRows && !rows[shape.height].empty(); ++shape.height) {
    shape.width = static_cast<std::uint8_t>(rows[shape.height].size());
    for (std::size_t column = 0; column < shape.width; ++column) {
      const unsigned bit = rows[shape.height][column] == '#' ? 1U << column : 0U;
      shape.rows[shape.height] = static_cast<std::uint16_t>(shape.rows[shape.height] | bit);
    }
  }
  return shape;
}

constexpr bool has(const Shape& shape, std::size_t row, std::size_t column) {
  return (unsigned{shape.rows[row]} >> column & 1U) != 0;
}

// A quarter turn clockwise.
constexpr Shape turned(const Shape& shape) {
  Shape result{shape.width, shape.height, {}};
  for (std::size_t row = 0; row < shape.height; ++row) {
    for (std::size_t column = 0; column < shape.width; ++column) {
      if (!has(shape, row, column)) continue;
      const std::size_t to = shape.height - 1U - row;
      result.rows[column] = static_cast<std::uint16_t>(result.rows[column] | 1U << to);
    }
  }
  return result;
}

constexpr Shape turned_over(const Shape& shape) {
  Shape result{shape.height, shape.width, {}};
  for (std::size_t row = 0; row < shape.height; ++row) {
    for (std::size_t column = 0; column < shape.width; ++column) {
      if (!has(shape, row, column)) continue;
      const std::size_t to = shape.width - 1U - column;
      result.rows[row] = static_cast<std::uint16_t>(result.rows[row] | 1U << to);
    }
  }
  return result;
}

struct Ways {
  std::array<Shape, 8> shapes{};
  std::size_t count = 0;
};

constexpr Ways all_ways(Shape shape) {
  Ways ways;
  for (int way = 0; way < 8; ++way) {
    const auto known = std::span(ways.shapes).first(ways.count);
    if (std::ranges::find(known, shape) == known.end()) ways.shapes[ways.count++] = shape;
    shape = turned(shape);
    if (way == 3) shape = turned_over(shape);
  }
  return ways;
}

// By tile, and last what is one cell.
constexpr std::array<Ways, kTiles + 1> kWays = [] {
  std::array<Ways, kTiles + 1> all;
  for (std::size_t i = 0; i < kGoods; ++i) all[i] = all_ways(block(kSizes[i / 4]));
  for (std::size_t i = 0; i < kSpecials; ++i) {
    all[kGoods + i] = all_ways(drawn(kSpecialPrints[i].rows));
  }
  all[kTiles] = all_ways(block({1, 1}));
  return all;
}();

// Of blue goods, by their place in the box; gold ornaments have no sword.
constexpr std::array<std::uint8_t, kGoods / 4> kSwords = {6, 7, 8, 8, 9, 10, 11, 15, 0};

}  // namespace

std::span<const Shape> ways_to_lay(Item item) {
  const Ways& ways = kWays[std::min(number(item), kTiles)];
  return std::span(ways.shapes).first(ways.count);
}

std::size_t flipped_way(Item item, std::size_t way) {
  const std::span<const Shape> ways = ways_to_lay(item);
  const auto found = std::ranges::find(ways, turned_over(ways[way]));
  return static_cast<std::size_t>(found - ways.begin());
}

const Special& special(Item item) { return kSpecialPrints[number(item) - kGoods].printed; }

int sword_value(Item item) {
  if (is_special(item)) return special(item).sword;
  return is_good(item) && colour_of(item) == Colour::blue ? kSwords[number(item) / 4] : 0;
}

}  // namespace meadhall::feast
