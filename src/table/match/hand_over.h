#pragma once

#include <string>

#include "table/kit/frame.h"
#include "table/kit/revision.h"

// Between two hands: the screen on which the device is passed on, and the strip on which a move
// waits for a yes.

namespace meadhall::table::match {

// All there is to see while app.handing_over(), once what happened was told: nothing of the table.
void draw_hand_over(Frame& frame);

class ConfirmStrip {
 public:
  // Its height at the screen's lower edge; 0 while no move waits.
  float height(Frame& frame);
  void draw(Frame& frame, const Rect& area);
  // Enter makes the move, Escape does not; whether one of them was meant so.
  bool read_keys(Frame& frame);

 private:
  void refresh(const app::App& app);
  bool stacked(Frame& frame) const;

  Revision revision_;
  bool fresh_ = false;
  std::string question_;
};

}  // namespace meadhall::table::match
