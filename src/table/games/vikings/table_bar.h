#pragma once

#include "table/games/vikings/scene.h"

// What the bar above the table shows: the rounds with their scorings, and which one comes next.

namespace meadhall::table::vikings_table {

void draw_bar(match::Stage& stage, const Rect& area, bool roomy);

}  // namespace meadhall::table::vikings_table
