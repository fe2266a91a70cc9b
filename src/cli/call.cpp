#include "cli/call.h"

#include <algorithm>
#include <cstdio>

#include "games/registry.h"
#include "games/workshops.h"
#include "match/link.h"
#include "match/save.h"
#include "match/start_text.h"

namespace meadhall::cli {
namespace {

constexpr std::size_t kLargestFile = std::size_t{16} << 20U;  // bytes; a save takes a few thousand

// How a file is called in a sentence.
Message::Value named(std::string_view from) {
  if (from == "-") return Term{"cli.standard_input"};
  return std::string(from);
}

Error in_file(std::string_view from, const Error& why) {
  return Error{
      Message("cli.in_file").with("file", named(from)).with("why", Message::List{why.message})};
}

Result<Source> of_match(Result<Match> match) {
  if (!match) return match.error();
  Source source;
  source.game = &match.value().game();
  source.match = std::move(match).value();
  return source;
}

// The game whose position this text is, as its first two words say, in capitals or not; or null.
const Game* game_of_position(std::string_view text) {
  const auto same = [](char written, char small) {
    return written == small || (small >= 'a' && small <= 'z' && written == small - 'a' + 'A');
  };
  for (const Game* game : all_games()) {
    const std::string begin = std::string(game->info.id) + " position";
    if (std::ranges::equal(text.substr(0, begin.size()), begin, same)) return game;
  }
  return nullptr;
}

Result<Source> read_text(std::string_view text) {
  if (is_match_link(text.substr(0, text.find('\n')))) {
    return of_match(read_link(text.substr(0, text.find_first_of("\r\n"))));
  }
  if (text.starts_with("meadhall save")) return of_match(read_save(text));
  const Game* game = game_of_position(text);
  if (game == nullptr) {
    return Error{Message("cli.what_is_it").with("game", std::string(all_games().front()->info.id))};
  }
  const Result<Position> position = full(*game).read_position(text);
  if (!position) return position.error();
  return Source{.game = game, .match = {}, .alone = position.value()};
}

Result<Source> read_file(std::string_view path) {
  Result<std::string> text = read_all(path, "cli.file");
  if (!text) return text.error();
  Result<Source> source = read_text(text.value());
  if (source) return source;
  return in_file(path, source.error());
}

std::vector<std::string> names_of(const Call& call, const Source& source) {
  std::vector<std::string> names;
  if (source.match) {
    for (const SeatInfo& seat : source.match->start().seats) names.push_back(seat.name);
    return names;
  }
  for (int seat = 1; seat <= source.game->info.max_players; ++seat) {
    names.push_back(call.speaker().say(Message("cli.print.player").with("seat", seat)));
  }
  return names;
}

// "basic, advanced, …"
std::string ids_of(std::span<const Preset> presets) {
  std::string ids;
  for (const Preset& preset : presets) {
    if (!ids.empty()) ids += ", ";
    ids += preset.id;
  }
  return ids;
}

}  // namespace

Result<std::string> read_all(std::string_view path, std::string_view unread) {
  const bool piped = path == "-";
  std::FILE* file = piped ? stdin : std::fopen(std::string(path).c_str(), "rb");
  if (file == nullptr) return Error{Message(unread).with("file", std::string(path))};
  std::string text;
  char piece[4096];
  for (std::size_t size = 0; (size = std::fread(piece, 1, sizeof piece, file)) > 0;) {
    text.append(piece, size);
    if (text.size() > kLargestFile) break;
  }
  const bool failed = std::ferror(file) != 0;
  if (!piped) std::fclose(file);
  if (failed) return Error{Message(unread).with("file", std::string(path))};
  if (text.size() > kLargestFile) {
    return Error{Message("cli.too_large").with("file", std::string(path))};
  }
  return text;
}

Result<Source> read_source(Call& call, std::string_view from) {
  // With the '#': a folder may well be called "match".
  const bool link = from.find("#match/") != std::string_view::npos;
  Result<Source> source = link ? of_match(read_link(from)) : read_file(from);
  if (!source) return source;
  call.names = names_of(call, source.value());
  const std::optional<Match>& match = source.value().match;
  if (match && match->opening_note()) {
    const std::string note = call.speaker().say(match->opening_note()->message);
    std::fprintf(stderr, "meadhall: %s\n", note.c_str());
  }
  return source;
}

Result<Match> read_match(Call& call, std::string_view from) {
  Result<Source> source = read_source(call, from);
  if (!source) return source.error();
  if (!source.value().match) {
    return Error{Message("cli.only_a_position").with("file", named(from))};
  }
  return std::move(*source.value().match);
}

Result<const Game*> read_game(std::string_view id) {
  if (const Game* game = find_game(id)) return game;
  std::string known;
  for (const Game* game : all_games()) {
    if (!known.empty()) known += ", ";
    known += game->info.id;
  }
  return Error{Message("cli.use.game").with("game", std::string(id)).with("games", known)};
}

Result<void> apply_choices(const Call& call, const GameInfo& info, OptionValues& options) {
  for (const std::string_view wanted : call.arguments.values("preset")) {
    const Preset* preset = find_preset(info, wanted);
    if (preset == nullptr) {
      return Error{Message("cli.use.preset")
                       .with("preset", std::string(wanted))
                       .with("presets", ids_of(info.presets))};
    }
    apply_preset(options, *preset);
  }
  for (const std::string_view each : call.arguments.values("set")) {
    const std::size_t equals = each.find('=');
    if (equals == std::string_view::npos) {
      return Error{Message("cli.use.set")
                       .with("given", std::string(each))
                       .with("game", std::string(info.id))};
    }
    const Result<void> set =
        set_option(info, options, each.substr(0, equals), each.substr(equals + 1));
    if (!set) {
      return Error{Message("cli.use.set_refused")
                       .with("given", std::string(each))
                       .with("why", Message::List{set.error().message})};
    }
  }
  return {};
}

Result<std::string> read_figures(const Call& call, const Game& game) {
  const std::optional<std::string_view> from = call.arguments.value("data");
  if (!from) return std::string();
  if (game.can.own_figures == nullptr) return Error{Message("setup.no_data")};
  Result<std::string> text = read_all(*from, "cli.data_file");
  if (!text) return text;
  Result<std::string> data = game.can.own_figures->read(text.value());
  if (!data) return in_file(*from, data.error());
  return data;
}

Result<Setup> read_setup(const Call& call, const Game& game) {
  const GameInfo& info = game.info;
  const auto players =
      call.arguments.number("players", info.min_players, info.min_players, info.max_players);
  if (!players) return players.error();
  const auto seed = call.arguments.number("seed", 1, 0, ~std::uint64_t{0});
  if (!seed) return seed.error();
  Setup setup{.players = static_cast<std::uint8_t>(players.value()),
              .options = standard_options(info),
              .seed = seed.value()};
  if (Result<void> chosen = apply_choices(call, info, setup.options); !chosen) {
    return chosen.error();
  }
  Result<std::string> data = read_figures(call, game);
  if (!data) return data.error();
  setup.data = std::move(data).value();
  return setup;
}

}  // namespace meadhall::cli
