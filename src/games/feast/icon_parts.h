#pragma once

#include <initializer_list>

#include "games/feast/icon_row.h"

// What icon rows are set from: glyphs, figures with their conditions, effects.

namespace meadhall::feast::icons {

// Glyphs by what they show.
constexpr Glyph sign(Sign of, int n = 1) { return {of, 0, static_cast<std::uint8_t>(n)}; }
constexpr Glyph some(Item item, int n = 1) {
  return {Sign::item, static_cast<std::uint8_t>(item), static_cast<std::uint8_t>(n)};
}
constexpr Glyph some(Ship ship, int n = 1) {
  return {Sign::ship, static_cast<std::uint8_t>(ship), static_cast<std::uint8_t>(n)};
}
constexpr Glyph some(Building building) {
  return {Sign::building, static_cast<std::uint8_t>(building)};
}
constexpr Glyph some(Die die) { return {Sign::die, static_cast<std::uint8_t>(die)}; }
constexpr Glyph some(Group group) { return {Sign::group, static_cast<std::uint8_t>(group)}; }
constexpr Glyph any_good(Colour colour = Colour::none, int n = 1) {
  return {Sign::good, static_cast<std::uint8_t>(colour), static_cast<std::uint8_t>(n)};
}
constexpr Glyph column(std::size_t n) { return {Sign::column, static_cast<std::uint8_t>(n)}; }
constexpr Glyph steps(int by, int goods) {
  return {Sign::steps, static_cast<std::uint8_t>(by), static_cast<std::uint8_t>(goods)};
}

class Row {
 public:
  Row& add(Glyph glyph) {
    row_.push_back(glyph);
    return *this;
  }
  Row& add(Sign of, int n = 1) { return add(sign(of, n)); }
  Row& add(std::initializer_list<Glyph> glyphs) {
    for (const Glyph& each : glyphs) add(each);
    return *this;
  }
  Row& add(const Goods& goods) {
    for (const Amount& each : goods) add(some(each.item, each.n));
    return *this;
  }
  const IconRow& done() const { return row_; }

 private:
  IconRow row_;
};

// What is counted, and that as many are asked for: icon_figures.cpp.
void show(Row& row, Statistic which);
void show(Row& row, const Test& test);

// What an effect does, alone, and with its price and what may be left; without its condition. A
// card's effects with code of their own are told by its number. icon_effects.cpp
void show_deed(Row& row, const Effect& effect, std::size_t card);
void show(Row& row, const Effect& effect, std::size_t card);

}  // namespace meadhall::feast::icons
