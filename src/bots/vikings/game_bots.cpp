#include "bots/vikings/game_bots.h"

#include "bots/game_bots.h"
#include "bots/vikings/guide.h"

namespace meadhall::vikings_bots {

const bots::GameBots& record() {
  static constexpr bots::GameBots kLaterRecord = bots::game_bots<State, kGuide>("vikings", kLevels);
  return kLaterRecord;
}

}  // namespace meadhall::vikings_bots
