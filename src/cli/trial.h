#pragma once

#include <cstdint>
#include <vector>

#include "bots/bot.h"
#include "bots/numbers.h"

// Matches in which one seat judges by other numbers than the rest (bots/numbers.h).

namespace meadhall::cli {

using Numbers = std::vector<bots::Number>;
using Values = std::vector<int>;  // of some Numbers, in their order

// What the numbers are now.
Values values_of(const Numbers& numbers);

// What came of one deal, the one with other numbers at every seat in turn.
struct DealResult {
  double ahead = 0;  // share of its rivals it was ranked before, half for the same rank; 0 alone
  double points = 0;
  double rivals = 0;  // points of theirs on average; 0 alone
  // In points: the lead over the best rival, and 20 for being ahead; alone, the points.
  double worth = 0;
};

// A game to be tried, and how it is thought about.
struct Trial {
  const Game& game;
  Setup setup;  // but for its seed
  bots::Level level;
  Numbers numbers;

  // The one judges by `one`, the rest by `others`. The numbers are as before afterwards. Errors: a
  // match cannot be set up.
  Result<DealResult> play(std::uint64_t seed, const Values& one, const Values& others) const;
};

}  // namespace meadhall::cli
