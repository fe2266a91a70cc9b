#pragma once

#include "table/games/feast/scene.h"
#include "table/match/table_hooks.h"
#include "table/match/table_shape.h"

namespace meadhall::table::feast_table {

// Everything between the bar and the lower edge.
void draw_layout(match::Stage& stage, match::Panels& panels, const Rect& room, match::Shape shape);

}  // namespace meadhall::table::feast_table
