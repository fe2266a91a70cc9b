#pragma once

#include "table/vikings/scene.h"

// A homeland: the mainland with its waiting vikings on the left, ships on top, five rows of
// islands.

namespace meadhall::table {

// The large one, on which tiles are laid and vikings stand; scrolls sideways when it grows too
// wide.
void draw_homeland(Scene& scene, Seat seat, const Rect& area);

// A homeland at a glance, without pieces that can be told only from near.
void draw_small_homeland(Paint& paint, const vikings::Player& player, const Rect& area);

}  // namespace meadhall::table
