#include "app/almanac.h"

#include <string>

#include "core/scan.h"
#include "games/registry.h"

namespace meadhall::app {

bool has_almanac(const Game& game) { return game.almanac != nullptr; }

Result<void> Almanac::turn_to(std::string_view wish) {
  Scanner scan(wish);
  const Game* game = find_game(scan.word());
  if (game == nullptr || !has_almanac(*game)) {
    return Error{Message("almanac.none").with("wish", std::string(wish))};
  }
  std::size_t shelf = game == game_ ? shelf_ : 0;
  if (scan.take(' ')) {
    const std::size_t count = game->almanac().size();
    const auto wanted = scan.number<std::size_t>();
    if (!wanted || *wanted < 1 || *wanted > count || !scan.done()) {
      return Error{Message("almanac.no_shelf")
                       .with("wish", std::string(wish))
                       .with("n", static_cast<int>(count))};
    }
    shelf = *wanted - 1;
  }
  game_ = game;
  shelf_ = shelf;
  return {};
}

}  // namespace meadhall::app
