// The points that can be claimed beside a search that really builds everything that can be built.

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "games/graenaland/building.h"
#include "games/graenaland/claims.h"
#include "games/graenaland/goals.h"
#include "games/graenaland/workshop.h"
#include "tests/support/graenaland_play.h"
#include "tests/support/graenaland_table.h"

using namespace meadhall;
using namespace meadhall::graenaland;
using namespace meadhall::graenaland::testing;

namespace {

// Somebody with a few cards before the building phase of a match with victory-point cards.
State before_building(Rng& luck) {
  Table table(static_cast<int>(3 + luck.below(3)), {{"victoryCards", "true"}});
  State& state = table.state;
  for (std::size_t i = 0; i < state.player_count; ++i) {
    Player& player = state.players[i];
    for (std::uint32_t n = 1 + luck.below(6); n > 0; --n) {
      ++player.villages[luck.below(static_cast<std::uint32_t>(land_count(state)))];
    }
    player.army = static_cast<std::uint8_t>(1 + luck.below(5));
  }
  for (std::size_t at = 0; at < land_count(state); ++at) {
    Player& owner = state.players[luck.below(state.player_count)];
    if (owner.villages[at] > 0 && settlements(owner) < 10) {
      owner.buildings[at] = static_cast<std::uint8_t>(luck.below(8) & tile_at(state, at).sites);
    }
    if (luck.below(4) == 0) state.lands[at].works |= static_cast<std::uint8_t>(bit(Work::palisade));
    if (luck.below(3) == 0) state.lands[at].works |= static_cast<std::uint8_t>(bit(Work::market));
  }
  for (std::size_t work = 0; work < kWorks; ++work) {
    for (std::size_t at = 0; tokens_used(state, static_cast<Work>(work)) > 6; ++at) {
      state.lands[at].works = 0;
    }
  }
  Player& player = state.at(ann);
  player.dealt[0] = static_cast<std::uint8_t>(luck.below(2) == 0 ? 0 : 15 + luck.below(5));
  for (std::uint32_t n = 3 + luck.below(5); n > 0; --n) {
    const std::size_t kind = luck.below(kCardKinds);
    if (state.deck[kind] == 0) continue;
    --state.deck[kind];
    ++player.hand[kind];
    ++player.backs[terrain_of(kind)];
  }
  for (std::uint32_t n = luck.below(2); n > 0; --n) {
    const unsigned card = 1U << (4 + luck.below(12));
    if ((state.stack & card) == 0) continue;
    state.stack = static_cast<std::uint16_t>(state.stack & ~card);
    player.supplies = static_cast<std::uint16_t>(player.supplies | card);
    ++player.supply_count;
  }
  return state;
}

// Plays every way to build at last, from each position once.
void build_all(const State& state, std::set<std::uint64_t>& met, int& best) {
  if (!met.insert(hash(state)).second) return;
  best = std::max(best, result_of(state, ann));
  MoveList moves;
  legal(state, moves);
  for (const Move move : moves) {
    if (kind_of(move) == MoveKind::finish) continue;
    State next = state;
    REQUIRE(apply(next, move).ok());
    build_all(next, met, best);
  }
}

}  // namespace

TEST_CASE("a full hand with several supply cards: its points are counted without a pause") {
  Rng luck(20060902);
  for (int i = 0; i < 20; ++i) {
    State state = before_building(luck);
    Player& player = state.at(ann);
    for (int n = 0; n < 10; ++n) {
      const std::size_t kind = luck.below(kCardKinds);
      if (state.deck[kind] == 0) continue;
      --state.deck[kind];
      ++player.hand[kind];
      ++player.backs[terrain_of(kind)];
    }
    for (unsigned card = 1U << 4U; card < 1U << 7U; card <<= 1U) {
      if ((state.stack & card) == 0) continue;
      state.stack = static_cast<std::uint16_t>(state.stack & ~card);
      player.supplies = static_cast<std::uint16_t>(player.supplies | card);
      ++player.supply_count;
    }
    REQUIRE(check(state).ok());
    CHECK(reachable_points(state, ann) > result_of(state, ann));
  }
}

// rules: Graenaland 13.6
TEST_CASE("any claim is reached, whatever of what is offered its maker builds and gives") {
  Rng luck(20060903);
  const int all = matches(0.2);
  int claims = 0;
  for (int i = 0; i < all; ++i) {
    State state = before_building(luck);
    const int points = reachable_points(state, ann);
    if (points <= result_of(state, ann)) continue;
    ++claims;
    CAPTURE(i);
    state.phase = Phase::final;
    state.step = Step::build;
    state.turn = ann;
    state.main = bob;
    state.ended = 1;
    state.winner = ann;
    state.claimed = static_cast<std::uint8_t>(points);
    while (state.turn == ann) {
      MoveList moves;
      legal(state, moves);
      REQUIRE_FALSE(moves.empty());
      if (result_of(state, ann) < points) REQUIRE_FALSE(moves.contains(kDone));
      REQUIRE(apply(state, moves[luck.below(static_cast<std::uint32_t>(moves.size()))]).ok());
    }
    REQUIRE(result_of(state, ann) == points);
  }
  CHECK(claims > 0);
}

TEST_CASE("any hand: the points that can be claimed are the most that building brings") {
  Rng luck(20060901);
  const int all = matches(0.02);
  int gained = 0;
  // Few hands gain anything: where few are tried, until one does.
  for (int i = 0; i < all || (gained == 0 && i < 1000); ++i) {
    const State state = before_building(luck);
    REQUIRE(check(state).ok());
    State last = state;
    last.phase = Phase::final;
    last.step = Step::build;
    last.turn = ann;
    last.ended = 1;
    last.winner = bob;
    last.main = bob;
    std::set<std::uint64_t> met;
    int best = 0;
    build_all(last, met, best);
    CAPTURE(i);
    REQUIRE(reachable_points(state, ann) == best);
    gained += best > result_of(state, ann) ? 1 : 0;
    // What all can see never says less than what is in the hand.
    if (best >= state.data.points_to_win) REQUIRE(anybody_might_claim(state));
  }
  CHECK(gained > 0);
}
