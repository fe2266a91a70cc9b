#pragma once

#include <span>
#include <string_view>

#include "table/frame.h"

namespace meadhall::table {

// Words on parchment beside what they are about: the first line is their heading. They stand where
// they cover no legal answer if there is such a place, and always whole on the screen.
void draw_tip(Frame& frame, std::span<const std::string_view> lines, const Rect& about);

}  // namespace meadhall::table
