#pragma once

#include "games/contract.h"
#include "games/vikings/state.h"

// How Vikings is played sensibly: see bots/guide.h.

namespace meadhall::vikings {

Move guess(const State& state, const MoveList& moves, Rng& rng);
bool thin(const State& state, MoveList& moves);
int outlook_of(const State& state, Seat seat);
int margin(const State& state, Seat seat);
constexpr bool far_enough(const State&, const State&) { return false; }  // there is a last round

}  // namespace meadhall::vikings
