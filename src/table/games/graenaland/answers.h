#pragma once

#include "table/games/graenaland/scene.h"

// What the places of the table are to the question at hand: a click on one makes a move, chooses
// something on the way to one, or only explains.

namespace meadhall::table::graenaland_table {

// One that is legal glows. Without a move a click only chooses.
struct Answer {
  bool legal = false;
  std::optional<Move> move{};
};
Answer answer_at(const Scene& scene, const TargetName& name);

// Does it, as a click does: makes the move or chooses.
void take(Scene& scene, const TargetName& name);

// What explains it; nothing for what has no words of the rules.
std::optional<Inspectable> thing_at(const Scene& scene, const TargetName& name);

// The target whose click makes this move last.
TargetName place_of_move(const Scene& scene, Move move);

// Announces a place in `area`: it glows while it answers, explains itself when it is pointed at,
// and is taken when it is clicked, a second time by finger. `holds`: it can be carried, and what is
// carried can be laid down on it. Says whether it is pointed at.
struct Touch {
  bool pointed = false;
  bool legal = false;
};
Touch draw_target(Scene& scene, const TargetName& name, const Rect& area, float radius,
                  bool holds = false);

}  // namespace meadhall::table::graenaland_table
