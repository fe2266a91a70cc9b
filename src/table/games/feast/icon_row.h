#pragma once

#include "games/feast/icon_row.h"
#include "table/kit/paint.h"

namespace meadhall::table::feast_table {

// A piece or sign in the square of `size` round `center`, without its number; `ink`: of signs that
// are only lines.
void draw_glyph(Paint& paint, const feast::Glyph& glyph, Point center, float size, Colour ink);

// The signs of a row from the top left of `room`, wrapped where it ends; pieces are `size` high.
// Returns the height used; with `draws` false it only measures.
float draw_icon_row(Paint& paint, const feast::IconRow& row, const Rect& room, float size,
                    bool draws = true);

// How large the pieces of a row may be.
struct RowSizes {
  float most = 0;
  float least_in_one = 0;  // smaller it is set in two lines, if there is room for them
};
// A row in the middle of `room`, or at its left, as large as fits there. `ink`: of its numbers and
// of signs that are only lines.
void draw_row_within(Paint& paint, const feast::IconRow& row, const Rect& room, RowSizes sizes,
                     Colour ink, Align align = Align::center);

}  // namespace meadhall::table::feast_table
