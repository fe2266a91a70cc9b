#pragma once

#include "table/icons.h"

namespace meadhall::table {

// The icons from Icon::play on: of replays, saves and files. draw_icon() comes here by itself.
void draw_icon_of_play(Paint& paint, Icon icon, Point center, float size, Colour colour);

}  // namespace meadhall::table
