#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "games/contract.h"

namespace meadhall::app {

// The sounds of these events of a game, in order and each once: "click", "horn", "end", and what
// the game says (Capabilities::sound_of). web/sound.js makes the sounds.
std::vector<std::string_view> sounds_of(const Game& game, std::span<const Event> events);

}  // namespace meadhall::app
