#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "table/games/vikings/model.h"
#include "table/games/vikings/travels.h"
#include "table/kit/frame.h"

// What the parts of the Vikings' table share while one frame is drawn.

namespace meadhall::table::vikings_table {

// What a scoring counts just now, to be lit on a homeland.
struct Marks {
  std::optional<Seat> seat;
  std::array<vikings::Columns, vikings::kRows + 1> cells{};
  bool purse = false;
  bool boatsmen = false;
};

// What is pointed at among the things that a card or a preview elsewhere is about.
struct Focus {
  std::optional<std::size_t> slot{};      // a pair
  std::optional<std::size_t> special{};   // a face-up special tile, by its place
  std::optional<vikings::Viking> kind{};  // vikings drawn for this round
  std::optional<vikings::Cell> cell{};    // a legal place on the actor's homeland
};

struct Scene {
  Frame& frame;
  const VikingsModel& model;
  const vikings::State& state;
  match::Motion& motion;
  const WheelTurn& wheel;
  float lying = 0;  // how far threatened vikings lie down: 0 they stand
  WhatIf& what_if;
  Marks marks;
  Seat shown{};                            // whose homeland is the large one
  bool fresh = false;                      // the position is a new one
  bool quiet = false;                      // something lies over the table: nothing explains itself
  bool telling = false;                    // of it, a scoring: where the question would stand
  bool flat = false;                       // laid out for a phone held sideways
  bool on_card = false;                    // narrow: what the question offers is chosen on its card
  Focus focus{};                           // as it was in the frame before
  std::span<const bots::Advice> advice{};  // a second opinion that is being read
  std::optional<std::size_t> advised{};    // which of it is pointed at

  // Filled while drawing: what is pointed at, and where its explanation should hang.
  Focus focus_now{};
  int swept = 0;  // by a finger over the large homeland: 1 to the next seat, −1 to the one before
  std::optional<Thing> thing{};
  Rect thing_area{};

  bool acts(Seat seat) const { return model.actor == seat; }
  const SeatInfo& seat_info(Seat seat) const {
    return frame.app.match().start().seats[index(seat)];
  }
  void point(Thing at, const Rect& area) {
    frame.tip.reset();
    thing = at;
    thing_area = area;
  }
  // The same for something that only the table explains; the words must outlive the frame.
  void tell(std::string_view title, std::string_view words, const Rect& area) {
    thing.reset();
    frame.tip = {area, title, words};
  }
  // A thing that only explains itself, on `area`.
  void thing_at(const TargetName& name, Thing about, const Rect& area);
  // The move that is pointed at: a pair, a place, an answer on the card.
  std::optional<Move> pointed_move() const;
  // With a finger the first touch only points, so that what it means is seen before it is done.
  bool sure(bool pointed_before) const {
    return model.lesson.open || !frame.targets.finger() || pointed_before;
  }
};

}  // namespace meadhall::table::vikings_table
