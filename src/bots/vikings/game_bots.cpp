#include "bots/vikings/game_bots.h"

#include "bots/game_bots.h"
#include "bots/vikings/guide.h"

namespace meadhall::vikings_bots {

const bots::GameBots& record() {
  static constexpr bots::GameBots kRecord = bots::game_bots<State, kGuide>("vikings", kLevels);
  return kRecord;
}

}  // namespace meadhall::vikings_bots
