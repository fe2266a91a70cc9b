#pragma once

#include <set>
#include <string>

#include "games/vikings/state.h"

// Every move of a decision, in notation, listed by trying each cell, price and amount against the
// plain text of the rules. Reads the state and nothing else of the engine.

namespace meadhall::vikings::testing {

std::set<std::string> naive_moves(const State& state);

}  // namespace meadhall::vikings::testing
