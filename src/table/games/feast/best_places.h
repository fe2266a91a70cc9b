#pragma once

#include "table/games/feast/scene.h"

namespace meadhall::table::feast_table {

// Where the tile in hand fits best: small boards, with what it brings there. Pointing at one lets
// the tile wait there, a click lays it.
void draw_best_places(Scene& scene, const Rect& area);

}  // namespace meadhall::table::feast_table
