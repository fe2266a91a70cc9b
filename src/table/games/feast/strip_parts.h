#pragma once

#include "games/feast/components.h"
#include "table/kit/paint.h"

// What mountain strips are drawn of.

namespace meadhall::table::feast_table {

// The rock of a strip.
void draw_rock_ground(Paint& paint, const Rect& area);
// The ground of an item that would be taken.
void draw_lit(Paint& paint, const Rect& cell);
// An item of a strip in its cell.
void draw_rock(Paint& paint, feast::Rock rock, const Rect& cell, float opacity = 1);

}  // namespace meadhall::table::feast_table
