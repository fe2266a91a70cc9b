#pragma once

#include <vector>

#include "bots/task.h"
#include "match/match.h"

// What bots think of a decision or a match, in words. Table and text mode say the same.

namespace meadhall::app {

// What plays on a seat is called (SeatInfo.bot): "bot.karl", or "bot.none" where a person does.
std::string_view bot_name(std::uint8_t bot);

// A move that a second opinion names, with what is to be expected of it.
Message advice_told(const Match& match, const bots::Advice& advice);

// Why: where it brings more, or less, than the other moves named do. Empty where they are alike.
Message reasons_told(const Match& match, const bots::Advice& advice);

// Something a look back found: told as a sentence, and the place of the match where it can be seen,
// the decision still to be made.
struct Finding {
  enum class Kind : std::uint8_t { turning, best, costliest };
  Kind kind = Kind::turning;
  Seat seat{};             // whose move
  std::size_t moment = 0;  // moves made before
  Match::Node node = Match::kStart;
  Message told;
};

// The turning points as they came, then each player's best move and their costliest; those of no
// weight are left out.
std::vector<Finding> findings(const Match& match, const bots::Review& review);

// How likely each seat was to win: at the start, at the beginning of each later round, at the end.
struct Chances {
  Message when;
  std::array<int, kMaxSeats> chances{};  // per mille
};
std::vector<Chances> chances_by_round(const Match& match, const bots::Review& review);

}  // namespace meadhall::app
