#include "bots/graenaland/game_bots.h"

#include "bots/game_bots.h"
#include "bots/graenaland/guide.h"

namespace meadhall::graenaland_bots {

const bots::GameBots& record() {
  static constexpr bots::GameBots kLaterRecord =
      bots::game_bots<State, kGuide, kThoroughGuide>("graenaland");
  return kLaterRecord;
}

}  // namespace meadhall::graenaland_bots
