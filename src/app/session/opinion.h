#pragma once

#include <span>
#include <vector>

#include "bots/task.h"
#include "match/match.h"

// What bots think of a decision or a match, in words. Table and text mode say the same.

namespace meadhall::app {

// What plays on a seat is called (SeatInfo.bot): "bot.karl", "bot.equal" whatever its strength, or
// "bot.none" where a person does.
std::string_view bot_name(std::uint8_t bot);

// A move that a second opinion names, with what is to be expected of it.
Message advice_told(const Match& match, const bots::Advice& advice);

// Why the first of them is better than the next one, or than doing nothing: one reason in the
// game's words. Empty where none is known.
Message reason_told(const Match& match, std::span<const bots::Advice> all);

// Something a look back found: told as a sentence, and the place of the match where it can be seen,
// the decision still to be made.
struct Finding {
  enum class Kind : std::uint8_t { costly, turning, best };
  Kind kind = Kind::costly;
  Seat seat{};             // whose move
  std::size_t moment = 0;  // moves made before
  Match::Node node = Match::kStart;
  Message told;
  Message why{};  // of a costly one: the one reason; empty where none is known

  // What is told, with its reason if one is known.
  Message sentence() const;
};

// What cost each person most, at most three decisions each, the costliest first; then the turning
// points as they came and each player's best move. Those of no weight are left out. Where only bots
// played, what cost is theirs.
std::vector<Finding> findings(const Match& match, const bots::Review& review);

// How likely each seat was to win: at the start, at the beginning of each later round, at the end.
struct Chances {
  Message when;
  std::array<int, kMaxSeats> chances{};  // per mille
};
std::vector<Chances> chances_by_round(const Match& match, const bots::Review& review);

}  // namespace meadhall::app
