#pragma once

#include "games/contract.h"

namespace meadhall::tiny {

// The game of state.h.
const Game& game();

// The same under another table of facts, for tests that break one.
GameInfo sound_info();
Game game_with(const GameInfo& info);

}  // namespace meadhall::tiny
