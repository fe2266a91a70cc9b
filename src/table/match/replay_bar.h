#pragma once

#include <optional>
#include <string>

#include "table/kit/frame.h"
#include "table/kit/revision.h"
#include "table/kit/said_in.h"
#include "table/match/card_instead.h"

// Walking through a match: the bar along the lower edge while it is looked back on. Nothing here
// knows which game it is.

namespace meadhall::table::match {

class ReplayBar {
 public:
  // Its height at the screen's lower edge; 0 while nobody looks back. Once a frame, before all
  // else.
  float height(Frame& frame);
  // `waits`: what plays by itself stays where it is.
  void draw(Frame& frame, const Rect& area, bool waits);

  // How many deeds were taken back and can still be gone forward to; none while it looks back.
  int taken_back(const app::App& app) const;

  // The keys that are its own while it is there.
  void read_keys(Frame& frame);

 private:
  void refresh(const app::App& app);
  void draw_bar(Frame& frame, const Rect& area, bool waits);
  void go_on_by_itself(Frame& frame);
  void draw_slider(Frame& frame, const Rect& area);
  void draw_track(Frame& frame, const Rect& track, bool pointed) const;
  void draw_buttons(Frame& frame, Rect& room, bool few);
  void draw_speed(Frame& frame, const Rect& area);
  float draw_ends(Frame& frame, Rect room, bool labels, bool draws);

  std::optional<app::Timeline> timeline_;
  SaidIn said_in_;
  LatestDeed deed_;
  bool in_replay_ = false;  // as of the frame before
  std::string moment_;      // "Move 34 of 120 · Round 3"
  double due_ = 0;          // when it goes on by itself
  bool due_known_ = false;
  bool dragging_ = false;
};

// Instead of the question, while the match is looked back on: what the move just seen was.
class MomentCard : public CardInstead {
 public:
  void draw(Frame& frame, Rect room) override;
  float height(Frame& frame, float width) override;

 private:
  void refresh(Frame& frame);
  float draw_jumps(Frame& frame, Rect room, bool draws);

  WorkedOut<std::string_view> done_;  // by the word for going on
  bool decides_ahead_ = false;
  bool scores_ahead_ = false;
  std::string title_;
  std::vector<std::string> told_;
  std::string hint_;
};

}  // namespace meadhall::table::match
