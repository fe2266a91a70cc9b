#pragma once

#include "table/paint.h"

// The pictures on the hall's doors, one for each game.

namespace meadhall::table {

void draw_vikings_picture(Paint& paint, const Rect& area);
void draw_graenaland_picture(Paint& paint, const Rect& area);
void draw_feast_picture(Paint& paint, const Rect& area);

}  // namespace meadhall::table
