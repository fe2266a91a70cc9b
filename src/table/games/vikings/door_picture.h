#pragma once

#include "table/kit/paint.h"

namespace meadhall::table::vikings_table {

// The picture on the door of Vikings in the hall; fills `area`.
void draw_door_picture(Paint& paint, const Rect& area);

}  // namespace meadhall::table::vikings_table
