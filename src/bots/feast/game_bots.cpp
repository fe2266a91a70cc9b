#include "bots/feast/game_bots.h"

#include "bots/feast/guide.h"
#include "bots/game_bots.h"

namespace meadhall::feast_bots {

const bots::GameBots& record() {
  static constexpr bots::GameBots kRecord =
      bots::game_bots<State, kGuide, kGuide, kGlance>("feast", kLevels);
  return kRecord;
}

}  // namespace meadhall::feast_bots
