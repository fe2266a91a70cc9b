#pragma once

#include "games/feast/tell.h"

// What is in a move, for its words and for the log.

namespace meadhall::feast {

// What a move takes of a mountain strip, and what it pays in a dice action.
Goods pile_of_strip(const State& state, Move move);
Goods pile_to_pay(const State& state, Move move);
// What one of several alternatives does.
Message option_told(const State& state, Move move);
// What the good of an upgrade or of overseas trade becomes.
Item made_by(const Task& task, Item item);

}  // namespace meadhall::feast
