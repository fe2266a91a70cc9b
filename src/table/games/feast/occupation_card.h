#pragma once

#include "table/games/feast/scene.h"

namespace meadhall::table::feast_table {

// The name at the top of a small card, smaller or in two lines where it is long. The number of the
// card, which ends it in brackets, has no room there.
void draw_small_name(Paint& paint, Rect& room, std::string_view name);

// An occupation to be read, on parchment: its name and points, its rows of signs, its words.
void draw_occupation(Scene& scene, std::size_t card, Rect room);
// The height of all that in so much width.
float occupation_height(Scene& scene, std::size_t card, float wide);

}  // namespace meadhall::table::feast_table
