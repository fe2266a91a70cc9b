#pragma once

#include <string>

#include "table/kit/revision.h"
#include "table/match/card_instead.h"

// Instead of the question, while it is a bot's turn: that it thinks or waits, and the way on.

namespace meadhall::table::match {

// True if a bot is to move, and the match is neither looked back on nor a lesson.
bool bots_turn(const app::App& app);
// The same, or whether whoever is to move has the match on another device.
bool others_turn(const app::App& app);

class BotCard : public CardInstead {
 public:
  void draw(Frame& frame, Rect room) override;
  float height(Frame& frame, float width) override;

 private:
  void refresh(const app::App& app);
  float draw_answers(Frame& frame, const Rect& room, bool draws);

  Revision revision_;
  std::string told_;
  std::string because_;  // what a bot did last and why; empty where none gave a reason this round
};

}  // namespace meadhall::table::match
