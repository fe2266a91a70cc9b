#pragma once

#include <string_view>

#include "table/frame.h"

// The screens around the table.

namespace meadhall::table {

void draw_credits(Frame& frame);

// All challenges to choose from: number, difficulty, and whether it was solved.
void draw_challenges(Frame& frame);

// The wooden bar above them: a title and the way back, to the hall or to where a visited screen was
// opened from (Escape goes it, too). Takes its room off the top of `screen`; returns what is left
// of the bar between them.
Rect draw_bar(Frame& frame, Rect& screen, bool narrow, std::string_view title, Role way_back);

}  // namespace meadhall::table
