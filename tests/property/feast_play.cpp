// What must hold at every decision of every match of A Feast for Odin.

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "tests/support/feast_play.h"
#include "tests/support/words.h"

using namespace meadhall;
using namespace meadhall::feast;
using namespace meadhall::feast::testing;

namespace {

constexpr std::size_t kDeeds = static_cast<std::size_t>(Do::token) + 1;

std::string named(Move move) {
  return "move " + std::to_string(static_cast<int>(kind_of(move))) + ":" +
         std::to_string(value_of(move));
}

std::string unsound(const State& state) {
  const Result<void> sound = check(state);
  return sound ? "" : spelled::words(sound.error().message);
}

// What is wrong with one step of a match, or "". On return `state` is the next decision.
std::string step_is_wrong(State& state, Rng& luck) {
  MoveList moves;
  legal(state, moves);
  if (moves.empty()) return "no legal move before the end";
  if (has_repeats(moves)) return "a move is listed twice";
  const Move move = random_move(moves, luck);
  const int what = static_cast<int>(state.agenda.top().what);
  if (!apply(state, move)) return "listed but refused: " + named(move);
  const std::string wrong = unsound(state);
  if (wrong.empty()) return "";
  return wrong + " after " + named(move) + " of task " + std::to_string(what);
}

}  // namespace

TEST_CASE("feast: any match: the list is sound, each move is applied, check holds after it") {
  Rng luck(20161026);
  const int all = matches(0.25);
  std::array<int, kDeeds> seen{};
  for (int i = 0; i < all; ++i) {
    Setup wish;
    State state = random_start(luck, &wish);
    std::string wrong = unsound(state);
    int steps = 0;
    for (; wrong.empty() && actor(state); ++steps) {
      ++seen[static_cast<std::size_t>(state.agenda.top().what)];
      wrong = step_is_wrong(state, luck);
    }
    REQUIRE_MESSAGE(wrong.empty(), "match " << i << ", step " << steps << ", round "
                                            << int{state.round} << ": " << wrong << " ("
                                            << words(wish) << ")");
    CHECK(state.over == 1);
    MoveList moves;
    legal(state, moves);
    CHECK(moves.empty());
  }
  if (all < 50) return;
  for (std::size_t what = 0; what < kDeeds; ++what) {
    const Do deed = static_cast<Do>(what);
    if (deed == Do::nothing || deed == Do::phase || deed == Do::action) continue;
    CAPTURE(what);
    CHECK(seen[what] > 0);
  }
}

TEST_CASE("feast: any decision: listed moves are applied, all others change no byte") {
  Rng luck(20161027);
  const int all = matches(0.005);
  for (int i = 0; i < all; ++i) {
    const State state = random_position(luck);
    MoveList moves;
    legal(state, moves);
    std::vector<Move> wishes(moves.begin(), moves.end());
    for (std::uint32_t value = 0; value < 24; ++value) {
      for (std::uint32_t kind = 0; kind < kMoveKinds; ++kind) {
        wishes.push_back(make_move(static_cast<MoveKind>(kind), value));
      }
    }
    for (int more = 0; more < 100; ++more) wishes.push_back(Move{luck.next() >> luck.below(32)});
    std::string wrong;
    for (const Move wish : wishes) {
      State next = state;
      const bool listed = moves.contains(wish);
      const bool done = apply(next, wish).ok();
      if (done != listed) {
        wrong = (listed ? "refused though listed: " : "applied though not listed: ") + named(wish);
      }
      if (!done && !same_bytes(next, state)) wrong = "refused, yet it changed: " + named(wish);
    }
    REQUIRE_MESSAGE(wrong.empty(), "position " << i << ": " << wrong);
  }
}

TEST_CASE("feast: any decision: a guess from what is observed is sound and looks the same") {
  Rng luck(20161028);
  const int all = matches(0.01);
  for (int i = 0; i < all; ++i) {
    const State state = random_position(luck);
    for (std::size_t seat = 0; seat < state.player_count; ++seat) {
      const Seat viewer = seat_at(seat);
      const State seen = observe(state, viewer);
      const std::string where = "position " + std::to_string(i) + ", seat " + std::to_string(seat);
      REQUIRE_MESSAGE(unsound(seen) == "", where);
      const State guess = determinize(seen, viewer, luck);
      REQUIRE_MESSAGE(unsound(guess) == "", where);
      REQUIRE_MESSAGE(same_bytes(observe(guess, viewer), seen), where);
    }
  }
}

TEST_CASE("feast: any match: the same moves lead to the same bytes") {
  Rng luck(20161029);
  const int all = matches(0.002);
  for (int i = 0; i < all; ++i) {
    State one = random_start(luck);
    State two = one;
    while (actor(one)) {
      MoveList moves;
      legal(one, moves);
      const Move move = random_move(moves, luck);
      REQUIRE(apply(one, move).ok());
      REQUIRE(apply(two, move).ok());
      REQUIRE(same_bytes(one, two));
    }
  }
}
