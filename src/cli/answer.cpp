#include "cli/answer.h"

#include <algorithm>
#include <cstdio>

#include "match/gains.h"
#include "match/link.h"
#include "match/save.h"

namespace meadhall::cli {
namespace {

// How many characters of a terminal a text takes: bytes that go on with a letter of UTF-8 take
// none.
std::size_t width_of(std::string_view text) {
  return static_cast<std::size_t>(std::ranges::count_if(
      text, [](char letter) { return (static_cast<unsigned char>(letter) & 0xc0U) != 0x80U; }));
}

template <class Numbers>
void write_numbers(JsonWriter& json, const Numbers& numbers, std::size_t count) {
  json.array();
  for (std::size_t i = 0; i < count; ++i) json.number(numbers[i]);
  json.end_array();
}

void write_unless_empty(JsonWriter& json, std::string_view text) {
  if (text.empty()) {
    json.null();
  } else {
    json.string(text);
  }
}

std::string_view kind_of(const Event& event) {
  switch (event.kind) {
    case Event::Kind::choice: return "choice";
    case Event::Kind::outcome: return "outcome";
    case Event::Kind::scoring: return "scoring";
    case Event::Kind::score: return "score";
    case Event::Kind::finish: return "finish";
  }
  return {};
}

}  // namespace

std::string line_of(const JsonWriter& json) { return json.text() + "\n"; }

std::string in_columns(const std::vector<std::vector<std::string>>& rows) {
  std::vector<std::size_t> widths;
  for (const std::vector<std::string>& row : rows) {
    widths.resize(std::max(widths.size(), row.size()));
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], width_of(row[i]));
  }
  std::string text;
  for (const std::vector<std::string>& row : rows) {
    for (std::size_t i = 0; i < row.size(); ++i) {
      const std::string space(widths[i] - width_of(row[i]), ' ');
      if (i == 0) {
        text += row[i] + (row.size() > 1 ? space : "");
      } else {
        text += "  " + space + row[i];
      }
    }
    text += '\n';
  }
  return text;
}

std::string decimal(double value, int places) {
  char digits[64];
  std::snprintf(digits, sizeof digits, "%.*f", places, value);
  return digits;
}

std::size_t seats_in(const ScoreSheet& sheet) {
  const auto empty = std::ranges::find(sheet.ranks, 0);
  return static_cast<std::size_t>(empty - sheet.ranks.begin());
}

void write_seat(JsonWriter& json, std::optional<Seat> seat) {
  if (seat) {
    json.number(static_cast<std::int64_t>(index(*seat)) + 1);
  } else {
    json.null();
  }
}

void write_decision(JsonWriter& json, const Call& call, const Game& game,
                    const Position& position) {
  json.key("actor");
  write_seat(json, game.actor(position));
  json.key("question").string(call.speaker().say(game.question(position)));
}

void write_points(JsonWriter& json, const Call& call, const Game& game, const Position& position) {
  const ScoreSheet sheet = game.score(position);
  const std::size_t seats = seats_in(sheet);
  json.key("over").boolean(!game.actor(position).has_value());
  json.key("lines").array();
  for (const ScoreSheet::Line& line : sheet.lines) {
    json.object().key("category").string(line.category);
    json.key("text").string(call.speaker().say(line.category)).key("points");
    write_numbers(json, line.points, seats);
    json.end_object();
  }
  json.end_array().key("totals");
  write_numbers(json, sheet.totals, seats);
  json.key("ranks");
  write_numbers(json, sheet.ranks, seats);
  json.key("tie_break");
  const Message& tie_break = sheet.tie_break;
  write_unless_empty(json, tie_break.empty() ? "" : call.speaker().say(tie_break));
}

std::string points_told(const Call& call, const Game& game, const Position& position) {
  const text::Speaker speaker = call.speaker();
  const ScoreSheet sheet = game.score(position);
  const std::size_t seats = seats_in(sheet);
  std::vector<std::vector<std::string>> rows(1, std::vector<std::string>(1));
  for (std::size_t i = 0; i < seats; ++i) rows[0].push_back(call.names[i]);
  const auto add = [&](std::string title, const auto& numbers) {
    rows.push_back({std::move(title)});
    for (std::size_t i = 0; i < seats; ++i) rows.back().push_back(std::to_string(numbers[i]));
  };
  for (const ScoreSheet::Line& line : sheet.lines) add(speaker.say(line.category), line.points);
  add(speaker.say("cli.print.total"), sheet.totals);
  if (!game.actor(position)) add(speaker.say("cli.print.place"), sheet.ranks);
  std::string text = in_columns(rows);
  if (!sheet.tie_break.empty()) text += speaker.say(sheet.tie_break) + "\n";
  return text;
}

void write_event(JsonWriter& json, const Call& call, const Event& event) {
  json.key("kind").string(kind_of(event));
  json.key("text").string(call.speaker().say(event.message));
  json.key("seat");
  write_seat(json, event.seat);
  json.key("gold").number(event.gold).key("points").number(event.points);
  json.key("category");
  write_unless_empty(json, event.category);
}

std::string event_line(const Call& call, const GameInfo& info, const Event& event) {
  return call.speaker().say(event_told(info, event)) + "\n";
}

std::string match_answer(const Call& call, const Match& match) {
  if (!call.json) return write_save(match);
  const MatchStart& start = match.start();
  const GameInfo& info = match.game().info;
  JsonWriter json;
  json.object().key("game").string(info.id).key("rules").number(rules_of(start));
  json.key("players").number(start.setup.players);
  json.key("seed").string(std::to_string(start.setup.seed));
  json.key("options").object();
  for (std::size_t i = 0; i < info.options.size(); ++i) {
    const OptionSpec& spec = info.options[i];
    json.key(spec.id).string(spec.values[start.setup.options[i]]);
  }
  json.end_object().key("data").string(start.setup.data).key("seats").array();
  for (const SeatInfo& seat : start.seats) {
    json.object().key("name").string(seat.name).key("colour").number(seat.colour);
    json.key("bot").number(seat.bot).end_object();
  }
  json.end_array().key("moves").array();
  for (const Match::Node node : match.line()) {
    json.string(match.game().text(match.move_of(node)));
  }
  json.end_array();
  write_decision(json, call, match.game(), match.position());
  json.key("link").string(write_link(match)).key("save").string(write_save(match)).end_object();
  return line_of(json);
}

}  // namespace meadhall::cli
