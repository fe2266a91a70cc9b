// Votes and payments beside slow twins that count straight from the rules' tables.

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <set>
#include <utility>
#include <vector>

#include "games/graenaland/building.h"
#include "games/graenaland/paying.h"
#include "games/graenaland/votes.h"
#include "games/graenaland/workshop.h"
#include "tests/support/graenaland_play.h"
#include "tests/support/graenaland_table.h"
#include "tests/support/naive_graenaland.h"

using namespace meadhall;
using namespace meadhall::graenaland;
using namespace meadhall::graenaland::testing;

namespace {

// Settlements, heroes, works and armies anywhere.
State crowded_island(Rng& luck) {
  Table table(static_cast<int>(3 + luck.below(3)),
              {{"threeChanges", luck.below(4) == 0 ? "false" : "true"}});
  State& state = table.state;
  const auto lands = static_cast<std::uint32_t>(land_count(state));
  const std::uint32_t few = 1 + luck.below(lands);  // crowds on some lands
  // Six tokens of each kind.
  for (std::size_t n = 0; n < 6; ++n) {
    state.lands[luck.below(lands)].works = static_cast<std::uint8_t>(luck.below(1U << kWorks));
  }
  for (std::size_t i = 0; i < state.player_count; ++i) {
    Player& player = state.players[i];
    player.army = static_cast<std::uint8_t>(1 + luck.below(8));
    for (std::uint32_t n = luck.below(4); n > 0; --n) ++player.villages[luck.below(few)];
    for (std::size_t hero = 0; hero < kHeroes; ++hero) {
      const std::uint32_t at = luck.below(few);
      const std::uint32_t how = luck.below(5);
      if (how == 0) continue;
      const bool free = std::ranges::find(player.hero_at, at) == player.hero_at.end();
      player.hero_at[hero] = static_cast<std::uint8_t>(how == 1 || !free ? kWaiting + at : at);
    }
  }
  return state;
}

// Somebody in the building phase with a small hand, markets and palisades about.
State small_purse(Rng& luck) {
  Table table(4);
  State& state = table.state;
  for (std::size_t i = 0; i < state.player_count; ++i) {
    for (std::uint32_t n = 1 + luck.below(3); n > 0; --n)
      ++state.players[i].villages[luck.below(7)];
  }
  for (std::size_t at = 0; at < 7; ++at) {
    state.lands[at].works = static_cast<std::uint8_t>(luck.below(8) == 0 ? bit(Work::palisade) : 0);
    const bool left = tokens_used(state, Work::market) <
                      state.data.tokens[static_cast<std::size_t>(Work::market)];
    if (luck.below(4) == 0 && left) {
      state.lands[at].works |= static_cast<std::uint8_t>(bit(Work::market));
    }
  }
  Player& player = state.at(ann);
  for (std::uint32_t n = luck.below(9); n > 0; --n) {
    const std::size_t kind = luck.below(kCardKinds);
    if (state.deck[kind] == 0) continue;
    --state.deck[kind];
    ++player.hand[kind];
    ++player.backs[terrain_of(kind)];
  }
  for (std::uint32_t n = luck.below(4); n > 0; --n) {
    const unsigned card = 1U << (4 + luck.below(12));
    if ((state.stack & card) == 0) continue;
    state.stack = static_cast<std::uint16_t>(state.stack & ~card);
    player.supplies = static_cast<std::uint16_t>(player.supplies | card);
    ++player.supply_count;
  }
  state.step = Step::build;
  state.turn = ann;
  return state;
}

// What the chain of `pay` moves offers: each set of cards with the fewest markets it takes.
struct Offered {
  naive::Ways ways;
  // Which resource each chain covered with what, in the order of neither.
  std::set<std::vector<std::pair<Resource, Move>>> mappings;
};
using Chain = std::vector<std::pair<Resource, Move>>;

void follow_chains(const State& begun, const State& state, const Chain& chain, Offered& all) {
  if (state.step == Step::pay) {
    MoveList moves;
    legal(state, moves);
    REQUIRE(moves.size() > 1);
    for (const Move move : moves) {
      State next = state;
      REQUIRE(apply(next, move).ok());
      Chain longer = chain;
      longer.emplace_back(resource_asked(state.order.needs), move);
      follow_chains(begun, next, longer, all);
    }
    return;
  }
  Chain sorted = chain;
  std::ranges::sort(sorted);
  const bool unheard_of = all.mappings.insert(sorted).second;
  REQUIRE(unheard_of);
  naive::Way way;
  int markets = state.markets_used;
  if (state.step == Step::toll) {
    way = {state.given[0].cards, state.given[0].supplies};
    markets = state.order.by_market;
  } else {
    for (std::size_t kind = 0; kind < kCardKinds; ++kind) {
      way.cards[kind] = static_cast<std::uint8_t>(state.discards[kind] - begun.discards[kind]);
    }
    way.supplies = static_cast<std::uint16_t>(state.used_supplies & ~begun.used_supplies);
  }
  const auto [at, is_new] = all.ways.emplace(way, markets);
  if (!is_new) at->second = std::min(at->second, markets);
}

}  // namespace

TEST_CASE("any island: votes as the table of the rules counts them") {
  Rng luck(20060101);
  const int all = matches(0.5);
  for (int i = 0; i < all; ++i) {
    const State state = crowded_island(luck);
    REQUIRE(check(state).ok());
    for (std::size_t at = 0; at < land_count(state); ++at) {
      const Votes votes = votes_on(state, at);
      int sum = 0;
      for (std::size_t seat = 0; seat < state.player_count; ++seat) {
        const int expected = naive::votes(state, at, seat_at(seat));
        REQUIRE(votes.of[seat] == expected);
        REQUIRE(tally(state, at, seat_at(seat)).total == expected);
        sum += expected;
      }
      REQUIRE(votes.total == sum);
    }
  }
}

TEST_CASE(
    "any purse: what can be built is what some set of cards pays, and all such sets are offered") {
  Rng luck(20060202);
  const int all = matches(0.05);
  int paid = 0;
  for (int i = 0; i < all; ++i) {
    const State state = small_purse(luck);
    REQUIRE(check(state).ok());
    for (std::size_t c = 0; c < kConstructions; ++c) {
      const auto what = static_cast<Construction>(c);
      const std::size_t ends = what == Construction::army ? 1 : land_count(state);
      for (std::size_t at = 0; at < ends; ++at) {
        if (obstacle_but_price(state, what, at) != Obstacle::none) continue;
        const Cost cost = cost_of(state, what, at);
        int toll = 0;
        if (what == Construction::village && (state.lands[at].works & bit(Work::palisade)) != 0 &&
            settlements_at(state.at(ann), at) == 0) {
          for (const Player& player : state.players) toll += settlements_at(player, at) > 0 ? 1 : 0;
        }
        const naive::Ways expected =
            naive::ways_to_pay(state, cost, naive::markets(state, ann), toll);
        CAPTURE(i);
        CAPTURE(c);
        CAPTURE(at);
        REQUIRE((obstacle(state, what, at) == Obstacle::none) == !expected.empty());
        if (expected.empty()) continue;
        ++paid;
        State begun = state;
        REQUIRE(apply(begun, build(what, at_for(state, what, at))).ok());
        Offered offered;
        follow_chains(state, begun, {}, offered);
        REQUIRE(offered.ways == expected);
      }
    }
  }
  CHECK(paid > all);
}
