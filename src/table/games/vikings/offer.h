#pragma once

#include "table/games/vikings/scene.h"

// The twelve pairs on offer, as a wheel where there is room, as a strip of two rows where not.

namespace meadhall::table::vikings_table {

void draw_wheel(Scene& scene, const Rect& area);
// The carved disc alone, some steps turned.
void draw_disc(Paint& paint, Point center, float radius, float turned);

// What the offer is refilled from, with how much is left: the bag of vikings, the stacks of tiles.
void draw_supplies(Scene& scene, const Rect& area);
void draw_strip(Scene& scene, const Rect& area, std::size_t columns);

}  // namespace meadhall::table::vikings_table
