#pragma once

#include "games/feast/alone.h"
#include "table/games/feast/scene.h"

// Vikings of a seat, and of its second colour. Alone a player has both, which take turns: those of
// the round before still stand in the way. rules: Feast 13.1

namespace meadhall::table::feast_table {

// Which of Palette::seats the first (0) or second (1) colour of a seat is.
std::uint8_t seat_colour(const Scene& scene, Seat seat, std::uint8_t which);

// The colour whose turn it is in a round: 0 or 1.
constexpr std::uint8_t colour_in_round(int round) {
  return static_cast<std::uint8_t>((round + 1) % 2);
}

// A head on a ground of its colour, barred below if it is of the second one.
void draw_coloured_head(Paint& paint, Colour colour, std::uint8_t which, Point at, float size);
void draw_coloured_head(Scene& scene, std::uint8_t which, Point at, float size);

// So many points as are well done by somebody alone, and how far they are, through `area`.
using feast::kGoalAlone;
void draw_goal(Scene& scene, const Rect& area);

}  // namespace meadhall::table::feast_table
