// What must hold at every decision of every match of Graenaland.

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "tests/support/graenaland_play.h"
#include "tests/support/words.h"

using namespace meadhall;
using namespace meadhall::graenaland;
using namespace meadhall::graenaland::testing;

namespace {

int cards_in(const std::array<std::uint8_t, kCardKinds>& cards) {
  int sum = 0;
  for (const std::uint8_t n : cards) sum += n;
  return sum;
}

// Whether something was drawn, or an answer given in secret became known, or a phase ended.
bool shows_something(const State& before, const State& after, Move move) {
  const bool drawn = cards_in(before.deck) != cards_in(after.deck) || before.stack != after.stack;
  int covered = 0;
  for (std::size_t at = 0; at < kMaxLands; ++at) {
    covered += before.lands[at].covered - after.lands[at].covered;
  }
  const bool secret = before.step == Step::keep || before.step == Step::march ||
                      before.step == Step::vote || before.step == Step::claim ||
                      before.step == Step::contribute;
  const bool closed = secret && before.step != after.step;
  return drawn || covered > 0 || closed || move == kDone || move == kDeclare;
}

// What holds from one decision to the next beyond `check`: nothing built is ever lost.
std::string lost(const State& before, const State& after) {
  if (before.step == Step::yield) return "";
  for (std::size_t i = 0; i < before.player_count; ++i) {
    const Player& was = before.players[i];
    const Player& is = after.players[i];
    if (is.army < was.army || is.army > was.army + 1) return "army";
    for (std::size_t at = 0; at < kMaxLands; ++at) {
      if (is.villages[at] < was.villages[at]) return "a village";
      if ((was.buildings[at] & ~unsigned{is.buildings[at]}) != 0) return "a building";
    }
  }
  for (std::size_t at = 0; at < kMaxLands; ++at) {
    if ((before.lands[at].works & ~unsigned{after.lands[at].works}) != 0) return "a work";
  }
  return "";
}

// What is wrong with a land that holds more than its limit, or "".
std::string limit_is_wrong(const State& state) {
  for (std::size_t at = 0; at < land_count(state); ++at) {
    if (cards_at(state.lands[at]) > settlements_of_all(state, at) + 1) return "too many cards";
  }
  return "";
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
  const std::vector<Event> told = narrate(state, move);
  if (told.empty() || told[0].kind != Event::Kind::choice) return "tells no choice: " + text(move);
  const State before = state;
  const Result<void> done = apply(state, move);
  if (!done) {
    return "listed but refused: " + text(move) + ": " + spelled::words(done.error().message);
  }
  if (!told.empty() && (told.back().kind == Event::Kind::finish) != !actor(state)) {
    return "the end is told wrongly";
  }
  if (announced != shows_something(before, state, move))
    return "reveals is wrong about " + text(move);
  const Result<void> sound = check(state);
  if (!sound) return spelled::words(sound.error().message) + " after " + text(move);
  const std::string gone = lost(before, state);
  if (!gone.empty()) return gone + " is lost after " + text(move);
  const std::string limit = limit_is_wrong(state);
  if (!limit.empty()) return limit + " after " + text(move);
  return "";
}

}  // namespace

TEST_CASE(
    "any match of Graenaland: the list is sound, each move is applied, check holds after it") {
  Rng luck(20060701);
  const int all = matches(0.01);
  int ended = 0;
  std::array<int, kSteps> seen{};
  for (int i = 0; i < all; ++i) {
    Setup wish;
    State state = random_start(luck, &wish);
    std::string wrong = check(state).ok() ? "" : "the first position is unsound";
    while (wrong.empty() && goes_on(state)) {
      ++seen[static_cast<std::size_t>(state.step)];
      wrong = step_is_wrong(state, luck);
    }
    REQUIRE_MESSAGE(wrong.empty(), "match " << i << ": " << wrong << " (" << words(wish) << ")");
    if (actor(state)) continue;
    ++ended;
    MoveList moves;
    legal(state, moves);
    REQUIRE(moves.empty());
    REQUIRE(score(state).ranks[index(state.winner)] == 1);
  }
  CHECK(ended > 0);
  if (all < 50) return;
  // Two heroes waiting for one land is rare; tests/rules/graenaland_heroes.cpp has it.
  seen[static_cast<std::size_t>(Step::enter)] = 1;
  for (std::size_t step = 0; step < static_cast<std::size_t>(Step::over); ++step) {
    CAPTURE(step);
    CHECK(seen[step] > 0);
  }
}

