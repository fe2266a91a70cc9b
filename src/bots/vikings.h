#pragma once

#include "bots/guide.h"
#include "games/vikings/state.h"

// How Vikings is played sensibly: see bots/guide.h.

namespace meadhall::vikings_bots {

using namespace vikings;

Move guess(const State& state, const MoveList& moves, Rng& rng);
bool thin(const State& state, MoveList& moves);
int outlook(const State& state, Seat seat);
int margin(const State& state, Seat seat);

inline constexpr bots::Guide<State> kGuide{
    .guess = guess, .thin = thin, .outlook = outlook, .margin = margin};

}  // namespace meadhall::vikings_bots
