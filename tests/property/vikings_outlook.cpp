// What is said of moves before they are made, against what comes of them, through whole matches.

#include <doctest/doctest.h>

#include <algorithm>
#include <utility>

#include "games/vikings/moves.h"
#include "games/vikings/outlook.h"
#include "games/vikings/rules.h"
#include "tests/support/random_play.h"
#include "tests/support/table.h"

using namespace meadhall;
using namespace meadhall::vikings;
using namespace meadhall::vikings::testing;

namespace {

// Makes a move and, where it lays a tile whose viking may stay on it, lets him.
State really_made(State state, Move move) {
  const Seat who = state.turn;
  REQUIRE(apply(state, move).ok());
  if (kind_of(move) == MoveKind::place && state.step == Step::stand && state.turn == who) {
    REQUIRE(apply(state, kStay).ok());
  }
  return state;
}

// How `supposed` strays from its promise, or "".
std::string supposed_wrongly(const State& state, Move move) {
  const State then = supposed(state, move);
  if (then.round != state.round) return "another round";
  for (std::size_t i = 0; i < state.player_count; ++i) {
    if (seat_at(i) != state.turn && then.players.at(i) != state.players.at(i)) {
      return "somebody else's board or purse";
    }
  }
  const MoveKind kind = kind_of(move);
  const bool lays = kind == MoveKind::place || kind == MoveKind::stay || kind == MoveKind::wait;
  if (!lays) return "";
  const State real = really_made(state, move);
  const bool scored = real.round != state.round || real.step == Step::over;
  const Player& foreseen = then.at(state.turn);
  const Player& came = real.at(state.turn);
  if (scored || real.step == Step::ferry) return "";
  if (foreseen.homeland != came.homeland) return "another homeland";
  return foreseen.waiting == came.waiting ? "" : "others wait";
}

// What a seat has of an outlook, the total at the end first, as a buyer compares it.
std::pair<int, int> worth(const Outlook& ahead, Seat seat) {
  return {ahead.of(seat).end, ahead.of(seat).gold + ahead.of(seat).points};
}

// Buys the pair at `slot`, gold first, and looks at every place in turn. Nothing if something else
// is asked before the tile lies.
std::optional<std::pair<int, int>> best_by_trying(const State& state, std::size_t slot) {
  State bought = state;
  REQUIRE(apply(bought, take(slot)).ok());
  MoveList moves;
  if (bought.step == Step::pay) {
    legal(bought, moves);
    const auto* dearest = std::ranges::max_element(moves, {}, gold_paid);
    REQUIRE(apply(bought, *dearest).ok());
  }
  if (bought.step != Step::place || bought.turn != state.turn) return std::nullopt;
  std::optional<std::pair<int, int>> best;
  legal(bought, moves);
  for (const Move move : moves) {
    if (kind_of(move) != MoveKind::place) continue;
    const auto there = worth(outlook(supposed(bought, move)), state.turn);
    if (!best || there > *best) best = there;
  }
  return best;
}

}  // namespace

TEST_CASE(
    "foresight: what is supposed of every legal move is what comes of it on the actor's board") {
  Rng luck(1704);
  for (int i = 0; i < matches(0.02); ++i) {
    Setup wish;
    State state = random_start(luck, &wish);
    std::string wrong;
    while (wrong.empty() && actor(state)) {
      MoveList moves;
      legal(state, moves);
      for (const Move move : moves) {
        if (wrong.empty()) wrong = supposed_wrongly(state, move);
        if (!wrong.empty()) wrong += ": " + text(move);
      }
      const Move move = random_move(moves, luck);
      const std::vector<Message> lines = foresee(state, move);
      REQUIRE(!lines.empty());
      CHECK(words(lines.front()) == words(describe(state, move)));
      CHECK(std::ranges::none_of(lines, [](const Message& line) { return line.empty(); }));
      REQUIRE(apply(state, move).ok());
    }
    REQUIRE_MESSAGE(wrong.empty(), "match " << i << ": " << wrong << " (" << words(wish) << ")");
  }
}

TEST_CASE("foresight: the best place of a pair is the best of all places") {
  Rng luck(1705);
  int compared = 0;
  for (int i = 0; i < matches(0.02); ++i) {
    State state = random_start(luck);
    while (actor(state)) {
      if (state.step == Step::take) {
        for (std::size_t slot = 0; slot < kSlots; ++slot) {
          if (!refusal(state, take(slot)).empty()) continue;
          const auto tried = best_by_trying(state, slot);
          if (!tried) continue;
          const auto best = best_place(state, slot);
          REQUIRE(best.has_value());
          CHECK(worth(best->outlook, state.turn) == *tried);
          ++compared;
        }
      }
      MoveList moves;
      legal(state, moves);
      REQUIRE(apply(state, random_move(moves, luck)).ok());
    }
  }
  CHECK(compared > 0);
}
