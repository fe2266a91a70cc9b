#pragma once

#include "table/games/feast/scene.h"

namespace meadhall::table::feast_table {

// The comparison of all seats: what each has for this round, and what its points come from.
void draw_outlook(Scene& scene, const Rect& area);
// Its height for one line, alone with how far it is to a good result.
inline constexpr float kGoalHigh = 1.4F;  // em

// One figure of it with its sign, which explains itself: of what a seat has for this round, and of
// what its points come from.
inline constexpr std::size_t kOutlookColumns = 14;
void draw_outlook_figure(Scene& scene, Seat seat, std::size_t column, const Rect& area);

// What the column that is pointed at counts is to be lit; before the hall is drawn.
void mark_counted(Scene& scene);

}  // namespace meadhall::table::feast_table
