#pragma once

#include "table/frame.h"

// The screens around the table.

namespace meadhall::table {

void draw_hall(Frame& frame);
void draw_credits(Frame& frame);

}  // namespace meadhall::table
