#pragma once

#include "table/games/vikings/scene.h"

// The special tiles: four face up beside the wheel with what is left in the stacks, and those that
// players hold.

namespace meadhall::table::vikings_table {

// True if the match is played with special tiles.
bool has_specials(const vikings::State& state);

// The face-up tiles in `columns` columns, the stacks after them. `asks`: the legal ones are answers
// here; otherwise they only explain themselves.
void draw_special_rack(Scene& scene, const Rect& area, std::size_t columns, bool asks);

// The four face-up tiles in a row, as the answers of a card.
void draw_special_answers(Scene& scene, const Rect& area);

// What a seat holds that concerns one line of its homeland (0 ships … 5 fishermen), beside it.
// Buildings that replaced a tile lie there and not here.
void draw_owned(Scene& scene, Seat seat, std::size_t line, const Rect& area);

// Everything a seat holds, in one row from the left of `area`; smaller if there is much.
void draw_owned_row(Scene& scene, Seat seat, const Rect& area);

// How many kinds of tile would be drawn by draw_owned on all lines.
std::size_t owned_kinds(const vikings::Player& player);

}  // namespace meadhall::table::vikings_table
