#pragma once

#include <string>

#include "table/kit/revision.h"
#include "table/match/card_instead.h"

// Instead of the question, while nobody at this device is to act: a bot, who thinks or waits, or
// somebody who has the match on another device, to whom it can be sent.

namespace meadhall::table::match {

// True if a bot is to move, and the match is neither looked back on nor a lesson.
bool bots_turn(const app::App& app);
// The same, or whether whoever is to move has the match on another device.
bool others_turn(const app::App& app);

class OthersCard : public CardInstead {
 public:
  void draw(Frame& frame, Rect room) override;
  float height(Frame& frame, float width) override;

 private:
  void refresh(const Frame& frame);
  float draw_answers(Frame& frame, const Rect& room, bool draws);

  WorkedOut<bool> said_;  // a reason waits until what came of it is revealed
  bool bot_ = false;
  std::string told_;
  std::string because_;  // what a bot did last and why; empty where none gave a reason this round
  std::string send_;     // to whom has another device
  std::string here_;
};

}  // namespace meadhall::table::match
