#pragma once

#include <optional>

#include "core/fixed_vector.h"
#include "games/feast/moves.h"
#include "table/kit/paint.h"

// What a dice action costs, in pictures.

namespace meadhall::table::feast_table {

// How many of an item, as a picture and a number; returns the width.
float draw_some(Paint& paint, Point left, feast::Item item, int n, float size, Colour ink);

// What is paid: of each so many.
struct Part {
  feast::Item item{};
  int n = 0;
};
using Price = FixedVector<Part, 3>;
Price price_of(feast::Die die, const std::optional<Move>& pay);

// In a row round the middle of `room`.
void draw_price(Paint& paint, const Price& price, const Rect& room, float most, Colour ink);
// At the right end of `room`, as what goes; nothing to pay: the sign of a success.
void draw_cost(Paint& paint, const Price& price, const Rect& room, Colour ink);

}  // namespace meadhall::table::feast_table
