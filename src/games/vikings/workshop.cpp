#include "games/vikings/workshop.h"

#include "games/make_game.h"
#include "games/vikings/game.h"

namespace meadhall::vikings {

const FullGame& full_game() {
  static const FullGame full = make_full_game<State, read_position>(game());
  return full;
}

}  // namespace meadhall::vikings
