#pragma once

#include <algorithm>
#include <cstring>
#include <string>
#include <vector>

#include "games/contract.h"

// What tests that play matches at random share, whatever the game.

namespace meadhall::any_match {

// How many random matches a test plays: a share of MEADHALL_MATCHES (20000 if that is not set),
// at least one.
int matches(double share);

// How a match was set up, as a line for messages: "seed 5, 3 players, options 0 1 0 …".
std::string words(const Setup& wish);

// Every option drawn; who sits first among those who play.
OptionValues random_options(std::span<const OptionSpec> specs, std::size_t players, Rng& luck);

template <StateValue State>
bool same_bytes(const State& a, const State& b) {
  return std::memcmp(&a, &b, sizeof a) == 0;
}

inline bool has_repeats(const MoveList& moves) {
  std::vector<Move> sorted(moves.begin(), moves.end());
  std::ranges::sort(sorted);
  return std::ranges::adjacent_find(sorted) != sorted.end();
}

}  // namespace meadhall::any_match
