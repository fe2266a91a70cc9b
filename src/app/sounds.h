#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "games/contract.h"

namespace meadhall::app {

// What is heard when these events happened, in order and each once: "click", "wood", "coin",
// "wheel", "sail", "horn", "end". web/sound.js makes the sounds.
std::vector<std::string_view> sounds_of(std::span<const Event> events);

}  // namespace meadhall::app
