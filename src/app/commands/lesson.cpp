#include <array>
#include <utility>

#include "app/commands/commands.h"
#include "core/scan.h"

// How a lesson takes the table for a while: see app/teaching/lesson.h.

namespace meadhall::app {
namespace {

void keep_place(AppState& app, std::string_view place) {
  if (app.lesson_place == place) return;
  app.lesson_place = place;
  app.store(kLessonKey, app.lesson_place);
}

// The card that was come to, for the next time; none at the first.
void keep_card(AppState& app) {
  const std::size_t step = app.lesson()->step();
  const std::string game(app.match().game().info.id);
  keep_place(app, step > 0 ? game + " " + std::to_string(step) : "");
}

// `wish`: a game, and "again" for whoever wants the first card rather than the one they came to.
Result<void> learn(AppState& app, std::string_view wish) {
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
  if (again) keep_place(app, "");
  // Back to the card that was left; a place that no lesson has is as good as none.
  Scanner place(app.lesson_place);
  if (place.word() == game && place.take(' ')) {
    const std::size_t card = place.number<std::size_t>().value_or(0);
    while (card < lesson.steps() && lesson.step() < card) {
      if (Result<std::vector<Event>> events = lesson.go_on(match.value()); !events) {
        return events.error();
      }
    }
    if (lesson.step() > 0) app.tell(app.say("lesson.resumed"));
  }
  Session session(std::move(match).value());
  session.lesson = std::move(lesson);
  app.visit(std::move(session));
  return {};
}

// Something else was tried than the card asks for.
Error reminder(const AppState& app) { return Error{app.lesson()->reminder(app.match())}; }

Result<void> remind(AppState& app, std::string_view) {
  app.tell(app.say(app.lesson()->reminder(app.match())));
  return {};
}

Result<void> refuse(AppState& app, std::string_view) { return reminder(app); }

// The match is the players' own from here on.
Result<void> play_freely(AppState& app, std::string_view) {
  Result<Match> played = app.lesson()->released(app.match());
  if (!played) return played.error();
  keep_place(app, "");
  app.show_match(std::move(played).value());
  const bool alone = app.session().persons() == 1;
  app.tell(app.say(alone ? "lesson.left_bots" : "lesson.left"));
  return {};
}

Result<void> go_on(AppState& app) {
  Session& session = app.session();
  Result<std::vector<Event>> events = session.lesson->go_on(session.match);
  if (!events) return events.error();
  app.after_walking();
  app.happened(std::move(events).value());
  keep_card(app);
  return {};
}

bool only_read(const AppState& app) { return !app.lesson()->answer(); }

Result<void> next(AppState& app, std::string_view) {
  if (app.lesson()->last()) return play_freely(app, {});
  return only_read(app) ? go_on(app) : reminder(app);
}

bool can_go_back(const AppState& app) { return app.lesson()->can_go_back(); }
bool can_go_forward(const AppState& app) { return app.lesson()->can_go_forward(); }

Result<void> walk(AppState& app, bool (Lesson::*step)(Match&)) {
  Session& session = app.session();
  if (!((*session.lesson).*step)(session.match)) return reminder(app);
  app.after_walking();
  keep_card(app);
  return {};
}
Result<void> back(AppState& app, std::string_view) { return walk(app, &Lesson::go_back); }
Result<void> forward(AppState& app, std::string_view) { return walk(app, &Lesson::go_forward); }

constexpr bool (*kNever)(const AppState&) = [](const AppState&) { return false; };

constexpr std::array<Command, 10> kLaterList = {{
    {"next", "", kLessonTable, "lesson.next", only_read, next},
    {"undo", "", kLessonTable, "app.undo", can_go_back, back},
    {"take back", "", kLessonTable, "app.take_back", can_go_back, back},
    {"redo", "", kLessonTable, "app.redo", can_go_forward, forward},
    {"lesson", "", kLessonTable, "command.lesson", nullptr, remind},
    {"lesson free", "", kLessonTable, "lesson.free", nullptr, play_freely},
    {"lesson leave", "", kLessonTable, "lesson.leave", nullptr, to_hall},
    {"goto", "<n>", kLessonTable, "", kNever, refuse},
    {"rematch", "", kLessonTable, "", kNever, refuse},
    {"learn", "<game> [again]", kAnywhere, "lesson.learn", nullptr, learn},
}};

}  // namespace

constinit const CommandList kLessonCommands = {kLaterList, true};

// The marked deed alone; where the learner chooses, any legal one is commented on, and the right
// one leads on.
Result<void> say_lesson_move(AppState& app, std::string_view line) {
  const Lesson& lesson = *app.lesson();
  const Match& match = app.match();
  const Result<std::vector<Move>> deed = read_deed(match.game(), line);
  if (!deed) return deed.error();
  const bool right = deed.value() == lesson.deed();
  if (!lesson.asks()) return right ? go_on(app) : reminder(app);
  if (Result<void> may = match.may_play(deed.value()); !may) return may;
  const std::string told = app.say(lesson.comment(match, deed.value()));
  if (right) {
    if (Result<void> gone = go_on(app); !gone) return gone;
  }
  app.tell(told);
  return {};
}

}  // namespace meadhall::app
