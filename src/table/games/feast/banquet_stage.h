#pragma once

#include "table/games/feast/scene.h"

namespace meadhall::table::feast_table {

// The feast in its hall: the table with what lies on it and, dashed, what would fill it; the food
// that may lie next and, faint, what may not. In place of the action board while somebody feasts.
void draw_banquet_stage(Scene& scene, const Rect& area);

}  // namespace meadhall::table::feast_table
