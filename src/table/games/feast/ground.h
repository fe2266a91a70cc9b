#pragma once

#include "games/feast/board.h"
#include "table/kit/paint.h"

// Boards and houses as they are printed, without what changes: coins, what lies there.

namespace meadhall::table::feast_table {

// The edge round a board whose cells are so large, which lies outside of them.
constexpr float surface_edge(float cell) { return cell * 0.13F; }

// The ground of a sheet, the upper left corner of its grid at `corner`.
void draw_ground(Paint& paint, feast::Sheet sheet, Point corner, float cell);

}  // namespace meadhall::table::feast_table
