#pragma once

#include "table/frame.h"

// The hall: what is seen behind all its signs, and the pictures on its doors, one for each game.

namespace meadhall::table {

// Posts and beams, shields, the glow of the hearth; quiet, and never so light or dark that what is
// written on it could not be read.
void draw_backdrop(Frame& frame);

void draw_vikings_picture(Paint& paint, const Rect& area);
void draw_graenaland_picture(Paint& paint, const Rect& area);
void draw_feast_picture(Paint& paint, const Rect& area);

}  // namespace meadhall::table
