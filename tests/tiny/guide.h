#pragma once

#include "tests/tiny/state.h"

// How stones are played sensibly: see bots/guide.h.

namespace meadhall::tiny {

Move guess(const State& state, const MoveList& moves, Rng& rng);
bool thin(const State& state, MoveList& moves);
int outlook_of(const State& state, Seat seat);
int margin(const State& state, Seat seat);
bool far_enough(const State& state, const State& begun);

}  // namespace meadhall::tiny
