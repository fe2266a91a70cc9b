#pragma once

#include <doctest/doctest.h>

#include <initializer_list>

#include "games/feast/cover.h"

// Boards of A Feast for Odin with things on them, as the rulebook's examples tell it: "robe on rows
// 9 to 11, columns 0 to 2".

namespace meadhall::feast::testing {

// A rectangle of cells, both ends included.
struct Area {
  int top;
  int left;
  int bottom;
  int right;
};

class Table {
 public:
  explicit Table(Sheet sheet) : sheet_(sheet) {}

  // Covers what can be covered of an area but bonus fields, with silver, asking nobody.
  Table& fill(Area area) {
    for (int row = area.top; row <= area.bottom; ++row) {
      for (int column = area.left; column <= area.right; ++column) {
        const auto r = static_cast<std::size_t>(row);
        const auto c = static_cast<std::size_t>(column);
        if (has(board(sheet_).open, r, c) && !has(board(sheet_).fields, r, c)) set(r, c);
      }
    }
    return *this;
  }
  Table& fill(std::initializer_list<Area> areas) {
    for (const Area& each : areas) fill(each);
    return *this;
  }

  // Takes what lies there away again.
  Table& bare(Area area) {
    for (int row = area.top; row <= area.bottom; ++row) {
      for (int column = area.left; column <= area.right; ++column) {
        const auto r = static_cast<std::size_t>(row);
        cover_.taken[r] = static_cast<std::uint16_t>(cover_.taken[r] & ~(1U << column));
      }
    }
    return *this;
  }

  // What forbids to lay a tile that fills this area.
  Bar bar(Item item, Area area, Custom custom = {}) const {
    return bar_to(sheet_, cover_, item, way(item, area), corner(area), custom);
  }

  // Lays it; the test fails if that is forbidden.
  Table& lay(Item item, Area area, Custom custom = {}) {
    REQUIRE(bar(item, area, custom) == Bar::none);
    feast::lay(sheet_, cover_, item, way(item, area), corner(area));
    return *this;
  }

  int income() const { return income_of(sheet_, cover_); }
  unsigned bonuses() const { return bonuses_of(sheet_, cover_); }
  int loss() const { return loss_of(sheet_, cover_); }
  // True if the bonus field there brings something.
  bool brings(int row, int column) const {
    const Board& printed = board(sheet_);
    for (std::size_t i = 0; i < printed.bonus_count; ++i) {
      const Cells& field = printed.bonuses[i].field;
      if (!has(field, static_cast<std::size_t>(row), static_cast<std::size_t>(column))) continue;
      return (bonuses() >> i & 1U) != 0;
    }
    FAIL("no bonus field");
    return false;
  }

 private:
  void set(std::size_t row, std::size_t column) {
    cover_.taken[row] = static_cast<std::uint16_t>(cover_.taken[row] | 1U << column);
  }
  static Spot corner(Area area) {
    return {static_cast<std::uint8_t>(area.top), static_cast<std::uint8_t>(area.left)};
  }
  static Shape way(Item item, Area area) {
    for (const Shape& each : ways_to_lay(item)) {
      if (each.height == area.bottom - area.top + 1 && each.width == area.right - area.left + 1) {
        return each;
      }
    }
    FAIL("it cannot be laid so");
    return {};
  }

  Sheet sheet_;
  Cover cover_;
};

}  // namespace meadhall::feast::testing
