#include <algorithm>
#include <utility>

#include "app/app.h"
#include "core/scan.h"
#include "match/link.h"
#include "text/alphabet.h"

// What is said at the table: moves and their confirming, undo, the device going round.

namespace meadhall::app {

bool App::handing_over() const {
  if (screen_ != Screen::table || !asked() || visiting() || persons() < 2) return false;
  const Game& game = match_->game();
  if (!settings_.hands_over() && !game.is_private(match_->position())) return false;
  const std::optional<Seat> actor = game.actor(match_->position());
  return actor && actor != holder_;
}

// One person among bots sees their own hand at all times; of several, whoever said that they have
// the device and is asked, or looks at their own hand for a while.
Seat App::viewer() const {
  const auto& seats = match_->start().seats;
  if (looker_) return *looker_;
  if (persons() == 1) {
    const auto person = std::ranges::find(seats, 0, &SeatInfo::bot);
    return seat_at(static_cast<std::size_t>(person - seats.begin()));
  }
  const std::optional<Seat> actor = match_->game().actor(match_->position());
  const bool holds = persons() > 1 && actor && actor == holder_ && asked();
  return holds ? *actor : kNobody;
}

Position App::shown() const {
  const Game& game = match_->game();
  if (!game.info.secret_hands) return match_->position();
  return game.observe(match_->position(), viewer());
}

Result<void> App::table_command(std::string_view line) {
  if (lesson_ && line != "link" && !line.starts_with("explain ")) return lesson_command(line);
  if (challenge_ && line != "link" && !line.starts_with("explain ")) {
    return challenge_command(line);
  }
  const std::optional<Seat> actor = match_->game().actor(match_->position());
  if (line == "ready") {
    holder_ = actor;
    fresh_ = std::exchange(unseen_, {});
    return {};
  }
  // Whoever still holds the device may think better of it.
  if (handing_over() && line != "undo") {
    return Error{Message("app.hand_over_first").with("player", *actor)};
  }
  if (Done done = walk_command(line)) return *done;
  if (Done done = bots_command(line)) return *done;
  if (Done done = replay_command(line)) return *done;
  if (Done done = confirm_command(line)) return *done;
  if (Done done = notebook_command(line)) return *done;
  if (Done done = look_command(line)) return *done;
  if (line == "link") {
    effects_.push_back({Effect::Kind::copy, {}, write_link(*match_)});
    tell(say(replay_.on ? "app.link_moment_copied" : "app.link_copied"));
    return {};
  }
  if (line == "rematch") {
    MatchStart start = match_->start();
    start.setup.seed = fresh_seed();
    start.setup.rules = 0;  // an older match, too, is followed by one of today's rules
    return begin(std::move(start));
  }
  Scanner scan(line);
  if (scan.word() == "explain") {
    scan.skip_spaces();
    return explain(scan.rest());
  }
  return make_moves(line);
}

App::Done App::walk_command(std::string_view line) {
  if (line == "undo" || line == "take back" || line == "redo") {
    // In a replay they are steps, and luck stops none.
    const auto back = line == "undo" && !replay_.on ? &Match::undo : &Match::take_back;
    const auto step = line == "redo" ? &Match::redo : back;
    Result<void> walked = replay_.on ? ((*match_).*step)() : walk_past_bots(step);
    replay_.playing = replay_.returns = false;
    if (walked) after_walking();
    return walked;
  }
  Scanner scan(line);
  if (scan.word() != "goto") return std::nullopt;
  scan.skip_spaces();
  const auto node = scan.number<Match::Node>();
  if (!node || !scan.done()) {
    return Error{Message("app.unknown_command").with("line", std::string(line))};
  }
  Result<void> walked = match_->go_to(*node);
  if (!walked) return walked;
  replay_ = {.on = replay_.on || match_->can_redo(), .quarters = replay_.quarters};
  after_walking();
  return walked;
}

// Where a decision is taken in the open, no hand is shown until its owner asks for it; with the
// next deed it is covered again.
bool App::may_look(Seat seat) const {
  const auto& seats = match_->start().seats;
  return match_->game().info.secret_hands && persons() > 1 && index(seat) < seats.size() &&
         seats[index(seat)].bot == 0 && !handing_over() && !replay_.on && !visiting() &&
         !match_->game().is_private(match_->position());
}

App::Done App::look_command(std::string_view line) {
  Scanner scan(line);
  if (scan.word() != "look") return std::nullopt;
  scan.skip_spaces();
  if (scan.rest() == "off") return Result<void>();  // this deed, like any, has covered it
  const auto number = scan.number<std::size_t>();
  const std::size_t seats = match_->start().seats.size();
  if (!number || !scan.done() || *number < 1 || *number > seats) {
    return Error{Message("app.look_seats").with("most", static_cast<int>(seats))};
  }
  const Seat seat = seat_at(*number - 1);
  if (!may_look(seat)) return Error{Message("app.look_no").with("player", seat)};
  looker_ = seat;
  return Result<void>();
}

Result<void> App::explain(std::string_view wish) {
  const Game& game = match_->game();
  const Result<Thing> thing = game.parse_thing(wish);
  const Result<Move> move = game.parse(wish);
  if (!thing && !move) return thing.error();
  // Whoever is not sure to be the one asked hears what everybody may know.
  const bool all_known = !game.info.secret_hands || viewer() == game.actor(match_->position());
  const Position about = all_known ? match_->position() : shown();
  std::string told;
  for (const Message& each :
       thing ? game.explain(about, thing.value()) : game.foresee(about, move.value())) {
    if (!told.empty()) told += ' ';
    told += text::capitalised(say(each));
  }
  if (thing) explained_ = game.topic_of(match_->position(), thing.value());
  tell(std::move(told));
  return {};
}

// "take 4", or several moves one after the other: "play take 4; pay 3g 1p". A game may have moves
// that begin with "play" themselves.
Result<void> App::make_moves(std::string_view line) {
  const Game& game = match_->game();
  if (line.starts_with("play ") && !game.parse(line.substr(0, line.find(';'))).ok()) {
    line.remove_prefix(5);
  }
  std::vector<Move> deed;
  Scanner scan(line);
  do {
    scan.skip_spaces();
    const Result<Move> move = game.parse(scan.until(';'));
    if (!move) return move.error();
    deed.push_back(move.value());
  } while (scan.take(';'));
  if (replay_.on) return Error{Message("app.replay_no_move")};
  if (match_->bot_acts()) {
    return Error{Message("bot.acts").with("player", *match_->game().actor(match_->position()))};
  }
  if (!settings_.confirms()) return play(deed);
  if (Result<void> may = match_->may_play(deed); !may) return may;
  pending_ = std::move(deed);
  return {};
}

App::Done App::confirm_command(std::string_view line) {
  if (line != "confirm" && line != "cancel") return std::nullopt;
  if (pending_.empty()) return Error{Message("app.nothing_to_confirm")};
  const std::vector<Move> deed = std::exchange(pending_, {});
  return line == "confirm" ? play(deed) : Result<void>();
}

Result<void> App::play(std::span<const Move> deed) {
  const Match::Node before = match_->current();
  if (Result<void> made = match_->play(deed); !made) return made;
  if (std::exchange(held_back_, false)) bots_wait_ = false;
  after_walking();
  fresh_.clear();
  for (const Match::Node node : match_->line_from(before)) {
    for (Event& event : match_->events_of(node)) fresh_.push_back(std::move(event));
  }
  if (handing_over()) unseen_ = fresh_;
  return {};
}

}  // namespace meadhall::app
