#pragma once

#include <cstddef>
#include <string_view>

#include "core/result.h"
#include "games/contract.h"

namespace meadhall::app {

bool has_almanac(const Game& game);

// Which shelf of a game's almanac (Game::almanac) somebody looks at. Its command, after "almanac":
//   feast          the shelf looked at last, at first the first        feast 2        the second
class Almanac {
 public:
  // Errors: no such game, or no such shelf; then nothing changes.
  Result<void> turn_to(std::string_view wish);

  // Null before anything was looked up.
  const Game* game() const { return game_; }
  std::size_t shelf() const { return shelf_; }  // from 0

 private:
  const Game* game_ = nullptr;
  std::size_t shelf_ = 0;
};

}  // namespace meadhall::app
