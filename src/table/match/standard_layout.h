#pragma once

#include <string>
#include <vector>

#include "app/pages/table_words.h"
#include "table/kit/revision.h"
#include "table/match/question_card.h"
#include "table/match/table_hooks.h"

// The layout of a game that brings none: the question with all its answers, the boards, the log.
// Whatever a game's rules can ask is answered here.

namespace meadhall::table::match {

class StandardLayout {
 public:
  // Everything between the bar and the lower edge.
  void draw(Stage& stage, Panels& panels, Rect room, const TableHooks& hooks);

 private:
  void refresh(Stage& stage);
  void draw_boards(Stage& stage, Panels& panels, Rect area, const TableHooks& hooks) const;
  void draw_asked(Stage& stage, Rect room);
  void draw_card(Stage& stage, const Rect& area, const TableHooks& hooks);
  float card_height(Stage& stage, float width, const TableHooks& hooks);
  float draw_question(Stage& stage, Rect room) const;
  float draw_ways(Stage& stage, const Rect& room, bool draws, const TableHooks& hooks);

  QuestionCard card_;
  Revision revision_;
  LatestDeed deed_;
  std::string question_;  // with who is asked
  std::vector<app::Peek> peeks_;
};

}  // namespace meadhall::table::match
