#pragma once

#include <doctest/doctest.h>

#include <string>
#include <string_view>

#include "bots/bot.h"
#include "games/registry.h"
#include "games/workshops.h"
#include "tests/support/words.h"

namespace meadhall::tests {

// A decision of a game, written down, and the reason found for a move of it.
class Asked {
 public:
  Asked(std::string_view game, std::string_view position)
      : game_(*find_game(game)), compared_{.before = read(position)} {}

  // The match went on: in that position, that was done.
  Asked& then(std::string_view position, std::string_view move) {
    compared_.then.push_back({read(position), parsed(move)});
    return *this;
  }
  Asked& ended(std::string_view position) {
    compared_.end = read(position);
    return *this;
  }

  std::string why(std::string_view better, std::string_view other = {}) const {
    bots::Comparison compared = compared_;
    compared.better = {parsed(better)};
    if (!other.empty()) compared.other = parsed(other);
    return spelled::words(bots::counsel(game_).why(compared));
  }

 private:
  Position read(std::string_view position) const {
    const Result<Position> result = full(game_).read_position(position);
    CAPTURE(position);
    REQUIRE_MESSAGE(result.ok(), spelled::words(result.error().message));
    return result.value();
  }
  Move parsed(std::string_view move) const { return game_.parse(move).value(); }

  const Game& game_;
  bots::Comparison compared_;
};

}  // namespace meadhall::tests
