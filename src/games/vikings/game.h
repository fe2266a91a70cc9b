#pragma once

#include "games/contract.h"

namespace meadhall::vikings {

// Vikings (M. Kiesling, 2007) with its advanced game, as the contract sees it.
const Game& game();

}  // namespace meadhall::vikings
