#include <algorithm>
#include <array>
#include <vector>

#include "app/commands/commands.h"
#include "core/scan.h"

// The notebook of promises, in games whose rules say when players may talk. What stands in it binds
// nobody.

namespace meadhall::app {
namespace {

bool has_notebook(const AppState& app) { return app.match().game().can.table_talk != nullptr; }

// In a game without one these words are none.
Result<void> require_notebook(const AppState& app, std::string_view line) {
  if (has_notebook(app)) return {};
  return unknown_command(line);
}

bool may_promise(const AppState& app) {
  return has_notebook(app) && !app.session().replay.on &&
         app.match().game().can.table_talk->talk(app.match().position()).open;
}

// Which of the ready phrases the words are (Promise::phrase).
std::uint16_t phrase_said(const AppState& app, Seat by, std::string_view words) {
  const Match& match = app.match();
  const std::vector<Phrase> ready = match.game().can.table_talk->phrases(match.position());
  const auto found = std::ranges::find_if(
      ready, [&](const Phrase& each) { return each.by == by && app.say(each.words) == words; });
  return found == ready.end() ? std::uint16_t{0} : found->number;
}

// Aloud, and so only while talk is open.
Result<void> promise(AppState& app, std::string_view wish) {
  if (Result<void> has = require_notebook(app, "promise"); !has) return has;
  if (app.session().replay.on) return Error{Message("notebook.replay")};
  Match& match = app.match();
  const Talk talk = match.game().can.table_talk->talk(match.position());
  if (!talk.open) return Error{Message("notebook.quiet").with("sign", Message::List{talk.sign})};
  Scanner scan(wish);
  const auto seat = scan.number<std::size_t>();
  const std::size_t seats = match.start().seats.size();
  if (!seat || *seat < 1 || *seat > seats) {
    return Error{Message("notebook.no_seat").with("most", static_cast<int>(seats))};
  }
  scan.skip_spaces();
  const Seat by = seat_at(*seat - 1);
  Result<void> added = match.notebook().add({.made = match.current(),
                                             .by = by,
                                             .words = std::string(scan.rest()),
                                             .phrase = phrase_said(app, by, scan.rest())});
  if (!added) return added;
  app.keep_match();
  app.tell(app.say(Message("notebook.added").with("player", seat_at(*seat - 1))));
  return {};
}

bool may_judge(const AppState& app) {
  return has_notebook(app) && !app.match().notebook().promises().empty();
}

Result<void> judge(AppState& app, std::string_view wish) {
  if (Result<void> has = require_notebook(app, "judge"); !has) return has;
  Scanner scan(wish);
  const auto number = scan.number<std::size_t>();
  scan.skip_spaces();
  const std::string_view verdict = scan.rest();
  const std::optional<Promise::Fate> fate = fate_named(verdict);
  if (!number || (!fate && verdict != "struck")) return Error{Message("notebook.verdict")};
  const std::size_t at = *number - 1;  // of number 0 there is none either
  Notebook& notebook = app.match().notebook();
  Result<void> done = fate ? notebook.judge(at, *fate) : notebook.strike(at);
  if (done) app.keep_match();
  return done;
}

Result<void> open_or_close(AppState& app, std::string_view) {
  if (Result<void> has = require_notebook(app, "notebook"); !has) return has;
  app.session().notebook_open = !app.session().notebook_open;
  return {};
}

constexpr std::array<Command, 3> kLaterList = {{
    {"notebook", "", kOwnTable, "notebook.open", has_notebook, open_or_close},
    {"promise", "<n> <words>", kOwnTable, "command.promise", may_promise, promise},
    {"judge", "<n> kept|broken|lapsed|open|struck", kOwnTable, "command.judge", may_judge, judge},
}};

}  // namespace

constinit const CommandList kNotebookCommands = {kLaterList, true};

}  // namespace meadhall::app
