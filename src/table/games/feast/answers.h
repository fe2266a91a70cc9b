#pragma once

#include <span>

#include "table/games/feast/scene.h"

// How the table answers.

namespace meadhall::table::feast_table {

// Gives the app a move to make, or several as one deed.
void play(Scene& scene, Move move);
void play_all(Scene& scene, std::span<const Move> moves);

}  // namespace meadhall::table::feast_table
