// What must hold at every decision of every match of Vikings, beyond the contract
// (tests/contract).

#include <doctest/doctest.h>

#include <algorithm>
#include <span>
#include <string>
#include <vector>

#include "games/vikings/moves.h"
#include "games/vikings/workshop.h"
#include "tests/support/alike.h"
#include "tests/support/random_play.h"
#include "tests/support/table.h"

using namespace meadhall;
using namespace meadhall::vikings;
using namespace meadhall::vikings::testing;

TEST_CASE("any advanced match: five times as many, nothing but the moves and check after each") {
  Rng luck(20250101);
  const int all = matches(5.0);
  for (int i = 0; i < all; ++i) {
    Setup wish;
    State state = random_start(luck, &wish, Mix::advanced);
    Result<void> sound = check(state);
    MoveList moves;
    while (sound && actor(state)) {
      legal(state, moves);
      const Move move = random_move(moves, luck);
      sound = apply(state, move);
      if (sound) sound = check(state);
      REQUIRE_MESSAGE(sound.ok(), "match " << i << ", " << text(move) << ": "
                                           << testing::words(sound.error().message) << " ("
                                           << testing::words(wish) << ")");
    }
    REQUIRE_MESSAGE(sound.ok(), "match " << i << " (" << testing::words(wish) << ")");
    REQUIRE(left_in_bag(state) == left_at_the_end(state.options));
  }
}

TEST_CASE("any match: copies share nothing, a digest belongs to its state for ever") {
  Rng luck(20070303);
  const int all = matches(0.01);
  for (int i = 0; i < all; ++i) {
    State state = random_start(luck);
    std::vector<State> kept;
    std::vector<std::uint64_t> digests;
    bool changes = true;
    while (actor(state)) {
      kept.push_back(state);
      digests.push_back(hash(state));
      MoveList moves;
      legal(state, moves);
      REQUIRE(apply(state, random_move(moves, luck)).ok());
      changes = changes && hash(state) != digests.back();
    }
    CHECK(changes);
    std::size_t alike = 0;
    for (std::size_t k = 0; k < kept.size(); ++k) {
      const State copy = kept[k];
      if (hash(copy) == digests[k] && hash(kept[k]) == digests[k]) ++alike;
    }
    CHECK(alike == kept.size());
    std::ranges::sort(digests);
    CHECK(std::ranges::adjacent_find(digests) == digests.end());
  }
}

TEST_CASE("any decision: nothing that a player can see hangs on what lies face down or is drawn") {
  Rng luck(20070707);
  const int all = matches(0.05);
  for (int i = 0; i < all; ++i) {
    const State state = random_position(luck);
    State other = state;
    luck.shuffle(std::span(other.stack).subspan(other.revealed));
    if (other.options.specials != 0) {
      luck.shuffle(std::span(other.special_stack).subspan(other.specials_revealed));
    }
    other.rng = Rng(luck.next());
    REQUIRE(check(other).ok());
    for (std::size_t seat = 0; seat < state.player_count; ++seat) {
      REQUIRE(same_bytes(observe(state, seat_at(seat)), observe(other, seat_at(seat))));
    }
    REQUIRE(testing::words(question(state)) == testing::words(question(other)));
    // Until something is turned up both go on looking the same.
    any_match::go_on_alike(state, other, seat_at(0),
                           [&](const MoveList& moves) { return random_move(moves, luck); });
  }
}
