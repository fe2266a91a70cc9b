#pragma once

#include "table/games/feast/scene.h"
#include "table/match/table_hooks.h"

// Laying at large: the boards have most of the table, beside them where a tile fits best and what
// was laid in this turn.

namespace meadhall::table::feast_table {

// True if whoever is asked lays at large now.
bool lays_at_large(const Scene& scene);
// Begins it, with the boards coming up, or ends it.
void lay_at_large(Scene& scene, bool at_large);
// Once a decision: a window between phases begins it, and ends it again.
void begin_laying_at_large(Scene& scene);
// Takes in key B, which begins and ends it.
void read_laying_key(Scene& scene);
void draw_laying_stage(Scene& scene, match::Panels& panels, Rect room);

}  // namespace meadhall::table::feast_table
