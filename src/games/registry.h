#pragma once

#include <span>
#include <string_view>

#include "games/contract.h"

namespace meadhall {

// Every game of the house, in the order in which the hall shows them.
std::span<const Game* const> all_games();

// The game called `id`, or null.
const Game* find_game(std::string_view id);

}  // namespace meadhall
