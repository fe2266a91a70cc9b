#include "games/registry.h"

#include <array>

#include "games/feast/game.h"
#include "games/graenaland/game.h"
#include "games/vikings/game.h"

namespace meadhall {

std::span<const Game* const> all_games() {
  static const std::array games = {&vikings::game(), &graenaland::game(), &feast::game()};
  return games;
}

const Game* find_game(std::string_view id) {
  for (const Game* game : all_games()) {
    if (game->info.id == id) return game;
  }
  return nullptr;
}

}  // namespace meadhall
