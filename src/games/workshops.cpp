#include "games/workshops.h"

#include <algorithm>
#include <array>

#include "core/must.h"
#include "games/feast/workshop.h"
#include "games/graenaland/workshop.h"
#include "games/vikings/workshop.h"

namespace meadhall {

const FullGame& full(const Game& game) {
  static const std::array games = {&vikings::full_game(), &graenaland::full_game(),
                                   &feast::full_game()};
  const auto found = std::ranges::find_if(
      games, [&](const FullGame* each) { return each->info.id == game.info.id; });
  MUST(found != games.end());
  return **found;
}

}  // namespace meadhall
