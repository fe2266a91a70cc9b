// A house with one game: what this program defines is not taken from the library.

#include <array>

#include "bots/game_bots.h"
#include "games/registry.h"
#include "tests/tiny/game.h"
#include "tests/tiny/guide.h"

namespace meadhall {

std::span<const Game* const> all_games() {
  static const std::array games = {&tiny::game()};
  return games;
}

const Game* find_game(std::string_view id) { return id == "tiny" ? &tiny::game() : nullptr; }

namespace bots {

std::span<const GameBots> all_game_bots() {
  static constexpr std::array kBots = {game_bots<tiny::State, tiny::kGuide>("tiny")};
  return kBots;
}

}  // namespace bots
}  // namespace meadhall
