#pragma once

#include <vector>

#include "app/screens/slot_words.h"
#include "table/kit/drawn_screen.h"
#include "table/kit/revision.h"

// The kept matches, each with a picture of how it stands.

namespace meadhall::table::screens {

class SavesScreen final : public DrawnScreen {
 public:
  void draw(Frame& frame) override;

 private:
  void refresh(const app::App& app);
  float draw_top(Frame& frame, const Rect& room);
  float draw_row(Frame& frame, const Rect& room, std::size_t i);
  void draw_picture(Frame& frame, const app::Slot& slot, const Rect& area) const;
  void draw_words(Frame& frame, std::size_t i, Rect room) const;
  void draw_answers(Frame& frame, std::size_t i, const Rect& row, bool labels);

  std::vector<app::SlotWords> words_;
  Revision revision_;
  float height_ = 0;  // of the last frame, for scrolling
};

}  // namespace meadhall::table::screens
