#pragma once

#include <array>

#include "games/graenaland/state.h"

// Who has a say about the cards of a land. rules: Graenaland 7

namespace meadhall::graenaland {

// How a player's votes on a land come about, for telling; they add up to `total`.
struct VoteTally {
  int settlements = 0;
  std::array<int, kHeroes> heroes{};
  int total = 0;
  bool priest_there = false;  // a warrior counts 0 (three players: 1) beside a priest
  bool kept_out = false;      // a palisade took a vote from the player's hero or heroes
};
VoteTally tally(const State& state, std::size_t place, Seat seat);

// By seat, and their sum.
struct Votes {
  std::array<int, kMaxPlayers> of{};
  int total = 0;

  int of_seat(Seat seat) const { return of[index(seat)]; }
  // Seats with a vote, one bit each.
  unsigned voters() const {
    unsigned seats = 0;
    for (std::size_t i = 0; i < kMaxPlayers; ++i) seats |= (of[i] > 0 ? 1U : 0U) << i;
    return seats;
  }
};
Votes votes_on(const State& state, std::size_t place);

}  // namespace meadhall::graenaland
