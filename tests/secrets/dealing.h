#pragma once

#include <cstdint>

#include "core/seat.h"

// In this program the games with secrets begin in the middle of a match, and can be dealt again
// there: what a viewer may not know is then something else.

namespace meadhall::tests {

struct Dealing {
  int moves = 0;            // made at random before the match begins
  Seat viewer = kNobody;    // who must not notice
  std::uint64_t again = 0;  // the luck of dealing again; 0: as it was dealt
};

// What the next matches begin with.
Dealing& dealing();

}  // namespace meadhall::tests
