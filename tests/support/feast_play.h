#pragma once

#include <doctest/doctest.h>

#include <array>

#include "games/feast/moves.h"
#include "games/feast/state.h"
#include "tests/support/any_match.h"

// Matches of A Feast for Odin played at random: everything follows from the generator, so a failure
// can be repeated from the seed that the test names.

namespace meadhall::feast::testing {

using any_match::has_repeats;
using any_match::matches;
using any_match::same_bytes;
using any_match::words;

// 1 to 4 players, every option drawn.
Setup random_setup(Rng& luck);

// The first decision of a random match; `wish`, if given, receives how it was set up. Everybody is
// rich, with ships and many occupations, in hand and played, if its seed is a multiple of 3.
State random_start(Rng& luck, Setup* wish = nullptr);

// Any of the moves, but arranging is seldom begun and soon ended.
Move random_move(const MoveList& moves, Rng& luck);

// Plays `matches` at random, up to 400 moves each; calls visit(before, move, after) for each move.
template <class Visit>
void play_at_random(int matches, Rng& luck, Visit visit) {
  for (int i = 0; i < matches; ++i) {
    State state = random_start(luck);
    for (int step = 0; step < 400 && actor(state); ++step) {
      MoveList moves;
      legal(state, moves);
      const Move move = random_move(moves, luck);
      const State before = state;
      CAPTURE(i);
      CAPTURE(step);
      REQUIRE(apply(state, move).ok());
      visit(before, move, state);
    }
  }
}

// Some decision of a random match.
State random_position(Rng& luck);

// What is asked, as the task on top of the agenda has it; phases and actions go on by themselves.
inline constexpr std::size_t kKinds = kDos;
inline std::size_t kind_of_decision(const State& state) {
  return actor(state) ? static_cast<std::size_t>(state.agenda.top().what) : 0;
}
inline constexpr std::array<std::size_t, 3> kRareKinds = {static_cast<std::size_t>(Do::nothing),
                                                          static_cast<std::size_t>(Do::phase),
                                                          static_cast<std::size_t>(Do::action)};

}  // namespace meadhall::feast::testing
