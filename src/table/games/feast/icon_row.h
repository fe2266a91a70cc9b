#pragma once

#include "games/feast/icon_row.h"
#include "table/kit/paint.h"

namespace meadhall::table::feast_table {

// The signs of a row from the top left of `room`, wrapped where it ends; pieces are `size` high.
// Returns the height used; with `draws` false it only measures.
float draw_icon_row(Paint& paint, const feast::IconRow& row, const Rect& room, float size,
                    bool draws = true);

}  // namespace meadhall::table::feast_table
