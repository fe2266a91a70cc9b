#pragma once

#include "table/games/feast/scene.h"

namespace meadhall::table::feast_table {

// On a phone: the boards of Scene::shown as buttons, with what is lost on each; which one is seen.
void draw_board_chips(Scene& scene, const Rect& row);
// The same one below the other.
void draw_chips_below(Scene& scene, const Rect& side);
// So many boards on, round in a ring.
void turn_to_board(Scene& scene, int by);

}  // namespace meadhall::table::feast_table
