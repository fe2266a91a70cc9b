#include "app/screens/almanac.h"

#include <string>

#include "core/scan.h"
#include "games/registry.h"

namespace meadhall::app {

namespace {

// "feast": as the command takes them.
std::string games_with_one() {
  std::string all;
  for (const Game* game : all_games()) {
    if (has_almanac(*game)) all += (all.empty() ? "" : ", ") + std::string(game->info.id);
  }
  return all;
}

}  // namespace

bool has_almanac(const Game& game) { return game.can.almanac != nullptr; }

Result<void> Almanac::turn_to(std::string_view wish) {
  Scanner scan(wish);
  const Game* game = find_game(scan.word());
  if (game == nullptr || !has_almanac(*game)) {
    return Error{
        Message("almanac.none").with("wish", std::string(wish)).with("games", games_with_one())};
  }
  std::size_t shelf = game == game_ ? shelf_ : 0;
  scan.skip_spaces();
  if (!scan.done()) {
    const std::size_t count = game->can.almanac().size();
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
