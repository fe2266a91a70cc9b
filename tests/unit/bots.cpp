#include "bots/bot.h"

#include <doctest/doctest.h>

#include <algorithm>

#include "bots/search.h"
#include "bots/vikings/guide.h"
#include "games/registry.h"
#include "match/start_text.h"
#include "tests/support/random_play.h"
#include "tests/support/table.h"

namespace meadhall::tests {
namespace {

using bots::Level;
using vikings::State;
using vikings::testing::matches;
using vikings::testing::Mix;
using vikings::testing::random_position;
using vikings::testing::random_start;

const Game& game() { return *find_game("vikings"); }

Move chosen(const State& state, const Level& level, std::uint64_t seed = 1) {
  return bots::choose(game(), Position::of(state), level, seed);
}

// How often `one` wins against `other`, seats in turn; a shared win is half of one.
double wins(const Level& one, const Level& other, std::uint64_t games) {
  double won = 0;
  for (std::uint64_t i = 0; i < games; ++i) {
    Setup setup{.players = 2, .options = standard_options(game().info), .seed = i / 2};
    State state = vikings::setup(setup).value();
    const Seat seat = seat_at(i % 2);
    while (const auto who = actor(state)) {
      REQUIRE(apply(state, chosen(state, *who == seat ? one : other, i)).ok());
    }
    const int ahead = vikings_bots::margin(state, seat);
    won += ahead > 0 ? 1 : ahead == 0 ? 0.5 : 0;
  }
  return won;
}

}  // namespace

TEST_CASE("bots: what is hidden changes no choice") {
  Rng luck(2026);
  for (int i = 0; i < matches(0.01); ++i) {
    const State state = random_position(luck);
    const auto who = actor(state);
    if (!who) continue;
    const State other = determinize(observe(state, *who), *who, luck);
    CHECK(chosen(state, {"few", 6}) == chosen(other, {"few", 6}));
    CHECK(chosen(state, bots::kGreedy) == chosen(other, bots::kGreedy));
    CHECK(chosen(state, {"loose", 0, 3}) == chosen(other, {"loose", 0, 3}));
  }
}

TEST_CASE("bots: every choice is legal, to the end of a match, with any options and players") {
  Rng luck(77);
  for (int i = 0; i < std::max(6, matches(0.0005)); ++i) {
    State state = random_start(luck);
    while (actor(state)) {
      const Move move = chosen(state, {"few", 4});
      MoveList moves;
      legal(state, moves);
      REQUIRE(std::ranges::find(moves, move) != moves.end());
      REQUIRE(apply(state, move).ok());
    }
  }
}

TEST_CASE("bots: level, seed and position decide, and nothing else") {
  Rng luck(5);
  const State state = random_position(luck);
  REQUIRE(actor(state));
  for (const Level& level : std::span(bots::levels(game())).first(3)) {
    CHECK(chosen(state, level, 9) == chosen(state, level, 9));
  }
}

TEST_CASE("bots: levels are found by name") {
  CHECK(bots::find_level(game(), "jarl")->playouts > bots::find_level(game(), "skald")->playouts);
  CHECK(bots::find_level(game(), "greedy")->playouts == 0);
  CHECK_FALSE(bots::find_level(game(), "odin").has_value());
}

// What they are worth, a ladder tells: bots/RESULTS.md.
TEST_CASE("bots: the figures of each level are as RESULTS.md tells them") {
  CHECK(bots::levels(game()) ==
        bots::Levels{{{"thrall", 12, 3, 25}, {"karl", 24}, {"skald", 90}, {"jarl", 2000}}});
  CHECK(bots::levels(*find_game("feast")) ==
        bots::Levels{
            {{"thrall", 20, 3, 60}, {"karl", 20, 3, 25}, {"skald", 60, 2, 5}, {"jarl", 2000}}});
  CHECK(bots::levels(*find_game("graenaland")) ==
        bots::Levels{{{"thrall", 0, 3}, {"karl", 0, 2, 70}, {"skald", 60}, {"jarl", 2000}}});
  // The matches that puzzles of the day are kept of are its own.
  CHECK(bots::kPuzzler == Level{"puzzler", 0, 2, 70});
}

TEST_CASE("bots: a level is careless as often as it is told to be, where something looks best") {
  constexpr Level kCareful{"careful", 60, 3, 0};
  constexpr Level kNowAndThen{"now and then", 60, 3, 30};
  constexpr Level kAlways{"always", 60, 3};
  Rng luck(8);
  int asked = 0;
  int careless = 0;
  for (int i = 0; i < std::max(2000, matches(0.1)); ++i) {
    const State state = random_position(luck);
    if (!actor(state)) continue;
    const Position position = Position::of(state);
    const auto found = [&](const Level& level) { return bots::glance(game(), position, level, 1); };
    MoveList best;
    legal(state, best);
    CHECK_FALSE(found({"searching", 60}));
    CHECK_FALSE(found(kCareful));
    if (!vikings_bots::thin(state, best)) {
      CHECK_FALSE(found(kAlways));
      continue;
    }
    const auto any = found(kAlways);
    REQUIRE(any);
    CHECK(std::ranges::find(best, *any) - best.begin() <
          std::min<std::ptrdiff_t>(3, std::ssize(best)));
    CHECK(chosen(state, kAlways) == *any);
    ++asked;
    careless += found(kNowAndThen) ? 1 : 0;
  }
  CHECK(careless > asked * 26 / 100);
  CHECK(careless < asked * 34 / 100);
}

TEST_CASE("bots: an end is worth more the further ahead, and most of all for being ahead") {
  CHECK(bots::worth_of(100) > bots::worth_of(0));
  CHECK(bots::worth_of(0) > bots::worth_of(-100));
  CHECK(bots::worth_of(1) - bots::worth_of(0) > bots::worth_of(200) - bots::worth_of(100));
  CHECK(bots::worth_of(9000) == bots::worth_of(5000));
}

TEST_CASE("bots: thinning leaves legal moves only, and enough of them") {
  Rng luck(11);
  for (int i = 0; i < matches(0.02); ++i) {
    const State state = random_position(luck, i % 2 == 0 ? Mix::any : Mix::advanced);
    if (!actor(state)) continue;
    MoveList moves;
    legal(state, moves);
    MoveList thinned = moves;
    const bool ordered = vikings_bots::thin(state, thinned);
    CHECK(ordered == (state.step == vikings::Step::take || state.step == vikings::Step::place));
    REQUIRE(!thinned.empty());
    for (const Move move : thinned) CHECK(std::ranges::find(moves, move) != moves.end());
    const auto kept = [](Move move) {
      return vikings::kind_of(move) != vikings::MoveKind::convert;
    };
    // A hint tells the best three: there are always as many to choose from.
    const std::ptrdiff_t all = std::ranges::count_if(moves, kept);
    if (state.step == vikings::Step::take || state.step == vikings::Step::place) {
      CHECK(static_cast<std::ptrdiff_t>(thinned.size()) >= std::min<std::ptrdiff_t>(all, 3));
    }
  }
}

TEST_CASE("bots: who tries out futures beats who looks one move ahead, and more beat fewer") {
  CHECK(wins({"some", 60}, bots::kGreedy, 10) >= 7);
  CHECK(wins({"many", 60}, {"few", 8}, 8) >= 6);
  CHECK(wins({"best of two", 0, 2}, {"best of three", 0, 3}, 40) >= 26);
}

}  // namespace meadhall::tests
