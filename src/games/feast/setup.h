#pragma once

#include "games/feast/state.h"

// The preparation of a match. rules: Feast 2

namespace meadhall::feast {

// The occupations that are in the game, starting ones or dark ones.
Cards cards_in_box(const Options& options, bool light);

}  // namespace meadhall::feast
