#pragma once

#include <cstdint>

#include "table/kit/frame.h"

// Drawers over any table: the menu, the list of keys, the log on narrow screens.

namespace meadhall::table::match {

enum class Drawer : std::uint8_t { none, menu, keys, log };

// Each returns whether it stays open.
bool draw_menu(Frame& frame, Drawer& drawer);
bool draw_keys(Frame& frame);

// The notice of the latest command: an error in its own colour. Gone once it was clicked.
class NoticeStrip {
 public:
  void draw(Frame& frame);

 private:
  std::uint32_t closed_ = 0;
};

}  // namespace meadhall::table::match
