#pragma once

#include "table/games/graenaland/council_parts.h"

namespace meadhall::table::graenaland_table {

// The lands for which something may be proposed, side by side: their cards, and whose votes they
// are.
void draw_proposals(Scene& scene, const Rect& room);

}  // namespace meadhall::table::graenaland_table
