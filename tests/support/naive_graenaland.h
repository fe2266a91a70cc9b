#pragma once

#include <array>
#include <cstdint>
#include <map>

#include "games/graenaland/state.h"

// Slow twins of what the rules of Graenaland count fast, written from the rules' tables alone.

namespace meadhall::graenaland::naive {

// The votes of a seat on a land, straight from the table. rules: Graenaland 7.1, 12.1
int votes(const State& state, std::size_t place, Seat seat);

// Cards that leave a hand for a price.
struct Way {
  std::array<std::uint8_t, kCardKinds> cards{};
  std::uint16_t supplies = 0;

  friend auto operator<=>(const Way&, const Way&) = default;
};

// All sets of cards in the hand of the seat asked that pay `needs` so that every card covers
// something and `toll` resource cards are left; with each the fewest market uses, of `markets`.
// rules: Graenaland 9.2, 9.3, 9.4, 9.5
using Ways = std::map<Way, int>;
Ways ways_to_pay(const State& state, const Cost& needs, int markets, int toll);

// Market lands on which the seat has a settlement.
int markets(const State& state, Seat seat);

}  // namespace meadhall::graenaland::naive
