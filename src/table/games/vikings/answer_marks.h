#pragma once

#include "table/games/vikings/scene.h"
#include "table/match/answer_marks.h"

// What would come of an answer, on the place of a homeland where it would be given.

namespace meadhall::table::vikings_table {

// Of the places named {"cell", seat, vikings::pack(cell)}.
extern const match::PlaceHooks kPlaceHooks;

// The tile, viking or special tile that is carried, and what it would bring below.
void draw_carried_piece(Scene& scene);

}  // namespace meadhall::table::vikings_table
