#pragma once

#include "bots/bot.h"

namespace meadhall::graenaland_bots {

// The bots of Graenaland.
const bots::GameBots& record();

}  // namespace meadhall::graenaland_bots
