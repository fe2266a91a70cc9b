#pragma once

#include <vector>

#include "app/pages/table_words.h"
#include "table/kit/game_table.h"
#include "table/match/table_screen.h"

// The table of a game that brings no drawing of its own: its boards are words. Whatever a game's
// rules can say is shown here.

namespace meadhall::table::match {

class PlainTable : public DrawnScreen {
 public:
  PlainTable();
  void draw(Frame& frame) override;

  // The words of its boards, kept from frame to frame.
  struct Boards {
    std::vector<app::SaidSection> sections;
    float height = 0;
  };

 private:
  TableScreen screen_;
  Boards boards_;
};

}  // namespace meadhall::table::match
