#pragma once

#include <cstdint>

#include "table/kit/widgets.h"
#include "table/match/stage.h"

// The shapes a table is laid out in. They follow the size of the window in letters, so that large
// letters get the layout of a smaller window.

namespace meadhall::table::match {

enum class Shape : std::uint8_t {
  wide,      // everything beside everything
  middling,  // a tablet, or a small window
  upright,   // a phone: one column, with a sheet that has tabs
  flat,      // a phone held sideways
};

// Of what is left above the strip along the lower edge.
inline Shape shape_of(const Frame& frame, const Rect& room) {
  if (is_flat(frame, room)) return Shape::flat;
  if (room.w >= frame.em(68.75F)) return Shape::wide;  // 1100 at 16
  return room.w < frame.em(44) ? Shape::upright : Shape::middling;
}

// True if the bar has room for words.
inline bool is_roomy(const Frame& frame, const Rect& room) { return room.w >= frame.em(44); }

inline void lay_out(Stage& stage, Shape shape) {
  stage.flat = shape == Shape::flat;
  stage.on_card = shape == Shape::flat || shape == Shape::upright;
}

}  // namespace meadhall::table::match
