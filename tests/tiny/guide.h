#pragma once

#include "bots/guide.h"
#include "tests/tiny/state.h"

// How stones are played sensibly: see bots/guide.h.

namespace meadhall::tiny {

Move guess(const State& state, const MoveList& moves, Rng& rng);
bool thin(const State& state, MoveList& moves);
int outlook(const State& state, Seat seat);
int margin(const State& state, Seat seat);

inline constexpr bots::Guide<State> kGuide{
    .guess = guess, .thin = thin, .outlook = outlook, .margin = margin};

}  // namespace meadhall::tiny
