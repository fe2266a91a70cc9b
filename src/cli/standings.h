#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/rating.h"
#include "cli/shard.h"
#include "cli/statistics.h"

// How a tournament stands.

namespace meadhall::cli {

struct Contestant {
  std::string level;
  int playouts = 0;                // a decision; 0: it tries out nothing
  std::optional<Rating> strength;  // nothing where each played alone
  std::int64_t matches = 0;
  double ahead = 0;  // share of comparisons
  Spread points;
  std::int64_t decisions = 0;  // thought about
  std::int64_t micros = 0;     // of that
};

// Of all matches at which both sat: `share` goes to `one`.
struct Meeting {
  std::string one;
  std::string other;
  double held = 0;
  double share = 0;
};

struct Standings {
  std::size_t players = 0;
  std::size_t matches = 0;
  std::vector<Contestant> contestants;  // the strongest first
  std::vector<Meeting> meetings;        // in the same order
};

// Of matches with as many players each. In a match each two levels are compared once: by the share
// of pairs, a seat of the one and a seat of the other, in which the one has the better place; half
// for the same. Errors: no matches, a level there is not, levels that did not meet, not even
// through others.
Result<Standings> standings_of(const std::vector<MatchResult>& matches, const Game& game);

std::string told(const Standings& standings);
std::string json_of(const Standings& standings, const Game& game);

}  // namespace meadhall::cli
