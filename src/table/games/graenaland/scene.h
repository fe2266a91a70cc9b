#pragma once

#include <optional>

#include "table/games/graenaland/drafts.h"
#include "table/games/graenaland/finale.h"
#include "table/games/graenaland/model.h"
#include "table/match/stage.h"

// What the parts of the table of Graenaland share while one frame is drawn.
//
// Everything that can be pointed at is a target by one of these names; a is a land's place, a seat
// or what is named, b what is more:
//
//   land place          store place          camp place, seat     hero seat, hero
//   site place, construction                 work place, construction
//   hand kind           supply card          yard construction    slot number
//   bowl seat           yes seat             no seat              clan seat
//   deck terrain        goal goal            peek seat            army price
//   build place, construction (a site in the yard)                take card (a supply in the yard)
//   send-hero seat, hero (a hero's row on the card)            grant seat (on the card)
//
// answers.h says what each of them is to the question at hand.

namespace meadhall::table::graenaland_table {

// The name of such a target.
inline TargetName named(std::string_view what, std::size_t a, std::size_t b = 0) {
  return {what, static_cast<std::uint32_t>(a), static_cast<std::uint32_t>(b)};
}

// What was chosen on the way to a move; it is gone with the next decision.
struct Choice {
  std::optional<graenaland::Hero> hero{};          // of a march
  std::optional<graenaland::Construction> what{};  // in the yard
  std::optional<std::size_t> land{};  // to build on, or to march to; of a small screen: looked at
  std::optional<Seat> grant{};        // who may build one thing, by finger
  bool told = false;                  // of a small screen, while building: the region sheet is open
  bool together = false;              // the yard's switch: joint works
  bool taking = false;                // the yard shows the supply cards
};

class Card;

struct Scene : match::Stage {
  GraenalandModel& model;
  const graenaland::State& state;  // the model's
  Choice& choice;
  Drafts& drafts;
  WhatIf& what_if;
  Card& card;
  Finale& finale;
  TargetName focus{};      // what was pointed at in the frame before; no name: nothing
  TargetName focus_now{};  // filled while drawing

  std::size_t seats() const { return players; }
  // Whether the question at hand is answered by somebody here, and is this one.
  bool asks(graenaland::Step step) const {
    return actor && state.step == step && !decision.moves.empty();
  }
  bool offers(Move move) const { return decision.moves.contains(move); }
  // The move that is pointed at, or chosen and waiting to be made.
  std::optional<Move> pointed_move() const;
  std::uint8_t clan(Seat seat) const { return seat_info(seat).colour; }
};

void point_at(match::Stage& stage, Move move);

inline Scene& scene_on(match::Stage& stage) { return static_cast<Scene&>(stage); }
inline const Scene& scene_on(const match::Stage& stage) { return static_cast<const Scene&>(stage); }

}  // namespace meadhall::table::graenaland_table
