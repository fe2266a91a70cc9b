#pragma once

#include "games/feast/state.h"

// A space is used for at least one of its effects. rules: Feast 4.5

namespace meadhall::feast {

// Remembers that an effect of the space being used was carried out, or a card in its place.
void note_used(State& state, std::uint8_t card);
// True if an action's space is being used, and nothing was done there yet.
bool waits_to_be_used(const State& state);
// Where one waits: true if after this answer it would have been used for nothing.
bool leaves_unused(const State& state, Move move);

}  // namespace meadhall::feast
