#pragma once

#include <array>
#include <optional>
#include <utility>

#include "games/feast/moves.h"
#include "table/kit/paint.h"

// What a dice action costs, in pictures.

namespace meadhall::table::feast_table {

// How many of an item, as a picture and a number; returns the width.
float draw_some(Paint& paint, Point left, feast::Item item, int n, float size, Colour ink);

// What is paid: of each so many.
struct Price {
  std::array<std::pair<feast::Item, int>, 3> parts{};
  std::size_t count = 0;

  Price(feast::Die die, const std::optional<Move>& pay) {
    if (!pay) return;
    const auto add = [&](feast::Item item, int n) {
      if (n > 0) parts[count++] = {item, n};
    };
    add(feast::filler_for(die), feast::filler_in(*pay));
    add(feast::weapon_for(die), feast::weapons_in(*pay));
    add(feast::Item::spear, feast::spears_in(*pay));
  }
};

// In a row round the middle of `room`.
void draw_price(Paint& paint, const Price& price, const Rect& room, float most, Colour ink);
// At the right end of `room`, as what goes; nothing to pay: the sign of a success.
void draw_cost(Paint& paint, const Price& price, const Rect& room, Colour ink);

}  // namespace meadhall::table::feast_table
