#pragma once

#include "table/games/feast/scene.h"

namespace meadhall::table::feast_table {

// An occupation to be read, on parchment: its name and points, its rows of signs, its words.
void draw_occupation(Scene& scene, std::size_t card, Rect room);
// The height of all that in so much width.
float occupation_height(Scene& scene, std::size_t card, float wide);

}  // namespace meadhall::table::feast_table
