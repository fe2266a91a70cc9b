#pragma once

#include "app/screens/kept_words.h"
#include "table/kit/drawn_screen.h"
#include "table/kit/revision.h"

// The entrance: the match that was left, a door for each game, and the ways to all else.

namespace meadhall::table::screens {

class HallScreen final : public DrawnScreen {
 public:
  void draw(Frame& frame) override;

 private:
  void refresh(const app::App& app);
  float draw_wide(Frame& frame, Rect room, float least);
  float draw_flat(Frame& frame, Rect room);
  float draw_narrow(Frame& frame, Rect room);
  void draw_left(Frame& frame, Rect& room, float gap) const;
  void draw_kept(Frame& frame, const Rect& area) const;
  float kept_height(Frame& frame, float width) const;

  Revision revision_;
  app::KeptWords kept_;  // of the match that was left
  std::string letters_;  // of the matches between devices; empty if there are none
  float height_ = 0;     // of the last frame, for scrolling
};

}  // namespace meadhall::table::screens
