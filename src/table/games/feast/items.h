#pragma once

#include "games/feast/items.h"
#include "table/kit/paint.h"

// What players of Odin own, as it lies on the table.

namespace meadhall::table::feast_table {

// Goods and special tiles as tiles in their colour with a picture; resources, silver and weapons as
// things. It fits the square of `size` round `center`. The two goods that do not exist leave no
// trace.
void draw_item(Paint& paint, feast::Item item, Point center, float size, float opacity = 1);

// What is painted on it alone, without the tile; drawn anew each time, for use in a Picture.
void sketch_item(Paint& paint, feast::Item item, Point center, float size);

// The colour of a tile of this kind of goods.
Colour goods_colour(feast::Colour colour);

}  // namespace meadhall::table::feast_table
