#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "match/match.h"

// A guided match: recorded moves with a card to read at each step. The learner makes the marked
// move, or finds it where the card leaves the choice to them; the moves that follow it until the
// next card, the rival's among them, are made for them.

namespace meadhall::app {

struct LessonStep {
  std::string_view words;  // catalogue id; {rival}, {third}, {fourth} are the other players
  // The marked move and what follows, in the game's notation: "take 3; pay 3g". One that begins
  // with "next" marks no move: reading on makes those that follow. What a hand does at once is one
  // deed of several moves, "~arrange & lay oil & at 9 0"; it is called by the first without ~.
  std::string_view moves;
  // Where both are set nothing is marked, and the learner chooses among all legal moves: what is
  // said to whoever finds the first of `moves`, and to whoever tries another {move}.
  std::string_view right{};
  std::string_view otherwise{};
};

// All that a lesson is.
struct LessonPlan {
  std::string_view game;
  std::uint64_t seed = 0;
  // Set beyond the standard: "firstPlayer", "chosen", …
  std::span<const std::pair<std::string_view, std::string_view>> options;
  std::span<const LessonStep> steps;
  std::uint8_t players = 0;  // 0: as few as the game allows
  // Who has the others' seats once the match is played on freely, as SeatInfo::bot; during the
  // lesson they are nobody's bots, for all their moves are its own.
  std::uint8_t bots = 0;
};

// Whose seat is the learner's.
inline constexpr Seat kLearner = seat_at(0);

// The lesson of a game; null if it has none.
const LessonPlan* find_lesson(std::string_view game);

// The place of a learner in a lesson. The match is kept by whoever keeps matches, and is moved by
// the lesson alone while it lasts.
class Lesson {
 public:
  explicit Lesson(const LessonPlan& plan) : plan_(&plan) {}

  // The match as the lesson begins it, or what is wrong with the plan.
  Result<Match> begin() const;

  std::size_t step() const { return step_; }
  std::size_t steps() const { return plan_->steps.size(); }
  bool last() const { return step_ + 1 == steps(); }

  // The card, and "Lesson, step 3 of 36".
  Message words() const;
  Message title() const;

  // The moves that lead on from this card, made as one deed; none where it is only to be read.
  std::vector<Move> deed() const;
  // The first of them.
  std::optional<Move> answer() const;
  // What is said at the table to go on: "take 3", "arrange; lay oil; at 9 0", "next".
  std::string way_on() const;
  // True if the learner has to find it.
  bool asks() const { return !plan_->steps[step_].right.empty(); }
  // The answer, where it is shown.
  std::optional<Move> marked() const { return asks() ? std::nullopt : answer(); }
  // The answer as a choice: "Lay 1 oil". Of a card that has one.
  Message answer_told(const Match& match) const;
  // What is said to a learner who was asked and has `chosen`, legal moves of one or more.
  Message comment(const Match& match, std::span<const Move> chosen) const;
  // What to do here, for somebody who tried something else.
  Message reminder(const Match& match) const;

  // On to the next card: makes the marked move and those that follow; tells what happened. Errors:
  // the lesson is at its last card; a move of the plan is illegal; the match may then have moved.
  Result<std::vector<Event>> go_on(Match& match);

  bool can_go_back() const { return step_ > 0; }
  bool can_go_forward() const { return step_ + 1 < stood_.size(); }

  // The match as whoever leaves the cards plays on: with bots, if the plan has them. Errors: none
  // that a plan whose moves are legal can lead to.
  Result<Match> released(const Match& match) const;

  // A card back, and forward again over cards seen before; the match walks along. Says whether
  // there was one.
  bool go_back(Match& match);
  bool go_forward(Match& match);

 private:
  const LessonPlan* plan_;
  std::size_t step_ = 0;
  std::vector<Match::Node> stood_{Match::kStart};  // by step, where the match stood
};

}  // namespace meadhall::app
