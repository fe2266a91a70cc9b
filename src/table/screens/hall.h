#pragma once

#include <cstdint>
#include <string>

#include "table/kit/frame.h"

// Where everybody comes in: the match that was left, three games as doors, and the ways to all
// else.

namespace meadhall::table::screens {

class HallScreen {
 public:
  void draw(Frame& frame);

 private:
  void refresh(const app::App& app);
  float draw_wide(Frame& frame, Rect room, float least);
  float draw_flat(Frame& frame, Rect room, float least);
  float draw_narrow(Frame& frame, Rect room);
  void draw_kept(Frame& frame, const Rect& area) const;
  float kept_height(Frame& frame, float width) const;

  std::uint32_t revision_ = 0;
  bool known_ = false;
  std::string who_;    // of the match that was left: "Vikings: Freya 12, Olaf 9"
  std::string where_;  // "Round 3, move 34"
  float height_ = 0;   // of the last frame, for scrolling
};

}  // namespace meadhall::table::screens
