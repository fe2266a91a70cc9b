// Spaces used at random: each does something.

#include <doctest/doctest.h>

#include "games/feast/turn.h"
#include "tests/support/feast_play.h"

namespace meadhall::feast::testing {
namespace {

// True if a space is being used, and did nothing yet.
bool waits_for_use(const State& state) {
  const auto action = innermost<ActionTask>(state);
  return action && action->space() < kSpaces && !action->has(ActionNote::used) &&
         action->stage() == ActionStage::doing;
}

TEST_CASE("feast, any match: no space is used for nothing") {
  Rng luck(555);
  const int all = matches(0.02);
  int waited = 0;
  play_at_random(all, luck, [&](const State& before, Move, const State& after) {
    if (!waits_for_use(before)) return;
    ++waited;
    REQUIRE(after.missed == 0);
  });
  if (all > 4) CHECK(waited > 0);
}

}  // namespace
}  // namespace meadhall::feast::testing
