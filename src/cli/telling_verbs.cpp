// Verbs that tell of a match: its points, its course, the things on its table.

#include <array>
#include <utility>

#include "cli/answer.h"
#include "cli/verbs.h"
#include "games/registry.h"
#include "match/gains.h"
#include "match/link.h"

namespace meadhall::cli {
namespace {

// The scoring asked for as a switch, by its place in the game's list; nothing where none was.
// Errors: two of them, or one that this game does not have.
Result<std::optional<std::size_t>> read_scoring(const Call& call, const Game& of) {
  std::optional<std::string_view> wanted;
  for (const Game* game : all_games()) {
    for (const std::string_view id : scorings_of(*game)) {
      if (id == wanted || !call.arguments.has(id)) continue;
      if (wanted) {
        return Error{
            Message("cli.use.scorings").with("first", dashed(*wanted)).with("second", dashed(id))};
      }
      wanted = id;
    }
  }
  if (!wanted) return std::optional<std::size_t>();
  std::string known;
  const std::span<const std::string_view> kinds = scorings_of(of);
  for (std::size_t i = 0; i < kinds.size(); ++i) {
    if (kinds[i] == *wanted) return std::optional(i);
    if (!known.empty()) known += ", ";
    known += kinds[i];
  }
  return Error{
      Message("cli.use.scoring").with("scoring", std::string(*wanted)).with("scorings", known)};
}

struct Gains {
  std::array<int, kMaxSeats> gold{};
  std::array<int, kMaxSeats> points{};
};

Gains gains_of(const std::vector<Event>& events) {
  Gains gains;
  for (const Event& event : events) {
    if (event.kind != Event::Kind::score || !event.seat) continue;
    gains.gold[index(*event.seat)] += event.gold;
    gains.points[index(*event.seat)] += event.points;
  }
  return gains;
}

std::string held_in_json(const Call& call, const Source& source, std::size_t scoring) {
  const std::vector<Event> events =
      source.game->can.scoring_on_the_way->score_now(source.position(), scoring);
  const Gains gains = gains_of(events);
  const std::size_t seats = seats_in(source.game->score(source.position()));
  JsonWriter json;
  json.object().key("scoring").string(scorings_of(*source.game)[scoring]);
  json.key("lines").array();
  for (const Event& event : events) {
    json.object();
    write_event(json, call, event);
    json.end_object();
  }
  json.end_array().key("gains").array();
  for (std::size_t i = 0; i < seats; ++i) {
    json.object().key("seat").number(static_cast<std::int64_t>(i + 1));
    json.key("gold").number(gains.gold[i]).key("points").number(gains.points[i]).end_object();
  }
  json.end_array().end_object();
  return line_of(json);
}

std::string held_told(const Call& call, const Source& source, std::size_t scoring) {
  const std::vector<Event> events =
      source.game->can.scoring_on_the_way->score_now(source.position(), scoring);
  const Gains gains = gains_of(events);
  const GameInfo& info = source.game->info;
  const std::size_t seats = seats_in(source.game->score(source.position()));
  std::string text;
  for (const Event& event : events) text += event_line(call, info, event);
  for (std::size_t i = 0; i < seats; ++i) {
    Message::List sums;
    if (!info.coins.empty()) sums.push_back(coin_amount(info, gains.gold[i]));
    sums.push_back(point_amount(gains.points[i]));
    text += call.speaker().say(Message("cli.print.gain")
                                   .with("player", call.names[i])
                                   .with("gains", std::move(sums))) +
            "\n";
  }
  return text;
}

// The setup, which is told as well, and the moves.
std::vector<Match::Node> from_the_start(const Match& match) {
  std::vector<Match::Node> nodes = match.line();
  nodes.insert(nodes.begin(), Match::kStart);
  return nodes;
}

std::string course_in_json(const Call& call, const Match& match) {
  JsonWriter json;
  json.object().key("events").array();
  int move = 0;
  for (const Match::Node node : from_the_start(match)) {
    for (const Event& event : match.events_of(node)) {
      json.object().key("move").number(move);
      write_event(json, call, event);
      json.end_object();
    }
    ++move;
  }
  json.end_array().key("score").object();
  write_points(json, call, match.game(), match.position());
  json.end_object().end_object();
  return line_of(json);
}

}  // namespace

Result<std::string> show_score(Call& call) {
  const Result<Source> read = read_source(call, call.arguments.plain().front());
  if (!read) return read.error();
  const Source& source = read.value();
  const auto scoring = read_scoring(call, *source.game);
  if (!scoring) return scoring.error();
  if (scoring.value()) {
    return call.json ? held_in_json(call, source, *scoring.value())
                     : held_told(call, source, *scoring.value());
  }
  if (!call.json) return points_told(call, *source.game, source.position());
  JsonWriter json;
  json.object();
  write_points(json, call, *source.game, source.position());
  json.end_object();
  return line_of(json);
}

Result<std::string> replay(Call& call) {
  const Result<Match> read = read_match(call, call.arguments.plain().front());
  if (!read) return read.error();
  const Match& match = read.value();
  if (call.arguments.has("link")) {
    const std::string link = write_link(match);
    if (!call.json) return link + "\n";
    JsonWriter json;
    json.object().key("link").string(link).end_object();
    return line_of(json);
  }
  if (call.json) return course_in_json(call, match);
  std::string text;
  for (const Match::Node node : from_the_start(match)) {
    for (const Event& event : match.events_of(node)) {
      text += event_line(call, match.game().info, event);
    }
  }
  return text + points_told(call, match.game(), match.position());
}

Result<std::string> explain(Call& call) {
  const std::vector<std::string_view>& words = call.arguments.plain();
  const Result<Source> read = read_source(call, words.front());
  if (!read) return read.error();
  const Game& game = *read.value().game;
  std::string line(words[1]);
  for (std::size_t i = 2; i < words.size(); ++i) line += " " + std::string(words[i]);
  const Result<Inspectable> thing = game.parse_inspectable(line);
  if (!thing) return thing.error();
  JsonWriter json;
  json.object().key("thing").string(line).key("lines").array();
  std::string text;
  for (const Message& message : game.explain(read.value().position(), thing.value())) {
    const std::string said = call.speaker().say(message);
    json.string(said);
    text += said + "\n";
  }
  json.end_array().end_object();
  return call.json ? line_of(json) : text;
}

}  // namespace meadhall::cli
