#pragma once

#include <array>
#include <vector>

#include "match/match.h"

namespace meadhall::app {

// How the players stood at a moment of the match.
struct Standing {
  Message after;  // the heading of the scoring it followed, or the round; empty at the start
  std::array<std::int16_t, kMaxSeats> points{};
  std::array<std::int16_t, kMaxSeats> money{};
};

// The start, and what stood after each scoring on the way to the present place of the match; after
// each round where nothing is scored on the way.
std::vector<Standing> history(const Match& match);

}  // namespace meadhall::app
