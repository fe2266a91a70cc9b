#pragma once

#include "table/games/graenaland/scene.h"
#include "table/match/question_card.h"

// The one question, on parchment, and what answering it would mean.

namespace meadhall::table::graenaland_table {

class Card {
 public:
  void draw(Scene& scene, const Rect& area);
  // How high it wants to be at this width.
  float height(Scene& scene, float width);

 private:
  match::QuestionCard frame_;
};

}  // namespace meadhall::table::graenaland_table
