#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "match/match.h"

// The promises of a match's notebook as they are told.

namespace meadhall::app {

// Those made on the way to where the match stands, by their numbers.
std::vector<std::size_t> promises_so_far(const Match& match);

// What became of a player's promises so far, of those that were kept or broken.
struct PromiseCount {
  int kept = 0;
  int broken = 0;
};
std::array<PromiseCount, kMaxSeats> promises_kept(const Match& match);

// What bots ask persons of this device to promise now.
std::vector<Message> asked_of_persons(const Match& match);

// Who promised what, and in which round.
Message promise_told(const Match& match, std::size_t number);

}  // namespace meadhall::app
