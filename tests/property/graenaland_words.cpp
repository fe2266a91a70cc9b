// What is written and said about any position of Graenaland.

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "games/graenaland/state.h"
#include "tests/support/graenaland_play.h"
#include "tests/support/words.h"

using namespace meadhall;
using namespace meadhall::graenaland;
using namespace meadhall::graenaland::testing;

namespace {

bool asks_in_secret(Step step) {
  return step == Step::keep || step == Step::march || step == Step::vote || step == Step::claim ||
         step == Step::contribute;
}

}  // namespace

TEST_CASE("any secret decision of Graenaland: the log does not tell answers before all are in") {
  Rng luck(20060803);
  const int all = matches(0.02);
  for (int i = 0; i < all; ++i) {
    const State state = random_position(luck);
    if (!asks_in_secret(state.step)) continue;
    MoveList moves;
    legal(state, moves);
    std::vector<Event> first;
    for (const Move move : moves) {
      if (reveals(state, move)) continue;
      const std::vector<Event> told = narrate(state, move);
      if (first.empty()) first = told;
      REQUIRE_MESSAGE(told == first, "position " << i << ": " << text(move));
    }
  }
}

TEST_CASE("any decision of Graenaland: what is explained hangs only on what the actor may know") {
  Rng luck(20060804);
  const int all = matches(0.001);
  for (int i = 0; i < all; ++i) {
    const State state = random_position(luck);
    const State other = exchanged(state, state.turn, luck);
    for (std::uint32_t code = 0; code < 128 * 160; ++code) {
      const std::vector<Message> said = explain(state, Inspectable{code});
      REQUIRE_MESSAGE(!said.empty(), "nothing is said about thing " << code);
      REQUIRE_MESSAGE(said == explain(other, Inspectable{code}), "thing " << code);
    }
    MoveList moves;
    legal(state, moves);
    for (const Move move : moves) REQUIRE(foresee(state, move) == foresee(other, move));
  }
}
