#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "match/match.h"

// A puzzle a day, the same for everybody and without a network: positions with one clearly best
// move, found in matches of bots by `meadhall puzzles GAME --daily`. They are played anew from
// their seeds by the bots that played them then, which takes some milliseconds;
// tests/unit/daily.cpp notices when these bots would play otherwise.

namespace meadhall::app {

// The puzzles of a game, one a day; a game that has none has an empty pool.
struct Daily {
  // A line for each puzzle: seed, players, preset, moves, difficulty, answer, separated by spaces.
  std::string_view pool{};
  // So far ahead of any other move, in hundredths of a point, the strongest bot sees each answer.
  int lead = 0;
  std::string_view key{};  // under which the device keeps the streak
  // The version of the game's rules by which the bots play that found it; 0: those of today.
  std::uint32_t rules = 0;
};

struct DailyPuzzle {
  std::uint64_t seed = 0;
  std::uint8_t players = 2;
  std::string_view preset;      // "basic"; "-" for the standard options
  std::size_t moves = 0;        // made before the decision
  std::uint8_t difficulty = 1;  // as of bots::difficulty()
  std::string_view answer;      // the best move, in the game's notation
};

std::size_t count_puzzles(std::string_view pool);
// `number` counts from 0, and begins again behind the last. Nothing where the line cannot be read,
// or there is none.
std::optional<DailyPuzzle> puzzle_of(std::string_view pool, std::size_t number);

// The match up to the decision, by the rules of its pool. Errors: of the preset, or of a match that
// ends before it.
Result<Match> begin_puzzle(const Game& game, const DailyPuzzle& puzzle, std::uint32_t rules);

// How many days in a row the puzzle was solved, as the device keeps it: "20781 3 5 12", that is the
// last of them, how many so far, the most ever, and how many puzzles in all. Days are counted from
// 1970-01-01, by the clock on the player's wall.
class Streak {
 public:
  // What cannot be read, or cannot be, counts for nothing.
  void read(std::string_view text);
  std::string write() const;  // empty before the first

  // False, and nothing changes, for the last day again, or the one before it, which comes back for
  // whoever flies west. Further back the clock was wrong when the last was solved, and counting in
  // a row begins anew.
  bool solve(int day);
  bool solved(int day) const { return last_ == day; }
  // In a row up to `today` or a day beside it; 0 where a day was missed.
  int current(int today) const;
  int best() const { return best_; }
  int all() const { return all_; }

 private:
  std::optional<int> last_;
  int current_ = 0;
  int best_ = 0;
  int all_ = 0;
};

// The streak of each game's puzzles.
class Streaks {
 public:
  Streak& of(std::string_view game);
  // One that never began, where none of the game's puzzles was solved.
  const Streak& of(std::string_view game) const;
  bool empty() const;  // true if no puzzle of any game was ever solved

 private:
  struct OfGame {
    std::string game;
    Streak streak;
  };
  std::vector<OfGame> all_;
};

}  // namespace meadhall::app
