#pragma once

#include <span>
#include <string_view>

#include "games/contract.h"

namespace meadhall::bots {

// A number by which the bots of a game judge. It has a name so that better ones can be looked for
// (`meadhall tune`): who changes it does so for matches of its own, and puts it back. Nobody else
// changes any.
struct Number {
  std::string_view name;
  int* value;
};

// Those of the bots of a game, from its line in registry.cpp; none where they have no names yet.
std::span<const Number> numbers_of(const Game& game);

}  // namespace meadhall::bots
