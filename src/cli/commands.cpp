#include "cli/commands.h"

#include <cstdio>
#include <string>

#include "games/registry.h"
#include "match/link.h"
#include "match/save.h"
#include "match/start_text.h"

namespace meadhall::cli {
namespace {

constexpr std::size_t kLargestFile = std::size_t{16} << 20U;  // bytes; a save takes a few thousand

Result<std::string> read_all(std::string_view path) {
  const bool piped = path == "-";
  std::FILE* file = piped ? stdin : std::fopen(std::string(path).c_str(), "rb");
  if (file == nullptr) return Error{Message("cli.file").with("file", std::string(path))};
  std::string text;
  char piece[4096];
  for (std::size_t size = 0; (size = std::fread(piece, 1, sizeof piece, file)) > 0;) {
    text.append(piece, size);
    if (text.size() > kLargestFile) break;
  }
  const bool failed = std::ferror(file) != 0;
  if (!piped) std::fclose(file);
  if (failed) return Error{Message("cli.file").with("file", std::string(path))};
  if (text.size() > kLargestFile) {
    return Error{Message("cli.too_large").with("file", std::string(path))};
  }
  return text;
}

// A match from a link, a file or ("-") standard input.
Result<Match> read_match(const Arguments& arguments) {
  if (arguments.plain().empty()) return Error{Message("cli.no_file")};
  const std::string_view from = arguments.plain().front();
  if (is_match_link(from)) return read_link(from);
  const Result<std::string> text = read_all(from);
  if (!text) return text.error();
  if (is_match_link(text.value())) {
    return read_link(std::string_view(text.value()).substr(0, text.value().find('\n')));
  }
  Result<Match> match = read_save(text.value());
  if (!match) {
    return Error{Message("cli.in_file")
                     .with("file", std::string(from))
                     .with("why", Message::List{match.error().message})};
  }
  return match;
}

std::vector<std::string> names_of(const Match& match) {
  std::vector<std::string> names;
  for (const SeatInfo& seat : match.start().seats) names.push_back(seat.name);
  return names;
}

void print(std::string_view line) {
  std::printf("%.*s\n", static_cast<int>(line.size()), line.data());
}

}  // namespace

Result<void> new_match(Arguments& arguments) {
  if (arguments.plain().empty()) return Error{Message("cli.no_game")};
  if (Result<void> single = arguments.at_most(1); !single) return single;
  const std::string id(arguments.plain().front());
  const Game* game = find_game(id);
  if (game == nullptr) return Error{Message("link.no_such_game").with("game", id)};
  const auto players = arguments.number("--players", game->info.min_players, game->info.min_players,
                                        game->info.max_players);
  if (!players) return players.error();
  const auto seed = arguments.number("--seed", 1, 0, ~std::uint64_t{0});
  if (!seed) return seed.error();

  MatchStart start{.game = game, .setup = {}, .seats = {}};
  start.setup.players = static_cast<std::uint8_t>(players.value());
  start.setup.seed = seed.value();
  start.setup.options = standard_options(game->info);
  if (const auto wanted = arguments.value("--preset")) {
    const Preset* preset = find_preset(game->info, *wanted);
    if (preset == nullptr) return Error{Message("cli.preset").with("preset", std::string(*wanted))};
    start.setup.options = preset->values;
  }
  for (const std::string_view each : arguments.values("--set")) {
    const std::size_t equals = each.find('=');
    if (equals == std::string_view::npos) {
      return Error{Message("cli.set").with("given", std::string(each))};
    }
    const Result<void> set = set_option(game->info, start.setup.options, each.substr(0, equals),
                                        each.substr(equals + 1));
    if (!set) return set;
  }
  if (Result<void> known = arguments.all_known(); !known) return known;
  for (std::uint8_t i = 0; i < start.setup.players; ++i) {
    start.seats.push_back({"Player " + std::to_string(i + 1), i});
  }
  const Result<Match> match = Match::begin(std::move(start));
  if (!match) return match.error();
  std::fputs(write_save(match.value()).c_str(), stdout);
  return {};
}

Result<void> legal_moves(Arguments& arguments) {
  if (Result<void> single = arguments.at_most(1); !single) return single;
  if (Result<void> known = arguments.all_known(); !known) return known;
  const Result<Match> match = read_match(arguments);
  if (!match) return match.error();
  const std::vector<std::string> names = names_of(match.value());
  const text::Speaker speaker("en", names);
  MoveList moves;
  match.value().game().legal(match.value().position(), moves);
  for (const Move move : moves) {
    const Message told = match.value().game().describe(match.value().position(), move);
    print(match.value().game().text(move) + "\t" + speaker.say(told));
  }
  return {};
}

Result<void> play_moves(Arguments& arguments) {
  if (Result<void> known = arguments.all_known(); !known) return known;
  Result<Match> match = read_match(arguments);
  if (!match) return match.error();
  for (std::size_t i = 1; i < arguments.plain().size(); ++i) {
    const Result<Move> move = match.value().game().parse(arguments.plain()[i]);
    if (!move) return move.error();
    if (Result<void> made = match.value().play(move.value()); !made) return made;
  }
  std::fputs(write_save(match.value()).c_str(), stdout);
  return {};
}

Result<void> replay(Arguments& arguments) {
  if (Result<void> single = arguments.at_most(1); !single) return single;
  const bool as_link = arguments.has("--link");
  if (Result<void> known = arguments.all_known(); !known) return known;
  const Result<Match> read = read_match(arguments);
  if (!read) return read.error();
  const Match& match = read.value();
  if (as_link) {
    print(write_link(match));
    return {};
  }
  const std::vector<std::string> names = names_of(match);
  const text::Speaker speaker("en", names);
  for (const Match::Node node : match.line()) {
    for (const Event& event : match.events_of(node)) {
      std::string line = speaker.say(event.message);
      if (event.kind == Event::Kind::score) {
        line += " [" + std::to_string(event.gold) + "g " + std::to_string(event.points) + "p]";
      }
      print(line);
    }
  }
  const ScoreSheet sheet = match.game().score(match.position());
  for (std::size_t i = 0; i < names.size(); ++i) {
    print(names[i] + ": " + std::to_string(sheet.totals[i]));
  }
  return {};
}

}  // namespace meadhall::cli
