#pragma once

#include "bots/feast/actions.h"

// Dice actions: what they are worth before the first roll, and what to do after a roll, by what the
// rolls to come bring on average.

namespace meadhall::feast_bots {

using namespace feast;

// `boats`: how many may be used in whaling.
int dice_worth(const View& view, Die die, int boats);

// The best answer to the decision of a dice action.
Move dice_answer(const View& view, const MoveList& moves);

}  // namespace meadhall::feast_bots
