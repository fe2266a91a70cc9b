#pragma once

#include "table/games/graenaland/island_plan.h"

// What the lands lie in: shallows, the ice to the north, sand, and the river between them.

namespace meadhall::table::graenaland_table {

void draw_waters(Frame& frame, const IslandPlan& plan);

}  // namespace meadhall::table::graenaland_table
