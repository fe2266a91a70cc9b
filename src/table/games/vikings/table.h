#pragma once

#include "table/games/vikings/card.h"
#include "table/games/vikings/scene.h"
#include "table/kit/game_table.h"
#include "table/match/table_screen.h"

// The table of Vikings: what it keeps from frame to frame.

namespace meadhall::table::vikings_table {

class VikingsTable : public DrawnScreen {
 public:
  VikingsTable();
  void draw(Frame& frame) override;

 private:
  match::TableScreen screen_;
  VikingsModel model_;
  WheelTurn wheel_;
  LyingDown lying_;
  WhatIf what_if_;
  Card card_;
  Focus focus_;
};

}  // namespace meadhall::table::vikings_table
