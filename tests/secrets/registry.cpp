// The games with secrets, which begin as tests/secrets/dealing.h says: what this program defines is
// not taken from the library.

#include <array>

#include "games/feast/game.h"
#include "games/graenaland/game.h"
#include "games/registry.h"
#include "tests/secrets/dealing.h"

namespace meadhall {
namespace {

Result<Position> deal(const Game& game, const Setup& wish) {
  const tests::Dealing& how = tests::dealing();
  Result<Position> begun = game.setup(wish);
  if (!begun) return begun;
  Position position = begun.value();
  Rng luck(wish.seed);
  for (int made = 0; made < how.moves && game.actor(position); ++made) {
    MoveList moves;
    game.legal(position, moves);
    const auto count = static_cast<std::uint32_t>(moves.size());
    if (Result<void> done = game.apply(position, moves[luck.below(count)]); !done) {
      return done.error();
    }
  }
  if (how.again == 0) return position;
  Rng again(how.again);
  return game.determinize(game.observe(position, how.viewer), how.viewer, again);
}

Game dealt_again(const Game& game, Result<Position> (*setup)(const Setup&)) {
  Game own = game;
  own.setup = setup;
  return own;
}

const Game& dealt_graenaland() {
  static const Game game = dealt_again(
      graenaland::game(), [](const Setup& wish) { return deal(graenaland::game(), wish); });
  return game;
}

const Game& dealt_feast() {
  static const Game game =
      dealt_again(feast::game(), [](const Setup& wish) { return deal(feast::game(), wish); });
  return game;
}

}  // namespace

namespace tests {

Dealing& dealing() {
  static Dealing how;
  return how;
}

}  // namespace tests

std::span<const Game* const> all_games() {
  static const std::array games = {&dealt_graenaland(), &dealt_feast()};
  return games;
}

const Game* find_game(std::string_view id) {
  for (const Game* game : all_games()) {
    if (game->info.id == id) return game;
  }
  return nullptr;
}

}  // namespace meadhall
