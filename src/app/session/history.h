#pragma once

#include <array>
#include <vector>

#include "match/match.h"

namespace meadhall::app {

// How the players stood at a moment of the match.
struct Standing {
  Message after;  // the heading of the scoring it followed; empty at the start
  std::array<std::int16_t, kMaxSeats> points{};
  std::array<std::int16_t, kMaxSeats> money{};
};

// The start, and what stood after each scoring on the way to the present place of the match.
std::vector<Standing> history(const Match& match);

}  // namespace meadhall::app
