#pragma once

#include "table/games/graenaland/scene.h"

// What the places of the table are to the question at hand: a click on one makes a move, chooses
// something on the way to one, or only explains.

namespace meadhall::table::graenaland_table {

// One that is legal glows. Without a move a click only chooses.
struct Answer {
  bool legal = false;
  std::optional<Move> move{};
  std::optional<std::uint32_t> lays{};  // a source, into what is collected to pay (pay_draft.h)
};
Answer answer_at(const Scene& scene, const TargetName& name);

// What is done by a move, if that is legal.
Answer answer_of(const Scene& scene, std::optional<Move> move);

inline bool is(const TargetName& name, std::string_view what) { return name.what == what; }

// What a click on the place would do, done: makes the move or chooses.
void take(Scene& scene, const TargetName& name);

// The move that was chosen in two steps, and waits to be made: a hero and a land, a construction
// and its place.
std::optional<Move> chosen_move(const Scene& scene);

// What explains a place; nothing for what has no words of the rules.
std::optional<Inspectable> thing_at(const Scene& scene, const TargetName& name);

// The place whose click makes this move last; without a name if none does.
TargetName place_of_move(const Scene& scene, Move move);

// Announces a place in `area`: it glows while it answers, explains itself when it is pointed at,
// and is taken when it is clicked, a second time by finger. `holds`: it can be carried, and what is
// carried can be laid down on it.
struct Touch {
  bool pointed = false;
  bool legal = false;
  bool focused = false;  // the keyboard's ring is to be shown
};
Touch draw_target(Scene& scene, const TargetName& name, const Rect& area, float radius,
                  bool holds = false);
// The same for what shows by itself that it answers: only the keyboard's ring is drawn; and for
// what draws that, too.
Touch announce_target(Scene& scene, const TargetName& name, const Rect& area, float radius,
                      bool holds = false);
Touch touch_target(Scene& scene, const TargetName& name, const Rect& area, bool holds = false);

// Gives the app a move to make.
void play(Scene& scene, Move move);

}  // namespace meadhall::table::graenaland_table
