#pragma once

#include <optional>
#include <string_view>

#include "table/match/answers.h"
#include "table/match/call_card.h"
#include "table/match/others_card.h"
#include "table/match/replay_bar.h"
#include "table/match/stage.h"

// The one question, on parchment: who is asked, what, and its answers. A game draws the answers
// that want more than a button, in the room that is left below the question; any other decision is
// answered by a row for each legal move.

namespace meadhall::table::match {

struct Question {
  std::string_view words;
  std::string_view topic;       // the chapter of the rules about it
  std::string_view topic_told;  // which names it: "Rules: Paying."
};

// The room within a card, whose parchment it draws.
Rect card_room(Paint& paint, const Rect& area);

// The player who is asked, with the signs for rules and second opinion, at the top of `room`.
struct QuestionHead {
  Rect beside;        // what is left of it beside the name
  bool fits = false;  // the question stands there, else below
  bool hint = false;  // a second opinion was asked for
};
QuestionHead draw_question_head(Stage& stage, const Question& question, Rect& room);
// The question: beside the name, or in lines of its own at the top of `room`.
void draw_question(Stage& stage, const Question& question, const QuestionHead& head, Rect& room);
// Its height below the head of a card that is `width` wide.
float question_height(const Stage& stage, const Question& question, float width);

// Who won, and the way to the result, at the top of `room`: in place of a question once the match
// is over.
void draw_over(Stage& stage, Rect& room);

class QuestionCard {
 public:
  // What stands there while nobody here is asked: what was just seen in a replay, that a bot or
  // somebody with another device is to move, or what all are asked in the open. Nothing, and false,
  // if somebody is.
  std::optional<float> height_instead(Frame& frame, float width);
  bool draw_instead(Frame& frame, const Rect& room);

  // The answers to any decision of any game; scrolled where they are more than their room.
  float answers_height(Frame& frame, float width);
  void draw_answers(Frame& frame, const Rect& room);

 private:
  CardInstead* instead(const app::App& app);

  MomentCard moment_;
  OthersCard others_;
  CallCard call_;
  AnswerList answers_;
  float content_ = 0;  // how high the answers are
};

}  // namespace meadhall::table::match
