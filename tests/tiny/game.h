#pragma once

#include "games/contract.h"

namespace meadhall::tiny {

// The game of state.h.
const FullGame& game();

// The same under another table of facts, for tests that break one.
GameInfo sound_info();
FullGame game_with(const GameInfo& info);

}  // namespace meadhall::tiny
