#include "bots/game_bots.h"

#include <array>

#include "bots/feast.h"
#include "bots/graenaland.h"
#include "bots/vikings.h"

namespace meadhall::bots {

std::span<const GameBots> all_game_bots() {
  static constexpr std::array kBots = {
      game_bots<vikings::State, vikings_bots::kGuide>("vikings", vikings_bots::kLevels),
      game_bots<graenaland::State, graenaland_bots::kGuide, graenaland_bots::kThoroughGuide>(
          "graenaland"),
      game_bots<feast::State, feast_bots::kGuide, feast_bots::kGuide, feast_bots::kGlance>(
          "feast")};
  return kBots;
}

}  // namespace meadhall::bots
