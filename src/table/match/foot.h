#pragma once

#include "table/match/hand_over.h"
#include "table/match/replay_bar.h"

namespace meadhall::table::match {

// The strip along the lower edge of any table: a move that waits for a yes, or the match that is
// looked back on.
class Foot {
 public:
  // Takes its room off the lower edge.
  void take_room(Frame& frame, Rect& screen) {
    confirms_ = confirm_.height(frame) > 0;
    const float replay = replay_.height(frame);
    area_ = screen.cut_bottom(confirms_ ? confirm_.height(frame) : replay);
  }
  int taken_back(const app::App& app) const { return replay_.taken_back(app); }
  // `waits`: a replay that plays by itself stays where it is.
  void draw(Frame& frame, bool waits = false) {
    if (area_.h <= 0) return;
    if (confirms_) {
      confirm_.draw(frame, area_);
    } else {
      replay_.draw(frame, area_, waits);
    }
  }
  // The keys that mean something else while it is there. Whether one did.
  bool read_keys(Frame& frame) {
    if (confirm_.read_keys(frame)) return true;
    replay_.read_keys(frame);
    return !frame.commands.empty();
  }

 private:
  ConfirmStrip confirm_;
  ReplayBar replay_;
  Rect area_;
  bool confirms_ = false;
};

}  // namespace meadhall::table::match
