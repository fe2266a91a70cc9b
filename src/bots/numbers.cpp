#include "bots/numbers.h"

#include "bots/feast_weights.h"
#include "bots/vikings_weights.h"

namespace meadhall::bots {

std::span<const Number> numbers_of(const Game& game) {
  if (game.info.id == "vikings") return vikings_bots::numbers();
  if (game.info.id == "feast") return feast_bots::numbers();
  return {};
}

}  // namespace meadhall::bots
