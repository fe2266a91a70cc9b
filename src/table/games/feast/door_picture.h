#pragma once

#include "table/kit/paint.h"

namespace meadhall::table::feast_table {

// The picture on the door of A Feast for Odin in the hall; fills `area`.
void draw_door_picture(Paint& paint, const Rect& area);

}  // namespace meadhall::table::feast_table
