#pragma once

#include "table/games/feast/scene.h"

namespace meadhall::table::feast_table {

// The boards of the seat shown, each with what its open cells cost: a tap on one shows it large.
void draw_board_chips(Scene& scene, const Rect& row);

}  // namespace meadhall::table::feast_table
