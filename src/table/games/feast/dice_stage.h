#pragma once

#include "table/games/feast/scene.h"

namespace meadhall::table::feast_table {

// Dice: the die with its last roll, the faces that hit with what is at hand and what they cost, the
// chance that is left; and what may be paid, looted or sent out. In place of the action board while
// somebody rolls.
void draw_dice_stage(Scene& scene, const Rect& area);

}  // namespace meadhall::table::feast_table
