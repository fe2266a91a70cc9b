#pragma once

#include <string>

#include "table/kit/revision.h"
#include "table/match/card_instead.h"

// Instead of the question, while somebody is to act who has the match on another device: the way to
// send it to them.

namespace meadhall::table::match {

class RemoteCard : public CardInstead {
 public:
  void draw(Frame& frame, Rect room) override;
  float height(Frame& frame, float width) override;

 private:
  void refresh(const app::App& app);
  float draw_answers(Frame& frame, const Rect& room, bool draws);

  Revision revision_;
  std::string told_;
  std::string send_;
  std::string here_;
};

}  // namespace meadhall::table::match
