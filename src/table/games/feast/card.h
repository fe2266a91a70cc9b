#pragma once

#include "table/games/feast/scene.h"
#include "table/match/question_card.h"

// The one question, on parchment: what the space or the tile pointed at would mean, and the answers
// that lie nowhere on the table. What has no place there is answered by a row for each move.

namespace meadhall::table::feast_table {

// The height of a card whose answers lie on the table.
float low_height(const Frame& frame);

class Card {
 public:
  void draw(Scene& scene, const Rect& area);
  // How high it wants to be at this width: low while the table answers.
  float height(Scene& scene, float width);

 private:
  match::QuestionCard frame_;
};

}  // namespace meadhall::table::feast_table
