#pragma once

#include <array>

#include "table/games/vikings/scene.h"
#include "table/kit/stepper.h"
#include "table/match/question_card.h"

// The one question, on parchment: who is asked, what, and the answers that are no place on a board.

namespace meadhall::table::vikings_table {

class Card {
 public:
  void draw(Scene& scene, const Rect& area);

  // How high it wants to be at this width: answers need room, a plain question less.
  float height(Scene& scene, float width);
  // What is to be kept free for it and the `tabs` below it, whatever will be pointed at: words for
  // a special tile may take the tabs' place.
  float sheet_height(Scene& scene, float width, float tabs);

  // The payment that the card offers; there must be one.
  Move payment(const VikingsModel& model) const;

  // True if laying the tile on `cell`, a legal place, leaves its viking there: the two moves are
  // one deed, unless the player wishes to be asked of the viking.
  bool viking_stays(const Scene& scene, vikings::Cell cell) const;

 private:
  // Of the basic game: card_basic.cpp. `asked`: what the question takes below the head.
  float basic_height(Scene& scene, float width, float asked);
  void draw_take(Scene& scene, Rect room);
  float consequences_height(Scene& scene, float width);
  void draw_pay(Scene& scene, Rect room);
  void draw_stand(Scene& scene, Rect room);
  void draw_ferry(Scene& scene, Rect room);
  void draw_place(Scene& scene, Rect room);
  void draw_exchange(Scene& scene, Rect row);
  // Of the advanced game: card_advanced.cpp.
  void draw_auction(Scene& scene, Rect room);
  void draw_bidders(Scene& scene, Rect row);
  void draw_remove(Scene& scene, Rect room);
  void draw_draft(Scene& scene, Rect room);
  void draw_special(Scene& scene, Rect room);
  void answer_by_finger(Scene& scene, Rect room, const TargetName& name, Move move);
  float advanced_height(Scene& scene, float width);
  float special_words_height(Scene& scene, float width);
  const std::vector<std::string>& special_words(Scene& scene);
  const std::string& told_of(Scene& scene, Move move);

  Consequences consequences_;
  std::array<match::Explainer, vikings::kFaceUp> specials_;  // the words for each
  match::QuestionCard frame_;
  Stepper bid_;
  Stepper exchange_;
  Stepper points_;            // of a payment
  bool asks_viking_ = false;  // for this turn
  WorkedOut<Move> told_done_;
  std::string told_;  // of a move
};

}  // namespace meadhall::table::vikings_table
