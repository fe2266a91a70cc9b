#pragma once

#include "table/kit/frame.h"

// The ways out of the hall to all else: saves, records, settings and so on, and back to the match
// before, if there was one.

namespace meadhall::table::screens {

inline constexpr float kWayGap = 0.6F;  // em, between them

// How the ways are laid out: in how many columns, their labels how large.
struct WaysGrid {
  std::size_t columns;
  float size;
};

// As many columns as all labels have room in, at most `most`.
WaysGrid ways_grid(Frame& frame, float width, std::size_t most);

// Buttons of one width; returns the height used.
float draw_ways(Frame& frame, const Rect& room, const WaysGrid& grid, float high,
                bool draws = true);

}  // namespace meadhall::table::screens
