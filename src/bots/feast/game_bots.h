#pragma once

#include "bots/bot.h"
#include "bots/numbers.h"

namespace meadhall::feast_bots {

// The bots of A Feast for Odin.
const bots::GameBots& record();

// Each of the weights (weights.h), by its name there.
std::span<const bots::Number> numbers();

}  // namespace meadhall::feast_bots
