#pragma once

#include "table/games/feast/matrix_plan.h"
#include "table/games/feast/scene.h"

namespace meadhall::table::feast_table {

// The fifth column of the action board: level with each group what its spaces take from.
void draw_asides(Scene& scene, const MatrixPlan& plan);

}  // namespace meadhall::table::feast_table
