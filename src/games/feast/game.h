#pragma once

#include "games/contract.h"

namespace meadhall::feast {

// A Feast for Odin for 1 to 4 players: long and short game, with its two mini-expansions.
// rules: Feast 1
const Game& game();

}  // namespace meadhall::feast
