#pragma once

#include "table/games/feast/matrix_plan.h"
#include "table/games/feast/scene.h"

namespace meadhall::table::feast_table {

// In its head, level with the others, the way to the almanac.
void draw_almanac_button(Scene& scene, const Rect& column, const Rect& head);
// The fifth column of the action board: level with each group what its spaces take from.
void draw_asides(Scene& scene, const MatrixPlan& plan);
// The part of one group, as it stands on the sheet of an open band; what it needs where it is so
// wide.
float aside_height(Scene& scene, feast::Group group, float wide);
void draw_aside(Scene& scene, feast::Group group, const Rect& area);
// Where the board has no room for it: a drawer that key A or its button at `handle` pulls out over
// the hall, beside `board`.
void draw_drawer(Scene& scene, MatrixPlan plan, const Rect& board, const Rect& handle);

}  // namespace meadhall::table::feast_table
