#pragma once

#include "games/feast/moves.h"
#include "games/feast/state.h"
#include "tests/support/options.h"

// Matches of A Feast for Odin in which nobody does anything that could be left out, so that what
// comes by itself can be seen.

namespace meadhall::feast::testing {

// The first decision of a match, options as they are named in links.
State begun(int players, tests::OptionWishes choices = {}, std::uint64_t seed = 1);

// Declines the decision at hand, or takes the first move where something must be done.
void decline(State& state);
// Declines up to the first turn of a round; the test fails if the match ends before.
void skip_to(State& state, int round);
void skip_to_end(State& state);

}  // namespace meadhall::feast::testing
