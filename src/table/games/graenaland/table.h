#pragma once

#include "table/games/graenaland/card.h"
#include "table/games/graenaland/scene.h"
#include "table/kit/game_table.h"
#include "table/match/table_screen.h"

// The table of Graenaland: what it keeps from frame to frame.

namespace meadhall::table::graenaland_table {

class GraenalandTable : public DrawnScreen {
 public:
  GraenalandTable();
  void draw(Frame& frame) override;

 private:
  match::TableScreen screen_;
  GraenalandModel model_;
  Choice choice_;
  Drafts drafts_;
  WhatIf what_if_;
  Card card_;
  Finale finale_;
  TargetName focus_{};
};

}  // namespace meadhall::table::graenaland_table
