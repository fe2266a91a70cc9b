#pragma once

#include "app/screens/records_words.h"
#include "table/kit/drawn_screen.h"
#include "table/kit/revision.h"

// How the matches on this device ended: a card with a table for each game.

namespace meadhall::table::screens {

class RecordsScreen final : public DrawnScreen {
 public:
  void draw(Frame& frame) override;

 private:
  void refresh(const app::App& app);
  float draw_part(Frame& frame, const Rect& room, const app::RecordsWords::Part& part) const;

  app::RecordsWords words_;
  Revision revision_;
  float height_ = 0;  // of the last frame, for scrolling
};

}  // namespace meadhall::table::screens
