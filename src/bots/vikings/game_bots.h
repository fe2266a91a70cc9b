#pragma once

#include "bots/bot.h"
#include "bots/numbers.h"

namespace meadhall::vikings_bots {

// The bots of Vikings.
const bots::GameBots& record();

// Each of the weights (weights.h) but luck, which would be tuned away, by its name there; those of
// `price` with the round after it.
std::span<const bots::Number> numbers();

}  // namespace meadhall::vikings_bots
