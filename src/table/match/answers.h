#pragma once

#include <map>
#include <string>
#include <vector>

#include "app/pages/table_words.h"
#include "table/kit/frame.h"
#include "table/kit/revision.h"
#include "table/kit/stepper.h"

// Answers to the question at hand, whatever the game: a row for each legal move in its own words,
// and a stepper where moves say how much.

namespace meadhall::table::match {

class AnswerList {
 public:
  // In each frame, before the others; takes in the decision at hand.
  void refresh(const app::App& app);

  // Their height in all within `width`.
  float height(Frame& frame, float width);
  // Draws them from the top left of `room` down, as far as they go.
  void draw(Frame& frame, Rect room);

 private:
  void draw_amount(Frame& frame, Rect& room, std::size_t i);
  bool draw_choice(Frame& frame, Rect& room, std::size_t i);
  float choice_height(Frame& frame, float width, std::size_t i) const;
  void tell(Frame& frame, const Rect& row, std::size_t i);

  Revision revision_;
  app::Answers answers_;
  std::map<std::string, Stepper> steppers_;                   // by command
  std::map<std::size_t, std::vector<std::string>> foreseen_;  // by choice: what it would mean
};

}  // namespace meadhall::table::match
