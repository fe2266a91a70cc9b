#pragma once

#include "table/kit/frame.h"

namespace meadhall::table {

// Something that fills the screen and keeps what is of the screen alone: what is open, what moves.
class DrawnScreen {
 public:
  DrawnScreen() = default;
  virtual ~DrawnScreen() = default;
  DrawnScreen(const DrawnScreen&) = delete;
  DrawnScreen& operator=(const DrawnScreen&) = delete;
  virtual void draw(Frame& frame) = 0;
};

}  // namespace meadhall::table
