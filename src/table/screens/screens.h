#pragma once

#include <memory>

#include "table/kit/drawn_screen.h"

// The screens around the table.

namespace meadhall::table::screens {

std::unique_ptr<DrawnScreen> make_hall();

// Makes any other screen than the table and an almanac, which are a game's (kit/game_table.h).
std::unique_ptr<DrawnScreen> make_screen(app::Screen which);

void draw_credits(Frame& frame);

// All challenges to choose from: number, difficulty, and whether it was solved.
void draw_challenges(Frame& frame);

}  // namespace meadhall::table::screens
