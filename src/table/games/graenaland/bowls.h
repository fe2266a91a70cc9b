#pragma once

#include "table/games/graenaland/council_parts.h"

// A bowl for each clan that has votes: what it would get, and its vote.

namespace meadhall::table::graenaland_table {

struct Bowl {
  Seat seat{};
  Rect area;
};
using Bowls = FixedVector<Bowl, graenaland::kMaxPlayers>;

// Side by side in a row, clockwise from the proposer's left, as wide as what is in them.
Bowls lay_bowls(const Scene& scene, const Matter& matter, const Rect& row);
void draw_bowl(Scene& scene, const Matter& matter, const Bowl& bowl);

}  // namespace meadhall::table::graenaland_table
