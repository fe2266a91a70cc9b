#pragma once

#include "games/feast/moves.h"
#include "games/feast/state.h"

// Why a move may not be made, in words. What may be made is decided where it is listed.

namespace meadhall::feast {

bool is_legal(const State& state, Move move);
// The rule that forbids an illegal move now; for a legal one an empty message.
Message refusal(const State& state, Move move);
// Why Vikings cannot be placed there; empty if they can.
Message place_refusal(const State& state, Seat seat, std::size_t place);

}  // namespace meadhall::feast
