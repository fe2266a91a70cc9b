#include <algorithm>
#include <array>
#include <utility>

#include "app/commands/commands.h"
#include "app/session/obvious.h"
#include "core/scan.h"
#include "text/alphabet.h"

// What is said at the players' own match: moves and their confirming, undo, the device going round.

namespace meadhall::app {
namespace {

bool can_take_device(const AppState& app) { return app.handing_over(); }

Result<void> take_device(AppState& app, std::string_view) {
  Session& session = app.session();
  session.holder = session.actor();
  session.arrived = false;
  session.fresh = std::exchange(session.unseen, {});  // what happened was heard when it did
  return {};
}

bool is_decided_by_itself(const AppState& app) {
  const Match& match = app.match();
  const Session& session = app.session();
  if (match.bot_acts()) return true;
  // Who declined in the open goes back to where all were asked.
  if (session.declined()) return match.current() != session.called->at;
  if (is_asked_again(match.game(), match.position())) return true;
  return app.settings.makes_only_moves() && only_move(match).has_value();
}

// Within a turn `undo` is free, and until the device has gone on. What an ended turn did is taken
// back among persons only if the others agree: then it is said twice.
bool asks_others(const AppState& app) {
  const Session& session = app.session();
  const auto persons = std::ranges::count(session.match.start().seats, 0, &SeatInfo::bot);
  return persons > 1 && session.undo_asked != session.match.current() && !app.handing_over();
}

// One goes back, or on, to where a person decides something. Stopped in between, the match stays
// where it was.
Result<void> walk_to_decision(AppState& app, Result<void> (Match::*step)()) {
  Match& match = app.match();
  const Match::Node from = match.current();
  const std::optional<Seat> asked = app.session().actor();
  const bool within_turn = step == &Match::undo && asks_others(app);
  Result<void> walked = (match.*step)();
  while (walked && app.session().persons() > 0 && is_decided_by_itself(app)) {
    const bool ends = step == &Match::redo ? !match.can_redo() : !match.can_take_back();
    if (ends) break;
    walked = (match.*step)();
  }
  if (!walked) {
    // There is such a place: it was just left.
    static_cast<void>(match.go_to(from));
    return walked;
  }
  if (within_turn && app.session().actor() != asked) {
    static_cast<void>(match.go_to(from));
    app.session().undo_asked = from;
    app.tell(app.say("app.undo_agreed"));
    return walked;
  }
  // Gone back to a bot's decision, it would make the same move again at once.
  Thoughts& thoughts = app.session().thoughts;
  const bool held = step != &Match::redo && match.bot_acts();
  if (held || thoughts.taken_back) thoughts.wait = held;
  thoughts.taken_back = held;
  if (held) app.tell(app.say("bot.waits"));
  return walked;
}

// In a replay they are steps, and luck stops none.
Result<void> walk(AppState& app, Result<void> (Match::*step)()) {
  Replay& replay = app.session().replay;
  Result<void> walked = replay.on ? (app.match().*step)() : walk_to_decision(app, step);
  replay.playing = replay.returns = false;
  const bool only_asked = app.session().undo_asked == app.match().current();
  if (walked && !only_asked) app.after_walking();
  return walked;
}

bool can_undo(const AppState& app) { return app.match().can_undo(); }
bool can_take_back(const AppState& app) { return app.match().can_take_back(); }
bool can_redo(const AppState& app) { return app.match().can_redo(); }

Result<void> undo(AppState& app, std::string_view) {
  return walk(app, app.session().replay.on ? &Match::take_back : &Match::undo);
}
Result<void> take_back(AppState& app, std::string_view) { return walk(app, &Match::take_back); }
Result<void> redo(AppState& app, std::string_view) { return walk(app, &Match::redo); }

Result<void> go_to(AppState& app, std::string_view rest) {
  const auto node = whole_number<Match::Node>(rest);
  if (!node) return unknown_command("goto " + std::string(rest));
  Result<void> walked = app.match().go_to(*node);
  if (!walked) return walked;
  Replay& replay = app.session().replay;
  replay = {.on = replay.on || app.match().can_redo(), .quarters = replay.quarters};
  app.after_walking();
  return walked;
}

// Takes something out of the turn at hand, and leaves what was done since.
Result<void> leave_out(AppState& app, std::string_view rest) {
  const auto node = whole_number<Match::Node>(rest);
  if (!node) return unknown_command("leave out " + std::string(rest));
  Match& match = app.match();
  if (app.session().replay.on) return Error{Message("app.replay_no_move")};
  if (std::ranges::count(app.session().turn(), *node) == 0) {
    return Error{Message("app.leave_out_turn")};
  }
  Result<void> lifted = match.leave_out(*node);
  if (lifted) app.after_walking();
  return lifted;
}

// A player by their number, from 1. Error: `asks`, with the highest one.
Result<Seat> read_seat(const AppState& app, std::string_view rest, std::string_view asks) {
  const auto number = whole_number<std::size_t>(rest);
  const std::size_t seats = app.match().start().seats.size();
  if (!number || *number < 1 || *number > seats) {
    return Error{Message(asks).with("most", static_cast<int>(seats))};
  }
  return seat_at(*number - 1);
}

Result<void> look(AppState& app, std::string_view rest) {
  const Result<Seat> named = read_seat(app, rest, "app.look_seats");
  if (!named) return named.error();
  const Seat seat = named.value();
  if (!app.session().may_look(seat, app.settings.hands_over())) {
    return Error{Message("app.look_no").with("player", seat)};
  }
  app.session().looker = seat;
  return {};
}

bool can_look(const AppState& app) {
  const Session& session = app.session();
  for (std::size_t i = 0; i < session.names.size(); ++i) {
    if (session.may_look(seat_at(i), app.settings.hands_over())) return true;
  }
  return false;
}

bool looks(const AppState& app) { return app.session().looker.has_value(); }

bool is_called(const AppState& app) { return app.session().open_call().has_value(); }

// Says that a player wants to decide, or no longer does.
Result<void> want(AppState& app, std::string_view rest) {
  Session& session = app.session();
  if (!is_called(app)) return Error{Message("app.want_nothing")};
  const Result<Seat> seat = read_seat(app, rest, "app.want_seats");
  if (!seat) return seat.error();
  const std::vector<Seat> called = session.called_here();
  if (std::ranges::find(called, seat.value()) == called.end()) {
    return Error{Message("app.want_not_asked").with("player", seat.value())};
  }
  if (!session.called) session.called = Called{.at = session.match.current()};
  session.called->want =
      static_cast<std::uint8_t>(session.called->want ^ (1U << index(seat.value())));
  return {};
}

Result<void> want_done(AppState& app, std::string_view) {
  Session& session = app.session();
  if (!is_called(app)) return Error{Message("app.want_nothing")};
  if (!session.called) session.called = Called{.at = session.match.current()};
  session.called->done = true;
  if (session.declined()) app.go_on(session.match.current(), session.match.node_count());
  return {};
}

// Any deed covers a hand that was looked at; this one does nothing else.
Result<void> cover(AppState&, std::string_view) { return {}; }

Result<void> explain(AppState& app, std::string_view wish) {
  Session& session = app.session();
  const Game& game = session.match.game();
  const Result<Inspectable> thing = game.parse_inspectable(wish);
  const Result<Move> move = game.parse(wish);
  if (!thing && !move) return thing.error();
  // Whoever is not sure to be the one asked hears what everybody may know.
  const bool each_turn = app.settings.hands_over();
  const bool all_known = !game.info.secret_hands || session.viewer(each_turn) == session.actor();
  const Position about = all_known ? session.match.position() : session.shown(each_turn);
  std::string told;
  for (const Message& each :
       thing ? game.explain(about, thing.value()) : game.foresee(about, move.value())) {
    if (!told.empty()) told += ' ';
    told += text::capitalised(app.say(each));
  }
  if (thing) session.explained = game.topic_of(session.match.position(), thing.value());
  app.tell(std::move(told));
  return {};
}

Result<void> rematch(AppState& app, std::string_view) {
  MatchStart start = app.match().start();
  start.setup.seed = app.fresh_seed();
  start.setup.rules = 0;  // an older match, too, is followed by one of today's rules
  unsigned remote = 0;
  for (std::size_t i = 0; i < start.seats.size(); ++i) {
    remote |= app.match().is_remote(seat_at(i)) ? 1U << i : 0U;
  }
  return app.begin(std::move(start), remote);
}

bool has_pending(const AppState& app) { return !app.session().pending.empty(); }

Result<void> confirm(AppState& app, std::string_view) {
  if (!has_pending(app)) return Error{Message("app.nothing_to_confirm")};
  const std::vector<Move> deed = std::exchange(app.session().pending, {});
  return app.play(deed);
}

Result<void> cancel(AppState& app, std::string_view) {
  if (!has_pending(app)) return Error{Message("app.nothing_to_confirm")};
  app.session().pending.clear();
  return {};
}

bool can_play(const AppState& app) { return app.session().asked(); }

// A game may have moves that begin with "play" themselves.
Result<void> play(AppState& app, std::string_view rest) {
  const Game& game = app.match().game();
  const std::string line = "play " + std::string(rest);
  const bool own_word = game.parse(std::string_view(line).substr(0, line.find(';'))).ok();
  return say_at_table(app, own_word ? std::string_view(line) : rest);
}

constexpr std::array<Command, 15> kList = {{
    {"play", "<move>; <move>", kAnyTable, "command.play", can_play, play},
    {"confirm", "", kOwnTable, "app.confirm", has_pending, confirm},
    {"cancel", "", kOwnTable, "app.cancel", has_pending, cancel},
    {"undo", "", kOwnTable, "app.undo", can_undo, undo, Manner::unseen},
    {"redo", "", kOwnTable, "app.redo", can_redo, redo},
    {"take back", "", kOwnTable, "app.take_back", can_take_back, take_back},
    {"goto", "<n>", kOwnTable, "command.goto", can_take_back, go_to},
    {"leave out", "<n>", kOwnTable, "command.leave_out", can_undo, leave_out},
    {"explain", "<thing>", kAnyTable, "command.explain", nullptr, explain, Manner::asks},
    {"ready", "", kOwnTable, "command.ready", can_take_device, take_device, Manner::unseen},
    {"look", "<n>", kOwnTable, "command.look", can_look, look},
    {"look off", "", kOwnTable, "app.look_off", looks, cover},
    {"want", "<n>", kOwnTable, "command.want", is_called, want},
    {"want done", "", kOwnTable, "command.want_done", is_called, want_done},
    {"rematch", "", kOwnTable, "app.rematch", nullptr, rematch},
}};

}  // namespace

constinit const CommandList kTableCommands = {kList};

// "take 4", or several one after the other: "take 4; pay 3g 1p".
Result<std::vector<Move>> read_deed(const Game& game, std::string_view line) {
  std::vector<Move> deed;
  Scanner scan(line);
  do {
    scan.skip_spaces();
    const Result<Move> move = game.parse(scan.until(';'));
    if (!move) return move.error();
    deed.push_back(move.value());
  } while (scan.take(';'));
  return deed;
}

namespace {

Result<void> say_moves(AppState& app, std::string_view line) {
  const Match& match = app.match();
  Result<std::vector<Move>> read = read_deed(match.game(), line);
  if (!read) return read.error();
  std::vector<Move> deed = std::move(read).value();
  if (app.session().replay.on) return Error{Message("app.replay_no_move")};
  if (match.bot_acts()) {
    return Error{Message("bot.acts").with("player", *app.session().actor())};
  }
  if (app.session().acts_elsewhere()) {
    return Error{Message("app.acts_elsewhere").with("player", *app.session().actor())};
  }
  if (app.session().open_call()) return Error{Message("app.want_first")};
  if (!app.settings.confirms()) return app.play(deed);
  if (Result<void> may = match.may_play(deed); !may) return may;
  // What comes before the end of a turn can be undone, and so is not asked about.
  if (turn_goes_on(match.game(), match.position(), deed)) return app.play(deed);
  app.session().pending = std::move(deed);
  return {};
}

}  // namespace

Result<void> say_at_table(AppState& app, std::string_view line) {
  if (app.lesson()) return say_lesson_move(app, line);
  if (app.challenge()) return say_answer(app, line);
  return say_moves(app, line);
}

}  // namespace meadhall::app
