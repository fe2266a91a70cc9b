#include "app/app.h"
#include "core/scan.h"

// The notebook of promises, in games whose rules say when players may talk. What stands in it binds
// nobody.

namespace meadhall::app {

App::Done App::notebook_command(std::string_view line) {
  if (visiting() || match_->game().can.table_talk == nullptr) return std::nullopt;
  Scanner scan(line);
  const std::string_view word = scan.word();
  scan.skip_spaces();
  if (word == "promise") return promise(scan.rest());
  if (word == "judge") return judge(scan.rest());
  if (line != "notebook") return std::nullopt;
  notebook_open_ = !notebook_open_;
  return Result<void>();
}

// Aloud, and so only while talk is open.
Result<void> App::promise(std::string_view wish) {
  if (replay_.on) return Error{Message("notebook.replay")};
  const Talk talk = match_->game().can.table_talk->talk(match_->position());
  if (!talk.open) return Error{Message("notebook.quiet").with("sign", Message::List{talk.sign})};
  Scanner scan(wish);
  const auto seat = scan.number<std::size_t>();
  const std::size_t seats = match_->start().seats.size();
  if (!seat || *seat < 1 || *seat > seats) {
    return Error{Message("notebook.no_seat").with("most", static_cast<int>(seats))};
  }
  scan.skip_spaces();
  Result<void> added = match_->notebook().add(
      {.made = match_->current(), .by = seat_at(*seat - 1), .words = std::string(scan.rest())});
  if (!added) return added;
  keep_match();
  tell(say(Message("notebook.added").with("player", seat_at(*seat - 1))));
  return {};
}

Result<void> App::judge(std::string_view wish) {
  Scanner scan(wish);
  const auto number = scan.number<std::size_t>();
  scan.skip_spaces();
  const std::string_view verdict = scan.rest();
  const std::optional<Promise::Fate> fate = fate_named(verdict);
  if (!number || (!fate && verdict != "struck")) return Error{Message("notebook.verdict")};
  const std::size_t at = *number - 1;  // of number 0 there is none either
  Notebook& notebook = match_->notebook();
  Result<void> done = fate ? notebook.judge(at, *fate) : notebook.strike(at);
  if (done) keep_match();
  return done;
}

}  // namespace meadhall::app
