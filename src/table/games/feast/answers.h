#pragma once

#include <optional>
#include <span>

#include "table/games/feast/scene.h"

// How the table answers.

namespace meadhall::table::feast_table {

// Gives the app a move to make, or several as one deed.
void play(Scene& scene, Move move);
void play_all(Scene& scene, std::span<const Move> moves);

// Whether to pass, or to leave a cell bare, is asked once more.
void ask_again(Scene& scene);

// A thing of the hall on `area` with which something may be done at any time: where that is so now,
// and the hall is that of whoever is asked, a click does it (a second one by finger), as one deed.
void touch_deed(Scene& scene, const TargetName& name, const Rect& area, Inspectable thing,
                std::optional<Move> deed);

// The target of one move, drawn as its own: a click gives that answer, a finger's first tap only
// points at it.
Contact touch_answer(Scene& scene, const TargetName& name, Move move, const Rect& area);
// The same as a large sheet of parchment, which glows if the card's main button gives that answer;
// what it shows is drawn upon it.
Contact draw_answer(Scene& scene, const TargetName& name, Move move, const Rect& area);

// Upon that, last: its number in a second opinion, if that speaks of it.
void mark_answer(Scene& scene, Move move, const Rect& area);

// Where it is asked what to upgrade: the answer that a good of the larder gives, where its owner's
// hall is shown.
std::optional<Move> answer_of(const Scene& scene, feast::Item good);

// The answer on a stage that was pointed at in the frame before, if one was.
std::optional<Move> pointed_answer(const Scene& scene);
// What the card's main button gives: the answer pointed at, else of a roll that is enough the
// cheapest payment or the best loot.
std::optional<Move> main_answer(const Scene& scene);

}  // namespace meadhall::table::feast_table
