#pragma once

#include "table/games/graenaland/scene.h"

// What the bar shows: the round, its four phases, the clans in the order of turns with the ship
// over the main player, whether promises may be made.

namespace meadhall::table::graenaland_table {

void draw_bar(match::Stage& stage, const Rect& area, bool roomy);

}  // namespace meadhall::table::graenaland_table
