#pragma once

#include <cstdint>

#include "table/kit/widgets.h"
#include "table/match/stage.h"

// The layouts of a table. They follow the size of the window in letters, so that large
// letters get the layout of a smaller window.

namespace meadhall::table::match {

enum class TableLayout : std::uint8_t {
  wide,      // everything beside everything
  middling,  // a tablet, or a small window
  upright,   // a phone: one column, with a sheet that has tabs
  flat,      // a phone held sideways
};

// Of what is left above the strip along the lower edge.
inline TableLayout layout_of(const Frame& frame, const Rect& room) {
  if (is_flat(frame, room)) return TableLayout::flat;
  if (room.w >= frame.em(68.75F)) return TableLayout::wide;  // 1100 at 16
  return room.w < frame.em(44) ? TableLayout::upright : TableLayout::middling;
}

inline void lay_out(Stage& stage, TableLayout layout) {
  stage.flat = layout == TableLayout::flat;
  stage.on_card = layout == TableLayout::flat || layout == TableLayout::upright;
}

}  // namespace meadhall::table::match
