#pragma once

#include "table/games/feast/scene.h"

namespace meadhall::table::feast_table {

// True if the decision at hand is to pick things, and all that may be picked has a place here or is
// a button of the card.
bool has_picker(const Scene& scene);

// What may be picked, large: goods and what becomes of them, special tiles, mountain strips, lands,
// ships, occupations. In place of the action board.
void draw_picker_stage(Scene& scene, const Rect& area);

}  // namespace meadhall::table::feast_table
