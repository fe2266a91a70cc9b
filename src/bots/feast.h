#pragma once

#include "games/contract.h"
#include "games/feast/state.h"

// How A Feast for Odin is played sensibly: see bots/guide.h.

namespace meadhall::feast {

Move guess(const State& state, const MoveList& moves, Rng& rng);
bool thin(const State& state, MoveList& moves);
int outlook_of(const State& state, Seat seat);
int margin(const State& state, Seat seat);
int worth_of_end(const State& end, int ahead);
bool goes_back(const State& state, Move move);
int most_playouts(const State& seen);
void apply_legal(State& state, Move move);
bool far_enough(const State& state, const State& begun);

}  // namespace meadhall::feast
