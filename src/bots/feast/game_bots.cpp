#include "bots/feast/game_bots.h"

#include "bots/feast/guide.h"
#include "bots/game_bots.h"

namespace meadhall::feast_bots {

const bots::GameBots& record() {
  static constexpr bots::GameBots kLaterRecord =
      bots::game_bots<State, kGuide, kGuide, kGlance>("feast", kLevels);
  return kLaterRecord;
}

}  // namespace meadhall::feast_bots
