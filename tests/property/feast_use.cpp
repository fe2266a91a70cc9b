// Spaces used at random: each does something.

#include <doctest/doctest.h>

#include "games/feast/flow.h"
#include "tests/support/feast_play.h"

namespace meadhall::feast::testing {
namespace {

// Whether a space is being used, and did nothing yet.
bool waits_for_use(const State& state) {
  const Task* const action = innermost(state, Do::action);
  return action != nullptr && action->id < kSpaces && (action->n & kUsed) == 0 &&
         action->b == static_cast<std::uint8_t>(Stage::doing);
}

TEST_CASE("feast, any match: no space is used for nothing") {
  Rng luck(555);
  const int all = matches(0.02);
  int waited = 0;
  for (int i = 0; i < all; ++i) {
    State state = random_start(luck);
    for (int step = 0; step < 400 && actor(state); ++step) {
      MoveList moves;
      legal(state, moves);
      const Move move = random_move(moves, luck);
      const bool waits = waits_for_use(state);
      waited += waits ? 1 : 0;
      CAPTURE(i);
      CAPTURE(step);
      REQUIRE(apply(state, move).ok());
      if (waits) REQUIRE(state.missed == 0);
    }
  }
  if (all > 4) CHECK(waited > 0);
}

}  // namespace
}  // namespace meadhall::feast::testing
