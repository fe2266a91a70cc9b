#pragma once

#include "games/feast/state.h"

// How the answers to a decision are laid out in words: see Capabilities of the contract.

namespace meadhall::feast {

Message heading(const State& state, Move move);
std::vector<Message> terms(const State& state, Move move);
std::optional<CellTable> cells(const State& state);

}  // namespace meadhall::feast
