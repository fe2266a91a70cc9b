#include "app/teaching/lesson.h"

#include <algorithm>

#include "app/screens/draft.h"
#include "core/scan.h"
#include "games/registry.h"
#include "match/start_text.h"

namespace meadhall::app {
namespace {

constexpr std::string_view kNext = "next";

// The next of "take 3; pay 3g", taken off the list; `between` parts them.
std::string_view first_of(Scanner& moves, char between) {
  moves.skip_spaces();
  std::string_view move = moves.take_until(between);
  while (move.ends_with(' ')) move.remove_suffix(1);
  return move;
}

// One move of a deed: "~arrange", "lay oil".
struct Written {
  std::string_view move;
  bool unsaid = false;
};
Written next_of(Scanner& deed) {
  std::string_view move = first_of(deed, '&');
  const bool unsaid = move.starts_with('~');
  if (unsaid) move.remove_prefix(1);
  return {move, unsaid};
}

// The deed with which the moves of a step begin.
Scanner deed_of(const LessonStep& step) {
  Scanner moves(step.moves);
  return Scanner(first_of(moves, ';'));
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

std::vector<Move> Lesson::deed() const {
  std::vector<Move> moves;
  Scanner written = deed_of(plan_->steps[step_]);
  while (!written.done()) {
    const Result<Move> move = find_game(plan_->game)->parse(next_of(written).move);
    if (!move) return {};
    moves.push_back(move.value());
  }
  return moves;
}

std::optional<Move> Lesson::answer() const {
  const std::vector<Move> moves = deed();
  return moves.empty() ? std::nullopt : std::optional(moves.front());
}

std::string Lesson::way_on() const {
  std::string line;
  for (const Move move : deed()) {
    if (!line.empty()) line += "; ";
    line += find_game(plan_->game)->text(move);
  }
  return line.empty() ? std::string(kNext) : line;
}

Message Lesson::answer_told(const Match& match) const {
  const Game& game = match.game();
  Position here = match.position();
  Scanner written = deed_of(plan_->steps[step_]);
  for (const Move move : deed()) {
    const bool named = !next_of(written).unsaid;
    if (named || written.done() || !game.apply(here, move)) return game.describe(here, move);
  }
  return Message(plan_->steps[step_].words);
}

Message Lesson::comment(const Match& match, std::span<const Move> chosen) const {
  const LessonStep& step = plan_->steps[step_];
  const bool right = std::ranges::equal(chosen, deed());
  return Message(right ? step.right : step.otherwise)
      .with("move", Message::List{right ? answer_told(match)
                                        : match.game().describe(match.position(), chosen[0])});
}

Message Lesson::reminder(const Match& match) const {
  if (asks()) return Message("lesson.choose");
  if (!marked()) return Message("lesson.wait");
  return Message("lesson.other").with("move", Message::List{answer_told(match)});
}

Result<std::vector<Event>> Lesson::go_on(Match& match) {
  if (last()) return Error{reminder(match)};
  std::vector<Event> events;
  Scanner moves(plan_->steps[step_].moves);
  while (!moves.done()) {
    const std::string_view line = first_of(moves, ';');
    if (line == kNext) continue;
    Scanner written(line);
    while (!written.done()) {
      const Result<Move> move = match.game().parse(next_of(written).move);
      if (!move) return move.error();
      if (Result<void> made = match.play(move.value()); !made) return made.error();
      for (Event& event : match.events_of(match.current())) events.push_back(std::move(event));
    }
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
