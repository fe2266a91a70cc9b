#pragma once

#include "games/feast/components.h"
#include "games/feast/icon_row.h"
#include "table/kit/paint.h"

// The signs of which the icon rows of A Feast for Odin are set, and the pieces they show. Each is
// told from its neighbours by its outline, so that colour is never the only way.

namespace meadhall::table::feast_table {

// Each fits the square of `size` round `center`.
void draw_piece(Paint& paint, feast::Ship ship, Point center, float size, float opacity = 1);
void draw_piece(Paint& paint, feast::Building building, Point center, float size);
void draw_piece(Paint& paint, feast::Die die, Point center, float size);

// The die with a number up, and its mark small below that; `turn`: how far it is turned, in
// radians.
void draw_rolled(Paint& paint, feast::Die die, int number, Point center, float size,
                 float turn = 0);

// The emblem of a group of action spaces.
void draw_emblem(Paint& paint, feast::Group group, Point center, float size);

// Any other sign; `ink` is the colour of signs that are only lines. Signs of numbers (plus,
// at_least …) come without their number, which whoever sets the row writes after them. Signs that
// show a piece by Glyph::which leave the place empty.
void draw_sign(Paint& paint, feast::Sign sign, Point center, float size, Colour ink);

}  // namespace meadhall::table::feast_table
