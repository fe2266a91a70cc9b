#pragma once

#include "table/games/feast/card.h"
#include "table/games/feast/scene.h"
#include "table/kit/game_table.h"
#include "table/match/table_screen.h"

// The table of A Feast for Odin: what it keeps from frame to frame.

namespace meadhall::table::feast_table {

class FeastTable : public DrawnScreen {
 public:
  FeastTable();
  void draw(Frame& frame) override;

 private:
  match::TableScreen screen_;
  FeastModel model_;
  Hand hand_;
  Choice choice_;
  Foretold foretold_;
  ToldDeed told_deed_;
  Card card_;
  std::optional<Placing> placing_;
  std::optional<Move> deed_;
  TargetName focus_{};
};

}  // namespace meadhall::table::feast_table
