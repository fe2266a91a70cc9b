// What is hidden from a player of Graenaland changes nothing for them: beside the contract's own
// checks, which ask `determinize` for another position, one that is put together here.

#include <doctest/doctest.h>

#include "games/graenaland/workshop.h"
#include "tests/support/alike.h"
#include "tests/support/graenaland_play.h"

using namespace meadhall;
using namespace meadhall::graenaland;
using namespace meadhall::graenaland::testing;

TEST_CASE(
    "any decision of Graenaland: what is hidden from one changes nothing that they see or may do") {
  Rng luck(20060703);
  const int all = matches(0.02);
  for (int i = 0; i < all; ++i) {
    const State state = random_position(luck);
    for (std::size_t seat = 0; seat <= state.player_count; ++seat) {
      const Seat viewer = seat < state.player_count ? seat_at(seat) : nobody;
      const State other = exchanged(state, viewer, luck);
      REQUIRE(check(other).ok());
      REQUIRE_MESSAGE(
          same_bytes(observe(state, viewer), observe(other, viewer)),
          "position " << i << ", seat " << seat << ", step " << static_cast<int>(state.step));
      if (state.turn != viewer || !actor(state)) continue;
      any_match::go_on_alike(state, other, viewer,
                             [&](const MoveList& moves) { return random_move(moves, luck); });
    }
  }
}
