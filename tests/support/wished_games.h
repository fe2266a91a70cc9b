#pragma once

#include <doctest/doctest.h>

#include <cstdlib>
#include <vector>

#include "games/registry.h"

namespace meadhall::tests {

// Every game in the registry; with MEADHALL_GAME=feast that one alone.
inline std::vector<const Game*> wished_games() {
  const char* wish = std::getenv("MEADHALL_GAME");
  std::vector<const Game*> games;
  for (const Game* game : all_games()) {
    if (wish == nullptr || game->info.id == wish) games.push_back(game);
  }
  REQUIRE_MESSAGE(!games.empty(), "MEADHALL_GAME names none of the games");
  return games;
}

}  // namespace meadhall::tests
