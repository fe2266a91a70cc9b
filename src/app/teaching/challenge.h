#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bots/task.h"
#include "match/match.h"

// Positions with one clearly best move, to be found by the player. They were picked from matches of
// bots by `meadhall puzzles`; what makes the move the best is what the strongest bot said of it.

namespace meadhall::app {

struct ChallengePlan {
  std::uint8_t difficulty = 1;  // as of bots::difficulty()
  std::string_view link;        // the match up to the decision
  std::string_view answer;      // the best moves, as bots tell a hint (bots/task.h)
  std::string_view task{};      // catalogue id: what is to be found, where it is of a certain kind
};

// The challenges of a game, the easiest first; none if it has none.
std::span<const ChallengePlan> challenges(std::string_view game);

// "Challenge 3 of 20, difficulty 2 of 4", and its task if it has one
Message challenge_title(std::string_view game, std::size_t number);

// A challenge as it stands on the table.
struct Challenge {
  std::string game;
  std::size_t number = 0;  // its place among the game's, from 0
  std::vector<bots::Advice> answer;
  bool solved = false;  // or shown
  // Of the puzzle of a day, which is none of the game's challenges (app/teaching/daily.h); without
  // a date it is one of those.
  std::string date{};
  int day = 0;
  std::uint8_t difficulty = 1;

  bool is_daily() const { return !date.empty(); }
  Message title() const;
};

// The challenges that were solved, by game, as the device keeps them: "vikings 1 4 5".
class Solved {
 public:
  // Reads what was kept; what it does not understand is skipped.
  void read(std::string_view text);
  std::string write() const { return text_; }

  bool has(std::string_view game, std::size_t number) const;
  void add(std::string_view game, std::size_t number);
  // The first that was not solved yet; the first of all once all were.
  std::size_t next(std::string_view game) const;

 private:
  std::string text_;  // lines
};

}  // namespace meadhall::app
