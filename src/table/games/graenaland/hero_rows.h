#pragma once

#include "table/games/graenaland/scene.h"

// On the card of a march: the own heroes who can be sent, or who may enter, as rows, and what the
// move that is pointed at would make of the votes.

namespace meadhall::table::graenaland_table {

float hero_rows_height(const Scene& scene);
void draw_hero_rows(Scene& scene, Rect room);

// A rail for each land whose votes the move would change, as the others stand now.
float vote_rails_height(Scene& scene, Move move);
// The room kept for one, whether or not a move is pointed at.
float vote_rail_height(const Scene& scene);
void draw_vote_rails(Scene& scene, Move move, Rect room);

}  // namespace meadhall::table::graenaland_table
