#pragma once

#include <doctest/doctest.h>

#include <string>
#include <string_view>

#include "games/feast/refusal.h"
#include "games/feast/state.h"
#include "games/feast/workshop.h"

// A position and the moves from it, each in one line as notes about the rules have them:
// `in_round(4, "has: stone / hand: 43").play("place occ_play_1; play 43")`.

namespace meadhall::feast::testing {

class Played {
 public:
  // Lines of a position below the first, parted by " / ".
  explicit Played(std::string_view lines) {
    std::string text = "feast position 1\n";
    for_each_part(lines, " / ", [&](std::string_view line) { text.append(line).append("\n"); });
    const Result<State> read = read_position(text);
    INFO(text);
    REQUIRE(read.ok());
    state = read.value();
  }

  // Moves, parted by "; ". The test fails if one of them may not be made.
  Played& play(std::string_view moves) {
    for_each_part(moves, "; ", [&](std::string_view move) {
      INFO("move: ", std::string(move));
      REQUIRE(apply(state, move_of(move)).ok());
    });
    return *this;
  }

  bool can(std::string_view move) const { return is_legal(state, move_of(move)); }
  bool asks(Do what) const { return !state.agenda.empty() && state.agenda.top().what == what; }
  // True if that may be done by player 1's occupation as an anytime action.
  bool can_use(std::string_view use) const {
    Played copy = *this;
    return copy.can("arrange") && copy.play("arrange").can(use);
  }
  // Of the first player.
  const Player& mine() const { return state.players[0]; }
  int has(Item item) const { return count(mine(), item); }
  int weapons() const {
    return has(Item::bow) + has(Item::snare) + has(Item::spear) + has(Item::sword);
  }

  State state;

 private:
  template <class Visit>
  static void for_each_part(std::string_view whole, std::string_view between, Visit visit) {
    while (!whole.empty()) {
      const std::size_t end = whole.find(between);
      visit(whole.substr(0, end));
      whole.remove_prefix(end == std::string_view::npos ? whole.size() : end + between.size());
    }
  }
  static Move move_of(std::string_view text) {
    const Result<Move> move = parse(text);
    INFO(std::string(text));
    REQUIRE(move.ok());
    return move.value();
  }
};

// Two players; the first, whose lines these are, is to move. Those after "player 2" are the
// other's.
inline Played in_round(int round, std::string_view lines) {
  std::string all = "players 2 / round " + std::to_string(round) + " / turn 1 / player 1";
  if (!lines.empty()) all.append(" / ").append(lines);
  if (lines.find("player 2") == std::string_view::npos) all += " / player 2";
  return Played(all);
}

}  // namespace meadhall::feast::testing
