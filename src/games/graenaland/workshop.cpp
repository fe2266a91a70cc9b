#include "games/graenaland/workshop.h"

#include "games/graenaland/game.h"
#include "games/make_game.h"

namespace meadhall::graenaland {

const FullGame& full_game() {
  static const FullGame full = make_full_game<State, read_position>(game());
  return full;
}

}  // namespace meadhall::graenaland
