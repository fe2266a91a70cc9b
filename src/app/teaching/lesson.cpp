#include "app/teaching/lesson.h"

#include "app/screens/draft.h"
#include "core/scan.h"
#include "games/registry.h"
#include "match/start_text.h"

namespace meadhall::app {
namespace {

constexpr std::string_view kNext = "next";

// The next of "take 3; pay 3g", taken off the list.
std::string_view first_of(Scanner& moves) {
  moves.skip_spaces();
  const std::string_view move = moves.until(';');
  moves.take(';');
  return move;
}

}  // namespace

Result<Match> Lesson::begin() const {
  const Game* game = find_game(plan_->game);
  if (game == nullptr) {
    return Error{Message("link.no_such_game").with("game", std::string(plan_->game))};
  }
  Draft draft = invited_draft({.game = game,
                               .players = plan_->players,
                               .options = standard_options(game->info),
                               .seed = plan_->seed},
                              plan_->seed);
  for (const auto& [option, value] : plan_->options) {
    if (Result<void> set = set_option(game->info, draft.options, option, value); !set) {
      return set.error();
    }
  }
  return Match::begin(draft.start());
}

Message Lesson::words() const {
  return Message(plan_->steps[step_].words)
      .with("rival", seat_at(1))
      .with("third", seat_at(2))
      .with("fourth", seat_at(3));
}

Message Lesson::title() const {
  return Message("lesson.title")
      .with("step", static_cast<int>(step_ + 1))
      .with("steps", static_cast<int>(steps()));
}

std::optional<Move> Lesson::answer() const {
  Scanner moves(plan_->steps[step_].moves);
  const Result<Move> move = find_game(plan_->game)->parse(first_of(moves));
  return move ? std::optional(move.value()) : std::nullopt;
}

Message Lesson::comment(const Match& match, Move move) const {
  const LessonStep& step = plan_->steps[step_];
  return Message(move == answer() ? step.right : step.otherwise)
      .with("move", Message::List{match.game().describe(match.position(), move)});
}

Message Lesson::reminder(const Match& match) const {
  if (asks()) return Message("lesson.choose");
  const std::optional<Move> move = marked();
  if (!move) return Message("lesson.wait");
  return Message("lesson.other")
      .with("move", Message::List{match.game().describe(match.position(), *move)});
}

Result<std::vector<Event>> Lesson::go_on(Match& match) {
  if (last()) return Error{reminder(match)};
  std::vector<Event> events;
  Scanner moves(plan_->steps[step_].moves);
  while (!moves.done()) {
    const std::string_view line = first_of(moves);
    if (line == kNext) continue;
    const Result<Move> move = match.game().parse(line);
    if (!move) return move.error();
    if (Result<void> made = match.play(move.value()); !made) return made.error();
    for (Event& event : match.events_of(match.current())) events.push_back(std::move(event));
  }
  ++step_;
  stood_.resize(step_);
  stood_.push_back(match.current());
  return events;
}

Result<Match> Lesson::released(const Match& match) const {
  MatchStart start = match.start();
  for (std::size_t i = index(kLearner) + 1; i < start.seats.size(); ++i) {
    start.seats[i].bot = plan_->bots;
  }
  Result<Match> released = Match::begin(std::move(start));
  if (!released) return released;
  for (const Match::Node node : match.line()) {
    if (Result<void> made = released.value().play(match.move_of(node)); !made) return made.error();
  }
  return released;
}

bool Lesson::go_back(Match& match) {
  if (!can_go_back()) return false;
  return match.go_to(stood_[--step_]).ok();
}

bool Lesson::go_forward(Match& match) {
  if (!can_go_forward()) return false;
  return match.go_to(stood_[++step_]).ok();
}

}  // namespace meadhall::app
