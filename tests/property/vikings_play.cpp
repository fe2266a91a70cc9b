// What must hold at every decision of every match.

#include <doctest/doctest.h>

#include <algorithm>
#include <cstring>
#include <string>
#include <vector>

#include "games/vikings/moves.h"
#include "tests/support/random_play.h"
#include "tests/support/table.h"

using namespace meadhall;
using namespace meadhall::vikings;
using namespace meadhall::vikings::testing;

namespace {

bool same_bytes(const State& a, const State& b) { return std::memcmp(&a, &b, sizeof a) == 0; }

bool has_repeats(const MoveList& moves) {
  std::vector<Move> sorted(moves.begin(), moves.end());
  std::ranges::sort(sorted);
  return std::ranges::adjacent_find(sorted) != sorted.end();
}

// What is wrong with one step of a match, or "". On return `state` is the next decision.
std::string step_is_wrong(State& state, Rng& luck) {
  MoveList moves;
  legal(state, moves);
  if (moves.empty()) return "no legal move before the end";
  if (has_repeats(moves)) return "a move is listed twice";
  const Move move = random_move(moves, luck);
  const Result<Move> read = parse(text(move));
  if (!read || read.value() != move) return "reads back as another move: " + text(move);
  const bool announced = reveals(state, move);
  const std::uint8_t revealed = state.revealed;
  const Result<void> done = apply(state, move);
  if (!done)
    return "listed but refused: " + text(move) + ": " + testing::words(done.error().message);
  if (announced != (state.revealed != revealed)) return "reveals is wrong about " + text(move);
  const Result<void> sound = check(state);
  if (!sound) return testing::words(sound.error().message) + " after " + text(move);
  return "";
}

// What is wrong with a whole match, or "".
std::string match_is_wrong(State& state, Rng& luck) {
  int step = 0;
  for (; actor(state); ++step) {
    if (step > 1000) return "the match does not end";
    const std::string wrong = step_is_wrong(state, luck);
    if (!wrong.empty()) return wrong + " (step " + std::to_string(step) + ")";
  }
  MoveList moves;
  legal(state, moves);
  if (!moves.empty()) return "moves after the end";
  return "";
}

}  // namespace

TEST_CASE("any match: the list of moves is sound, each is applied, and check holds after it") {
  Rng luck(20070101);
  const int all = matches(1.0);
  for (int i = 0; i < all; ++i) {
    Setup wish;
    State state = random_start(luck, &wish);
    const std::string wrong =
        check(state).ok() ? match_is_wrong(state, luck) : "the first position is unsound";
    REQUIRE_MESSAGE(wrong.empty(),
                    "match " << i << ": " << wrong << " (" << testing::words(wish) << ")");
    int in_bag = 0;
    for (const std::uint8_t of_kind : state.bag) in_bag += of_kind;
    REQUIRE(in_bag == 6);
    REQUIRE(state.revealed == kStack);
  }
}

TEST_CASE(
    "any decision: each listed move is applied and reads back, any other code changes no byte") {
  Rng luck(20070202);
  const int all = matches(0.05);
  for (int i = 0; i < all; ++i) {
    const State state = random_position(luck);
    MoveList moves;
    legal(state, moves);
    std::vector<Move> wishes;
    for (std::uint32_t code = 0; code < 16 * 300; ++code) wishes.push_back(Move{code});
    for (int more = 0; more < 100; ++more) wishes.push_back(Move{luck.next()});
    for (const Move listed : moves) {
      if (listed.code >= 16 * 300) wishes.push_back(listed);
    }
    std::string wrong;
    std::size_t applied = 0;
    for (const Move wish : wishes) {
      State next = state;
      const bool listed = moves.contains(wish);
      const bool done = apply(next, wish).ok();
      if (done != listed)
        wrong = (listed ? "refused though listed: " : "applied though not listed: ") + text(wish);
      if (!done && !same_bytes(next, state))
        wrong = "refused, yet the state changed: " + text(wish);
      if (done && parse(text(wish)).ok() && parse(text(wish)).value() != wish)
        wrong = "misread: " + text(wish);
      applied += done ? 1 : 0;
    }
    REQUIRE_MESSAGE(wrong.empty(), "position " << i << ": " << wrong);
    REQUIRE(applied >= moves.size());
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

TEST_CASE("any decision: it has a question, each listed move a sentence of its own") {
  Rng luck(20070606);
  const int all = matches(0.05);
  for (int i = 0; i < all; ++i) {
    const State state = random_position(luck);
    REQUIRE_FALSE(question(state).empty());
    MoveList moves;
    legal(state, moves);
    std::vector<std::string> sentences;
    for (const Move move : moves) {
      sentences.push_back(testing::words(describe(state, move)));
      REQUIRE_MESSAGE(!sentences.back().empty(), text(move));
    }
    std::ranges::sort(sentences);
    const auto twice = std::ranges::adjacent_find(sentences);
    REQUIRE_MESSAGE(twice == sentences.end(), (twice == sentences.end() ? "" : *twice));
  }
}

TEST_CASE("any decision: the same moves lead to the same bytes") {
  Rng luck(20070404);
  const int all = matches(0.005);
  for (int i = 0; i < all; ++i) {
    State one = random_start(luck);
    State two = one;
    Rng choice_one(static_cast<std::uint64_t>(i));
    Rng choice_two(static_cast<std::uint64_t>(i));
    bool same = true;
    while (same && actor(one)) {
      MoveList moves;
      legal(one, moves);
      REQUIRE(apply(one, random_move(moves, choice_one)).ok());
      legal(two, moves);
      REQUIRE(apply(two, random_move(moves, choice_two)).ok());
      same = same_bytes(one, two);
    }
    CHECK(same);
  }
}

TEST_CASE("any decision: what is observed hides no more and no less, a guess from it is sound") {
  Rng luck(20070505);
  const int all = matches(0.05);
  for (int i = 0; i < all; ++i) {
    const State state = random_position(luck);
    const Seat viewer = seat_at(luck.below(state.player_count));
    const State seen = observe(state, viewer);
    const State guess = determinize(seen, viewer, luck);
    REQUIRE(check(seen).ok());
    REQUIRE(check(guess).ok());
    REQUIRE(same_bytes(observe(guess, viewer), seen));
    MoveList really;
    MoveList guessed;
    legal(state, really);
    legal(guess, guessed);
    REQUIRE(std::ranges::equal(really, guessed));
  }
}
