#pragma once

#include "table/kit/page.h"

// The screens around the table.

namespace meadhall::table::screens {

void draw_credits(Frame& frame);

// A match of a game whose table is not drawn yet: the way to its words.
void draw_words_only(Frame& frame);

// All challenges to choose from: number, difficulty, and whether it was solved.
void draw_challenges(Frame& frame);

}  // namespace meadhall::table::screens
