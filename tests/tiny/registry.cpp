// A house with one game: what this program defines is not taken from the library.

#include <array>

#include "bots/brains.h"
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

std::span<const Brain> all_brains() {
  static constexpr std::array kBrains = {brain_of<tiny::State>("tiny")};
  return kBrains;
}

}  // namespace bots
}  // namespace meadhall
