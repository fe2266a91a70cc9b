#include <array>

#include "bots/feast/game_bots.h"
#include "bots/game_bots.h"
#include "bots/graenaland/game_bots.h"
#include "bots/vikings/game_bots.h"

namespace meadhall::bots {

std::span<const GameBots* const> all_game_bots() {
  static const std::array kBots = {&vikings_bots::record(), &graenaland_bots::record(),
                                   &feast_bots::record()};
  return kBots;
}

}  // namespace meadhall::bots
