#pragma once

#include <optional>

#include "table/games/vikings/model.h"
#include "table/games/vikings/travels.h"
#include "table/match/stage.h"

// What the parts of the Vikings' table share while one frame is drawn.

namespace meadhall::table::vikings_table {

// What a scoring counts just now, to be lit on a homeland.
struct Marks {
  std::optional<Seat> seat;
  std::array<vikings::Columns, vikings::kRows + 1> cells{};
  bool purse = false;
  bool boatsmen = false;
};

class Card;

// What is pointed at among the things that a card or a preview elsewhere is about.
struct Focus {
  std::optional<std::size_t> slot{};      // a pair
  std::optional<std::size_t> special{};   // a face-up special tile, by its place
  std::optional<vikings::Viking> kind{};  // vikings drawn for this round
  std::optional<vikings::Cell> cell{};    // a legal place on the actor's homeland
};

// The stage of this table. Aggregate: the shared part first.
struct Scene : match::Stage {
  VikingsModel& model;
  const vikings::State& state;  // the model's
  WheelTurn& wheel;
  LyingDown& lying;  // threatened vikings
  WhatIf& what_if;
  Card& card;
  Marks marks{};
  Focus focus{};      // as it was in the frame before
  Focus focus_now{};  // filled while drawing

  // The move that is pointed at: a pair, a place, an answer on the card.
  std::optional<Move> pointed_move() const;
};

// As if `move` were pointed at where it is made.
void point_at(match::Stage& stage, Move move);

// For the hooks of shared parts: whatever they draw on here is a Scene.
inline Scene& scene_on(match::Stage& stage) { return static_cast<Scene&>(stage); }
inline const Scene& scene_on(const match::Stage& stage) { return static_cast<const Scene&>(stage); }

}  // namespace meadhall::table::vikings_table
