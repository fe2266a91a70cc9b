#pragma once

#include "table/games/vikings/scene.h"

// The vikings drawn for a round, before they lie around the wheel: to be bid for, one to be
// removed, colours to be chosen.

namespace meadhall::table::vikings_table {

// True if the drawn vikings lie openly and the wheel is still without tiles.
bool before_the_offer(const vikings::State& state);

// All six kinds in `columns` columns, as many figures as were drawn of each. Those that answer the
// question are choices.
void draw_drawn(Scene& scene, const Rect& area, std::size_t columns);

// The same on a round tray in place of the wheel, and on a plank in place of the strip.
void draw_round_tray(Scene& scene, const Rect& area);
void draw_plank(Scene& scene, const Rect& area);

// The slots on which the kind pointed at would be laid, as a set of bits; empty if none is.
// rules: Vikings 9.4: on the highest free slots downward
std::uint32_t previewed_slots(const Scene& scene);

}  // namespace meadhall::table::vikings_table
