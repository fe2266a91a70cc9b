#pragma once

#include "games/graenaland/state.h"

// What follows from the rest of a position and is not written.

namespace meadhall::graenaland {

// Who has answered so far, one bit each, in the steps that ask one after the other in secret:
// everybody who was to be asked before the seat asked now. Nobody in other steps.
unsigned answered_so_far(const State& state);

// The seat from which on the rest of the class being shared out is given: the last that got some.
std::uint8_t sharing_from(const Proposal& proposal);

// Whose village came `number`-th in the free setup: once round, then back.
// rules: Graenaland 13.2
Seat founder_of(const State& state, std::size_t number);

// Free setup: cards lying on a coast land, where each village took one of the two.
std::uint8_t lying_at(const State& state, std::size_t place);

// How many of the players settled where the newest village came were asked to move away, the one
// asked now with them; 0 if the player is none of them.
std::uint8_t asked_to_yield(const State& state);

// In whose name something is built.
Phase phase_of(const State& state);

}  // namespace meadhall::graenaland
