#pragma once

#include "table/games/feast/scene.h"

namespace meadhall::table::feast_table {

// The comparison of all seats: what each has for this round, and what its points come from.
void draw_outlook(Scene& scene, const Rect& area);
float outlook_height(const Scene& scene);

}  // namespace meadhall::table::feast_table
