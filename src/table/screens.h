#pragma once

#include <string_view>

#include "table/frame.h"

// The screens around the table.

namespace meadhall::table {

void draw_credits(Frame& frame);

// A match of a game whose table is not drawn yet: the way to its words.
void draw_words_only(Frame& frame);

// All challenges to choose from: number, difficulty, and whether it was solved.
void draw_challenges(Frame& frame);

// The wooden bar above them: a title and the way back, to the hall or to where a visited screen was
// opened from (Escape goes it, too). Takes its room off the top of `screen`; returns what is left
// of the bar between them.
Rect draw_bar(Frame& frame, Rect& screen, bool narrow, std::string_view title, Role way_back);

inline bool narrow_page(const Frame& frame) { return frame.view.width < frame.em(50); }

// The sea, the bar, and below it the room for a page `measure` em wide at the most.
Rect draw_page(Frame& frame, std::string_view title, float measure, Role way_back = Role::control);

}  // namespace meadhall::table
