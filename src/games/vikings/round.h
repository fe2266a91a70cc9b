#pragma once

#include "games/vikings/journal.h"
#include "games/vikings/state.h"

// What happens between the players' decisions: the offer of a round, the turning of the wheel.

namespace meadhall::vikings {

// Lays out tiles and vikings for `state.round` and asks the start player to take a pair.
// rules: Vikings, offer
void begin_round(State& state, Journal* journal);

// If price 0 has become free, turns the wheel until a pair stands there again; the other prices
// fall by as many steps. rules: Vikings, wheel
void turn_wheel(State& state, Journal* journal);

// The steps the wheel would turn if the pair at `slot` were taken; 0 unless slot is 0.
std::size_t steps_after_taking(const State& state, std::size_t slot);

}  // namespace meadhall::vikings
