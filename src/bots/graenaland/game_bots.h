#pragma once

#include "bots/game_bots.h"

namespace meadhall::graenaland_bots {

// The bots of Graenaland.
const bots::GameBots& record();

}  // namespace meadhall::graenaland_bots
