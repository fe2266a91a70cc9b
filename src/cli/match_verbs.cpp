// Verbs that make a match, list its moves and make them.

#include "cli/answer.h"
#include "cli/verbs.h"
#include "games/workshops.h"
#include "match/link.h"

namespace meadhall::cli {
namespace {

std::string position_answer(const Call& call, const Game& game, const Position& position) {
  if (!call.json) return full(game).write_position(position);
  JsonWriter json;
  json.object().key("game").string(game.info.id);
  write_decision(json, call, game, position);
  json.key("position").string(full(game).write_position(position)).end_object();
  return line_of(json);
}

// The moves of one argument, which stand between semicolons.
std::vector<std::string_view> moves_in(std::string_view argument) {
  std::vector<std::string_view> moves;
  while (true) {
    const std::size_t end = argument.find(';');
    std::string_view move = argument.substr(0, end);
    while (move.starts_with(' ')) move.remove_prefix(1);
    while (move.ends_with(' ')) move.remove_suffix(1);
    // A semicolon may also stand behind the last one.
    if (!move.empty() || moves.empty()) moves.push_back(move);
    if (end == std::string_view::npos) return moves;
    argument.remove_prefix(end + 1);
  }
}

Result<void> play_one(Source& source, std::string_view line) {
  const Result<Move> move = source.game->parse(line);
  if (!move) return move.error();
  return source.match ? source.match->play(move.value())
                      : source.game->apply(source.alone, move.value());
}

}  // namespace

Result<std::string> begin_match(Call& call) {
  const Result<Setup> setup = read_setup(call, *call.game);
  if (!setup) return setup.error();
  MatchStart start{.game = call.game, .setup = setup.value(), .seats = {}};
  for (std::uint8_t i = 0; i < start.setup.players; ++i) {
    const Message name = Message("cli.print.player").with("seat", i + 1);
    start.seats.push_back({call.speaker().say(name), i});
  }
  const Result<Match> match = Match::begin(std::move(start));
  if (!match) return match.error();
  if (call.arguments.has("invitation")) {
    const std::string link = write_invitation(*call.game, match.value().start().setup);
    if (!call.json) return link + "\n";
    JsonWriter json;
    json.object().key("invitation").string(link).end_object();
    return line_of(json);
  }
  for (const SeatInfo& seat : match.value().start().seats) call.names.push_back(seat.name);
  return match_answer(call, match.value());
}

Result<std::string> list_legal(Call& call) {
  const Result<Source> read = read_source(call, call.arguments.plain().front());
  if (!read) return read.error();
  const Game& game = *read.value().game;
  const Position& position = read.value().position();
  const text::Speaker speaker = call.speaker();
  MoveList moves;
  if (game.actor(position)) game.legal(position, moves);
  JsonWriter json;
  json.object();
  write_decision(json, call, game, position);
  json.key("moves").array();
  std::string text;
  for (const Move move : moves) {
    const std::string line = game.text(move);
    const std::string told = speaker.say(game.describe(position, move));
    json.object().key("move").string(line).key("text").string(told).end_object();
    text.append(line).append("\t").append(told).append("\n");
  }
  json.end_array().end_object();
  return call.json ? line_of(json) : text;
}

Result<std::string> play_moves(Call& call) {
  const std::vector<std::string_view>& words = call.arguments.plain();
  Result<Source> read = read_source(call, words.front());
  if (!read) return read.error();
  Source& source = read.value();
  for (std::size_t i = 1; i < words.size(); ++i) {
    for (const std::string_view move : moves_in(words[i])) {
      const Result<void> made = play_one(source, move);
      if (made) continue;
      return Error{Message("cli.argument")
                       .with("argument", static_cast<int>(i + 1))
                       .with("move", std::string(move))
                       .with("why", Message::List{made.error().message})};
    }
  }
  return source.match ? match_answer(call, *source.match)
                      : position_answer(call, *source.game, source.alone);
}

Result<std::string> show_position(Call& call) {
  const Result<Source> read = read_source(call, call.arguments.plain().front());
  if (!read) return read.error();
  return position_answer(call, *read.value().game, read.value().position());
}

}  // namespace meadhall::cli
