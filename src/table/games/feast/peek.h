#pragma once

#include <string_view>

#include "table/games/feast/scene.h"

namespace meadhall::table::feast_table {

// The hand of the seat shown, on `area`, as the target `what`: where its owner may look at it a
// click does that, and another ends it. False if nobody may, and then there is no target.
bool touch_hand(Scene& scene, std::string_view what, const Rect& area);

}  // namespace meadhall::table::feast_table
