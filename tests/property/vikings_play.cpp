// What must hold at every decision of every match.

#include <doctest/doctest.h>

#include <algorithm>
#include <span>
#include <string>
#include <vector>

#include "games/vikings/moves.h"
#include "tests/support/random_play.h"
#include "tests/support/table.h"

using namespace meadhall;
using namespace meadhall::vikings;
using namespace meadhall::vikings::testing;

namespace {

// Whether tiles or special tiles were turned up or vikings drawn.
bool shows_something(const State& before, const State& after) {
  int in_bag = 0;
  for (const std::uint8_t of_kind : before.bag) in_bag += of_kind;
  for (const std::uint8_t of_kind : after.bag) in_bag -= of_kind;
  return after.revealed != before.revealed || after.specials_revealed != before.specials_revealed ||
         in_bag > 0;
}

// How many vikings are in the bag after six rounds. rules: Vikings, advanced game
int left_in_bag(const Options& options) {
  if (options.draft == 0) return 78 - 6 * 12;
  return options.thirteenth == Thirteenth::to_the_box ? 78 - 6 * 13 : 78 - 6 * 12;
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
  const State before = state;
  const Result<void> done = apply(state, move);
  if (!done)
    return "listed but refused: " + text(move) + ": " + testing::words(done.error().message);
  if (announced != shows_something(before, state)) return "reveals is wrong about " + text(move);
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
    REQUIRE(in_bag == left_in_bag(state.options));
    REQUIRE(state.revealed == kStack);
  }
}

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
    int in_bag = 0;
    for (const std::uint8_t of_kind : state.bag) in_bag += of_kind;
    REQUIRE(in_bag == left_in_bag(state.options));
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
    MoveList moves;
    MoveList others;
    legal(state, moves);
    legal(other, others);
    REQUIRE(std::ranges::equal(moves, others));
    const Move move = random_move(moves, luck);
    REQUIRE(reveals(state, move) == reveals(other, move));
    if (reveals(state, move)) continue;
    // Until something is turned up both go on looking the same.
    State next = state;
    State other_next = other;
    REQUIRE(apply(next, move).ok());
    REQUIRE(apply(other_next, move).ok());
    REQUIRE(same_bytes(observe(next, seat_at(0)), observe(other_next, seat_at(0))));
    REQUIRE(narrate(state, move) == narrate(other, move));
  }
}

TEST_CASE("any decision: whatever is pointed at is explained from what the players can see") {
  Rng luck(20070808);
  const int all = matches(0.002);
  for (int i = 0; i < all; ++i) {
    const State state = random_position(luck);
    const State seen = observe(state, seat_at(0));
    for (std::uint32_t code = 0; code < 128 * 260; ++code) {
      const std::vector<Message> really = explain(state, Thing{code});
      REQUIRE_MESSAGE(!really.empty(), "nothing is said about thing " << code);
      REQUIRE_MESSAGE(really == explain(seen, Thing{code}), "thing " << code);
    }
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
    State after = guess;
    REQUIRE(apply(after, random_move(guessed, luck)).ok());
    REQUIRE(check(after).ok());
  }
}
