#pragma once

#include "table/games/feast/scene.h"

namespace meadhall::table::feast_table {

// The hand of the seat shown, on `area`: where its owner may look at it a click does that, and a
// click ends it.
void touch_hand(Scene& scene, const Rect& area);

}  // namespace meadhall::table::feast_table
