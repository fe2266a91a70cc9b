#pragma once

#include "app/pages/table_words.h"
#include "table/kit/revision.h"
#include "table/match/card_instead.h"

// Instead of the question, while all who sit here are asked in the open who wants to decide in
// private (App::open_call()): a button for each, and the way on.

namespace meadhall::table::match {

class CallCard : public CardInstead {
 public:
  void draw(Frame& frame, Rect room) override;
  float height(Frame& frame, float width) override;

 private:
  void refresh(const app::App& app);
  float draw_answers(Frame& frame, const Rect& room, bool draws);

  Revision revision_;
  app::Call call_;
};

}  // namespace meadhall::table::match
