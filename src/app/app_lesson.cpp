#include <utility>

#include "app/app.h"
#include "core/scan.h"

// How a lesson takes the table for a while: see app/teaching/lesson.h.

namespace meadhall::app {

// `wish`: a game, and "again" for whoever wants the first card rather than the one they came to.
Result<void> App::learn(std::string_view wish) {
  Scanner scan(wish);
  const std::string game(scan.word());
  scan.skip_spaces();
  const bool again = scan.rest() == "again";
  const LessonPlan* plan = again || scan.rest().empty() ? find_lesson(game) : nullptr;
  if (plan == nullptr) {
    return Error{Message("link.no_such_game").with("game", std::string(wish))};
  }
  Lesson lesson(*plan);
  Result<Match> match = lesson.begin();
  if (!match) return match.error();
  end_visit();
  if (again) keep_lesson("");
  // Back to the card that was left; a place that no lesson has is as good as none.
  Scanner place(lesson_place_);
  if (place.word() == game && place.take(' ')) {
    const std::size_t card = place.number<std::size_t>().value_or(0);
    while (card < lesson.steps() && lesson.step() < card) {
      if (Result<std::vector<Event>> events = lesson.go_on(match.value()); !events) {
        return events.error();
      }
    }
    if (lesson.step() > 0) tell(say("lesson.resumed"));
  }
  before_visit_ = std::exchange(match_, std::nullopt);
  before_replay_ = replay_;
  lesson_.emplace(std::move(lesson));
  put_on_table(std::move(match).value());
  return {};
}

Result<void> App::lesson_command(std::string_view line) {
  const std::string game(match_->game().info.id);
  Result<void> done = walk_lesson(line);
  if (done && lesson_ && screen_ == Screen::table) {
    keep_lesson(lesson_->step() > 0 ? game + " " + std::to_string(lesson_->step()) : "");
  }
  return done;
}

void App::keep_lesson(std::string_view place) {
  if (lesson_place_ == place) return;
  lesson_place_ = place;
  store(kLessonKey, lesson_place_);
}

Result<void> App::walk_lesson(std::string_view line) {
  if (line == "lesson leave") {
    screen_ = Screen::hall;
    return {};
  }
  if (line == "lesson free" || (line == "next" && lesson_->last())) {
    keep_lesson("");
    Match played = std::move(*match_);
    show_match(std::move(played));
    tell(say("lesson.left"));
    return {};
  }
  if (line == "lesson") {  // something else was tried by hand
    tell(say(lesson_->reminder(*match_)));
    return {};
  }
  if (line == "undo" || line == "take back" || line == "redo") {
    const bool walked = line == "redo" ? lesson_->go_forward(*match_) : lesson_->go_back(*match_);
    if (!walked) return Error{lesson_->reminder(*match_)};
    after_walking();
    return {};
  }
  const std::optional<Move> marked = lesson_->marked();
  if (line != "next") {
    const Result<Move> move = match_->game().parse(line);
    if (!move && line != "rematch" && !line.starts_with("goto ")) {
      return move.error();
    }
    if (!move || move.value() != marked) return Error{lesson_->reminder(*match_)};
  } else if (marked) {
    return Error{lesson_->reminder(*match_)};
  }
  Result<std::vector<Event>> events = lesson_->go_on(*match_);
  if (!events) return events.error();
  fresh_ = std::move(events).value();
  after_walking();
  return {};
}

// The match from before the lesson or challenge, if there was one, is the one on the table again.
void App::end_visit() {
  if (!visiting()) return;
  lesson_.reset();
  challenge_.reset();
  match_.reset();
  names_.clear();
  log_.clear();
  log_line_.clear();
  told_ = 0;
  if (!before_visit_) return;
  const Screen screen = screen_;
  put_on_table(*std::exchange(before_visit_, std::nullopt), before_replay_);
  screen_ = screen;
}

}  // namespace meadhall::app
