#include "bots/numbers.h"

#include "bots/feast/game_bots.h"
#include "bots/vikings/game_bots.h"

namespace meadhall::bots {

std::span<const Number> numbers_of(const Game& game) {
  if (game.info.id == "vikings") return vikings_bots::numbers();
  if (game.info.id == "feast") return feast_bots::numbers();
  return {};
}

}  // namespace meadhall::bots
