#include "games/feast/workshop.h"

#include "games/feast/game.h"
#include "games/make_game.h"

namespace meadhall::feast {

const FullGame& full_game() {
  static const FullGame full = make_full_game<State, read_position>(game());
  return full;
}

}  // namespace meadhall::feast
