#pragma once

#include "games/contract.h"

namespace meadhall {

// A game of the house with what there is of it for those who work on it.
const FullGame& full(const Game& game);

}  // namespace meadhall
