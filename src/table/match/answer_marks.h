#pragma once

#include <span>

#include "table/match/stage.h"

// On the places of a board that answer the question: that they do, what would lie there, what would
// come of it. And what is carried to them.

namespace meadhall::table::match {

// A place of a board. `name` says which one, to hooks as well.
struct BoardPlace {
  TargetName name;
  Rect area;  // all of it on the screen
  Seat seat{};
  bool legal = false;          // an answer of the seat to act
  bool asks = false;           // the question is answered with places
  bool holds = false;          // what answers can be carried here
  bool filled = false;         // something lies there: it keeps its colours
  Role role = Role::choice;    // of one that is no answer: a thing, or floor
  Move move{};                 // that answers
  std::optional<Move> then{};  // made with it, as one deed
  Inspectable thing{};         // that explains a place that is no answer
};

// A game's part in marking legal places.
struct PlaceHooks {
  void (*point)(Stage& stage, const BoardPlace& place);       // remembers that it is
  void (*draw_ghost)(Stage& stage, const BoardPlace& place);  // what would lie or stand there
  void (*draw_gain)(Stage& stage, const BoardPlace& place);   // over it: what would come of it
};

// A place that can be pointed at: it answers, or says why not.
void draw_place(Stage& stage, const BoardPlace& place, const PlaceHooks& hooks);

// The change a move would bring, in a pill at the upper edge of `area`; zeros are left out.
struct Gain {
  int amount = 0;
  // draw_gold, draw_points or one of the game's own; returns its width.
  float (*draw)(Paint& paint, Point at, int amount, const Type& type, bool sign) = nullptr;
};
void draw_gains(Paint& paint, const Rect& area, std::span<const Gain> gains);

// Announces the thing in hand at `area`, to be carried to its place; returns from where it goes
// there.
Rect in_hand(Stage& stage, const TargetName& name, const Rect& area);

// The area of the thing carried: above the fingertip, so that it is seen.
Rect carried_area(const Frame& frame);
// Draws it while something is carried; `fits`: over a place where it may be laid down.
void draw_carried(Stage& stage, bool fits, void (*draw)(Stage& stage, const Rect& area));

}  // namespace meadhall::table::match
