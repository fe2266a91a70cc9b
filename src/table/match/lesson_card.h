#pragma once

#include <string>

#include "table/kit/frame.h"

// The card of a lesson, in place of the question: what to read, and the way on where that is no
// place on a board.

namespace meadhall::table::match {

// Its content, worked out once a change.
struct LessonCard {
  bool open = false;  // a lesson is on
  std::string title;  // "Lesson, step 3 of 36"
  std::string words;
  std::string answer;   // a button's label; empty where the marked thing itself is chosen
  std::string command;  // what it does
  bool last = false;
};

// `on_board`: whether the marked move is chosen on a board.
void refresh(LessonCard& card, const app::App& app, bool on_board);

// Its preferred height within `width`, and drawing it there.
float lesson_height(Frame& frame, const LessonCard& card, float width);
void draw_lesson(Frame& frame, const LessonCard& card, Rect room);

// The small sign that opens the rules at the chapter about the question at hand; `told` names the
// chapter. Takes its room off the right of `head`.
void draw_rules_sign(Frame& frame, Rect& head, std::string_view topic, std::string_view told);

}  // namespace meadhall::table::match
