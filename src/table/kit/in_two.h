#pragma once

#include <string_view>

#include "table/kit/frame.h"

namespace meadhall::table {

// True if a button so wide has room for a label in two lines (ButtonSpec::in_two).
bool fits_in_two(Frame& frame, std::string_view label, float width);

}  // namespace meadhall::table
