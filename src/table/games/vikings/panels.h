#pragma once

#include "table/games/vikings/scene.h"
#include "table/match/seats.h"

// What stands in the panels around the boards.

namespace meadhall::table::vikings_table {

// The figures of a seat.
extern const match::SeatHooks kSeatHooks;

// "If scoring happened now": a line a player, with who leads in what the end will count; below it
// the threats on the shown homeland.
void draw_outlook(Scene& scene, const Rect& area);
float outlook_height(const Scene& scene);

}  // namespace meadhall::table::vikings_table
