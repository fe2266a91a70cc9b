#pragma once

#include "table/kit/page.h"

// The screens around the table.

namespace meadhall::table::screens {

void draw_credits(Frame& frame);

// All challenges to choose from: number, difficulty, and whether it was solved.
void draw_challenges(Frame& frame);

}  // namespace meadhall::table::screens