TEST_CASE("any decision of Graenaland: listed moves are applied, all others change no byte") {
  Rng luck(20060702);
  const int all = matches(0.005);
  for (int i = 0; i < all; ++i) {
    const State state = random_position(luck);
    MoveList moves;
    legal(state, moves);
    std::vector<Move> wishes(moves.begin(), moves.end());
    for (std::uint32_t code = 0; code < 16 * 640; ++code) wishes.push_back(Move{code});
    for (int more = 0; more < 100; ++more) wishes.push_back(Move{luck.next()});
    std::string wrong;
    for (const Move wish : wishes) {
      State next = state;
      const bool listed = moves.contains(wish);
      const bool done = apply(next, wish).ok();
      // A spot that means "stay" is legal and not offered (digest 5.2).
      const bool stays = kind_of(wish) == MoveKind::march;
      if (done != listed && !(done && stays)) {
        wrong = (listed ? "refused though listed: " : "applied though not listed: ") +
                std::to_string(wish.code);
      }
      if (!done && !same_bytes(next, state)) {
        wrong = "refused, yet the state changed: " + std::to_string(wish.code);
      }
      if (narrate(state, wish).empty() == done)
        wrong = "told wrongly: " + std::to_string(wish.code);
      if (!done && reveals(state, wish)) wrong = "what is refused reveals";
      if (done && (!parse(text(wish)) || parse(text(wish)).value() != wish)) {
        wrong = "misread: " + text(wish);
      }
    }
    REQUIRE_MESSAGE(wrong.empty(), "position " << i << ": " << wrong);
  }
}

TEST_CASE(
    "any decision of Graenaland: what is hidden from one changes nothing that he sees or may do") {
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
      MoveList moves;
      MoveList others;
      legal(state, moves);
      legal(other, others);
      REQUIRE_MESSAGE(std::ranges::equal(moves, others), "position " << i);
      const Move move = random_move(moves, luck);
      REQUIRE(reveals(state, move) == reveals(other, move));
      if (reveals(state, move)) continue;
      State next = state;
      State other_next = other;
      REQUIRE(apply(next, move).ok());
      REQUIRE(apply(other_next, move).ok());
      REQUIRE(narrate(state, move) == narrate(other, move));
      REQUIRE(same_bytes(observe(next, viewer), observe(other_next, viewer)));
    }
  }
}

TEST_CASE("any decision of Graenaland: a guess from what is observed is sound and looks the same") {
  Rng luck(20060704);
  const int all = matches(0.02);
  for (int i = 0; i < all; ++i) {
    const State state = random_position(luck);
    for (std::size_t seat = 0; seat < state.player_count; ++seat) {
      const Seat viewer = seat_at(seat);
      const State seen = observe(state, viewer);
      REQUIRE(check(seen).ok());
      REQUIRE(same_bytes(observe(seen, viewer), seen));
      const State guess = determinize(seen, viewer, luck);
      const Result<void> sound = check(guess);
      REQUIRE_MESSAGE(sound.ok(), "position "
                                      << i << ", step " << static_cast<int>(state.step) << ": "
                                      << (sound ? "" : spelled::words(sound.error().message)));
      REQUIRE_MESSAGE(same_bytes(observe(guess, viewer), seen),
                      "position " << i << ", step " << static_cast<int>(state.step));
      if (!actor(state)) continue;
      // It can be played on to the end, or as far as the round goes.
      State after = guess;
      const int round = after.round;
      while (goes_on(after) && after.round == round) {
        MoveList moves;
        legal(after, moves);
        REQUIRE_MESSAGE(!moves.empty(),
                        "position " << i << ", step " << static_cast<int>(after.step));
        REQUIRE(apply(after, random_move(moves, luck)).ok());
      }
      REQUIRE(check(after).ok());
    }
  }
}

TEST_CASE("any decision of Graenaland: the same moves lead to the same bytes, and to new digests") {
  Rng luck(20060705);
  const int all = matches(0.002);
  for (int i = 0; i < all; ++i) {
    State one = random_start(luck);
    State two = one;
    while (goes_on(one)) {
      MoveList moves;
      legal(one, moves);
      const Move move = random_move(moves, luck);
      const std::uint64_t before = hash(one);
      REQUIRE(apply(one, move).ok());
      REQUIRE(apply(two, move).ok());
      REQUIRE(same_bytes(one, two));
      REQUIRE(hash(one) != before);
    }
  }
}
