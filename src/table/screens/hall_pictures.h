#pragma once

#include "table/kit/frame.h"

// The hall: what is seen behind all its signs.

namespace meadhall::table::screens {

// Posts and beams, shields, the glow of the hearth; quiet, and never so light or dark that what is
// written on it could not be read.
void draw_backdrop(Frame& frame);

}  // namespace meadhall::table::screens
