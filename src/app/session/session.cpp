#include "app/session/session.h"

#include <algorithm>
#include <utility>

#include "app/session/deeds.h"
#include "app/session/obvious.h"

namespace meadhall::app {
namespace {

bool plays_here(const Match& match, Seat seat) {
  return match.start().seats[index(seat)].bot == 0 && !match.is_remote(seat);
}

}  // namespace

Session::Session(Match played, Replay looked) : match(std::move(played)), replay(looked) {
  for (const SeatInfo& seat : match.start().seats) names.push_back(seat.name);
}

std::size_t Session::persons() const {
  std::size_t here = 0;
  for (std::size_t i = 0; i < match.start().seats.size(); ++i)
    here += plays_here(match, seat_at(i));
  return here;
}

bool Session::ended() const {
  const std::vector<Match::Node> line = match.whole_line();
  const Match::Node last = line.empty() ? Match::kStart : line.back();
  return !match.game().actor(match.position_at(last));
}

std::optional<OpenCall> Session::open_call() const {
  const auto call = match.game().can.open_call;
  if (call == nullptr || !person_acts() || arrived || visited() || persons() < 2) return {};
  if (called && called->done) return {};
  return call(match.position());
}

// As if all declined.
std::vector<Seat> Session::called_here() const {
  std::vector<Seat> seats;
  const Game& game = match.game();
  Position position = match.position();
  for (auto call = open_call(); call; call = game.can.open_call(position)) {
    const Seat seat = *game.actor(position);
    if (plays_here(match, seat)) seats.push_back(seat);
    if (!game.apply(position, call->decline)) break;
  }
  return seats;
}

std::optional<Move> Session::declined() const {
  if (!called || !called->done || !person_acts()) return {};
  if (called->wants(*actor())) return {};
  const auto call = match.game().can.open_call(match.position());
  return call ? std::optional(call->decline) : std::nullopt;
}

// True if the match stands beyond `node`, still in the round of the decision that was taken there.
bool Session::in_round_since(Match::Node node) const {
  Match::Node at = match.current();
  if (at == node) return false;
  while (at != node && at != Match::kStart && match.game().can.open_call(match.position_at(at))) {
    at = match.parent_of(at);
  }
  return at == node;
}

// True if whoever is to act should have the screen for themselves.
bool Session::asks_apart(bool each_turn) const {
  return each_turn || match.game().is_private(match.position());
}

bool Session::handing_over(bool each_turn) const {
  if (!person_acts() || visited()) return false;
  if (arrived) return true;
  return asked() && persons() > 1 && asks_apart(each_turn) && actor() != holder;
}

Seat Session::viewer(bool each_turn) const {
  if (lesson) return kLearner;
  if (challenge) return actor().value_or(kNobody);
  if (looker) return *looker;
  if (persons() == 1) {
    std::size_t person = 0;
    while (!plays_here(match, seat_at(person))) ++person;
    return seat_at(person);
  }
  const bool holds = persons() > 1 && asked() && asks_apart(each_turn) && actor() == holder;
  return holds ? *actor() : kNobody;
}

std::vector<Match::Node> Session::turn() const { return match.line_from(turn_start(match)); }

Position Session::shown(bool each_turn) const {
  const Game& game = match.game();
  if (!game.info.secret_hands) return match.position();
  return game.observe(match.position(), viewer(each_turn));
}

// Where a decision is taken in the open, no hand is shown until its owner asks for it; with the
// next deed it is covered again.
bool Session::may_look(Seat seat, bool each_turn) const {
  const auto& seats = match.start().seats;
  return match.game().info.secret_hands && persons() > 1 && index(seat) < seats.size() &&
         plays_here(match, seat) && !handing_over(each_turn) && !replay.on && !visited() &&
         (open_call() || !match.game().is_private(match.position()));
}

const bots::Review* Session::review() const {
  return thoughts.review && match.whole_line() == thoughts.reviewed ? &*thoughts.review : nullptr;
}

std::string_view Session::topic() const {
  return explained.empty() ? match.game().topic(match.position()) : explained;
}

std::span<const LogLine> Session::news() const {
  const Timeline timeline(match);
  const auto since = timeline.since_own_turn(match);
  if (!since || *since >= timeline.now()) return {};
  const std::vector<Match::Node> line = match.line();
  const std::span<const Match::Node> since_then = std::span(line).subspan(*since);
  const std::span<const LogLine> all = std::span(log).first(told);
  const auto first = std::ranges::find_if(all, [&](const LogLine& each) {
    return std::ranges::find(since_then, each.node) != since_then.end();
  });
  return {first, all.end()};
}

std::optional<Message> Session::latest_reason() const {
  const int round = match.game().round_of(match.position());
  for (std::size_t line = told; line > 0; --line) {
    const LogLine& each = log[line - 1];
    if (match.game().round_of(match.position_at(each.node)) != round) break;
    if (each.reasoned) return each.event.message;
  }
  return std::nullopt;
}

void Session::moved(bool each_turn) {
  arrived = false;
  pending.clear();
  undo_asked.reset();
  looker.reset();
  if (called && !in_round_since(called->at)) called.reset();
  unseen.clear();
  thoughts.decided.reset();
  thoughts.advice.clear();
  tell_log();
  // Where hands are secret the device is asked for again; whoever is asked in the open has it as
  // they are.
  if (!each_turn && !match.game().info.secret_hands) {
    holder = actor();
  } else if (person_acts() && actor() != holder && !handing_over(each_turn)) {
    holder.reset();
  }
}

void Session::look_at(const Timeline& timeline, std::size_t moment) {
  replay = {.on = true, .quarters = replay.quarters};
  if (moment == timeline.now()) return;
  // A moment of the timeline is always there.
  static_cast<void>(match.go_to(timeline.node(moment)));
}

void Session::bots_come() {
  bots_here = true;
  log.clear();
  log_line_.clear();
  tell_log();
}

// The log follows the line from the start to where it was played last.
void Session::tell_log() {
  std::vector<Match::Node> line = match.whole_line();
  line.insert(line.begin(), Match::kStart);
  const auto differs = std::ranges::mismatch(line, log_line_).in1;
  std::size_t lines = 0;
  const auto pass = [&](Match::Node node) {
    while (lines < log.size() && log[lines].node == node) ++lines;
  };
  for (auto node = line.begin(); node != differs; ++node) pass(*node);
  log.resize(lines);
  for (auto node = differs; node != line.end(); ++node) {
    for (LogLine& each : lines_told(match, *node, bots_here)) log.push_back(std::move(each));
  }
  log_line_ = std::move(line);
  lines = 0;
  pass(Match::kStart);
  for (const Match::Node node : match.line()) pass(node);
  told = lines;
}

}  // namespace meadhall::app
