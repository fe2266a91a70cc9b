#pragma once

#include "games/vikings/components.h"
#include "table/kit/paint.h"

// The special tiles of the advanced game. Each has a sign of its own: who profits, and by how much.

namespace meadhall::table::vikings_table {

// A tile that fills `area` (a square); small ones leave out what could not be read.
void draw_special(Paint& paint, vikings::Special special, const Rect& area, float opacity = 1);

// The green back of those that lie face down.
void draw_special_back(Paint& paint, const Rect& area);

// Marks a tile of the homeland as the building that replaced it.
void draw_building_frame(Paint& paint, const Rect& tile);

// The small green sign of "this brings a special tile".
void draw_special_mark(Paint& paint, Point center, float size);

}  // namespace meadhall::table::vikings_table
