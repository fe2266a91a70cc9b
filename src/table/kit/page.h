#pragma once

#include <string_view>

#include "table/kit/frame.h"

// The frame of a screen that is no table: its bar, and the room for a page.

namespace meadhall::table {

// The wooden bar above a screen: a title and the way back, to the hall or to where a visited screen
// was opened from (Escape goes it, too). Takes its room off the top of `screen`; returns what is
// left of the bar between them.
Rect draw_bar(Frame& frame, Rect& screen, bool narrow, std::string_view title, Role way_back);

inline bool narrow_page(const Frame& frame) { return frame.view.width < frame.em(50); }

// The sea, the bar, and below it the room for a page `measure` em wide at the most.
Rect draw_page(Frame& frame, std::string_view title, float measure, Role way_back = Role::control);

}  // namespace meadhall::table
