#pragma once

#include "table/games/feast/scene.h"

// What the bar shows: the rounds with the harvest of each and the board that turns over in it, and
// the phases of the round.

namespace meadhall::table::feast_table {

void draw_bar(match::Stage& stage, const Rect& area, bool roomy);

}  // namespace meadhall::table::feast_table
