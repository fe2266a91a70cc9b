#pragma once

#include "games/feast/moves.h"
#include "games/feast/state.h"
#include "tests/support/any_match.h"

// Matches of A Feast for Odin played at random: everything follows from the generator, so a failure
// can be repeated from the seed that the test names.

namespace meadhall::feast::testing {

using any_match::has_repeats;
using any_match::matches;
using any_match::words;

// 1 to 4 players, every option drawn.
Setup random_setup(Rng& luck);

// The first decision of a random match; `wish`, if given, receives how it was set up. Everybody is
// rich, with ships and many occupations, in hand and played, if its seed is a multiple of 3.
State random_start(Rng& luck, Setup* wish = nullptr);

// Any of the moves, but arranging is seldom begun and soon ended.
Move random_move(const MoveList& moves, Rng& luck);

// Some decision of a random match.
State random_position(Rng& luck);

inline bool same_bytes(const State& a, const State& b) {
  return std::memcmp(&a, &b, sizeof a) == 0;
}

}  // namespace meadhall::feast::testing
