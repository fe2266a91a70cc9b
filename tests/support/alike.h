#pragma once

#include <doctest/doctest.h>

#include <algorithm>

#include "tests/support/any_match.h"

// Two states of any game that differ only in what somebody may not know.

namespace meadhall::any_match {

// The same moves are open in both. `choose` picks one of them; unless it shows something, what
// comes of it looks the same to the viewer and is told alike.
template <StateValue State, class Choose>
void go_on_alike(const State& state, const State& other, Seat viewer, Choose choose) {
  MoveList moves;
  MoveList others;
  legal(state, moves);
  legal(other, others);
  REQUIRE(std::ranges::equal(moves, others));
  const Move move = choose(moves);
  REQUIRE(reveals(state, move) == reveals(other, move));
  if (reveals(state, move)) return;
  State next = state;
  State other_next = other;
  REQUIRE(apply(next, move).ok());
  REQUIRE(apply(other_next, move).ok());
  REQUIRE(narrate(state, move) == narrate(other, move));
  REQUIRE(same_bytes(observe(next, viewer), observe(other_next, viewer)));
}

}  // namespace meadhall::any_match
