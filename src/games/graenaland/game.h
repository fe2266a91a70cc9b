#pragma once

#include "games/contract.h"

namespace meadhall::graenaland {

// Graenaland for 3 to 5 players: basic and advanced rules. rules: Graenaland 1
const Game& game();

}  // namespace meadhall::graenaland
