// A tournament: each level meets each other one at the same deals, from every seat, and their
// strengths are told on one scale.

#include <chrono>
#include <ctime>
#include <map>
#include <optional>
#include <set>
#include <utility>

#include "cli/answer.h"
#include "cli/levels.h"
#include "cli/shard.h"
#include "cli/standings.h"
#include "cli/verbs.h"
#include "core/scan.h"

namespace meadhall::cli {
namespace {

using Seating = std::vector<bots::Level>;  // who sits at each seat

// Who meets whom at a deal. At two players each two sit both ways; among more, one of each two sits
// at each seat in turn among rivals of the other's kind, and then the other way round; a player
// alone has nobody to meet.
std::vector<Seating> seatings(const std::vector<bots::Level>& levels, std::size_t players) {
  std::vector<Seating> all;
  for (std::size_t one = 0; one < levels.size(); ++one) {
    if (players == 1) all.push_back({levels[one]});
    for (std::size_t other = 0; other < levels.size() && players > 1; ++other) {
      if (other == one || (players == 2 && other < one)) continue;
      for (std::size_t seat = 0; seat < players; ++seat) {
        Seating seating(players, levels[other]);
        seating[seat] = levels[one];
        all.push_back(std::move(seating));
      }
    }
  }
  return all;
}

MatchResult planned(std::uint64_t seed, const Seating& seating) {
  MatchResult match{.seed = seed, .seats = {}};
  for (const bots::Level& level : seating) match.seats.push_back({.level = std::string(level.id)});
  return match;
}

// The processor's time in microseconds; in node, whose std::clock() stops after 36 minutes, the
// clock's.
std::int64_t micros_now() {
#ifdef __EMSCRIPTEN__
  const auto now = std::chrono::steady_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::microseconds>(now).count();
#else
  return std::int64_t{1'000'000} * std::clock() / CLOCKS_PER_SEC;
#endif
}

Result<MatchResult> play(const Game& game, Setup setup, const Seating& seating, MatchResult match) {
  setup.seed = match.seed;
  Result<Position> dealt = game.setup(setup);
  if (!dealt) return dealt.error();
  Position position = std::move(dealt).value();
  MoveList moves;
  while (const std::optional<Seat> actor = game.actor(position)) {
    SeatResult& seat = match.seats[index(*actor)];
    game.legal(position, moves);
    Move move = moves[0];
    if (moves.size() > 1) {
      const std::int64_t begin = micros_now();
      move = bots::choose(game, position, seating[index(*actor)], setup.seed);
      seat.micros += micros_now() - begin;
      ++seat.decisions;
    }
    if (Result<void> made = game.apply(position, move); !made) return made.error();
  }
  const ScoreSheet sheet = game.score(position);
  for (std::size_t i = 0; i < match.seats.size(); ++i) {
    match.seats[i].place = sheet.ranks[i];
    match.seats[i].points = sheet.totals[i];
  }
  return match;
}

// A share of the deals: every `of`-th one, from the `number`-th on.
struct Share {
  std::uint64_t number = 1;
  std::uint64_t of = 1;
};

Result<Share> read_share(const Call& call) {
  constexpr std::uint64_t kMostShards = 10'000;
  const std::optional<std::string_view> given = call.arguments.value("shard");
  if (!given) return Share{};
  Scanner scan(*given);
  const auto number = scan.number<std::uint64_t>();
  const bool parted = scan.take('/');
  const auto of = scan.number<std::uint64_t>();
  if (!number || !parted || !of || !scan.done() || *of > kMostShards || *number < 1 ||
      *number > *of) {
    return Error{Message("cli.use.shard").with("given", std::string(*given))};
  }
  return Share{*number, *of};
}

Result<std::vector<bots::Level>> read_contestants(const Call& call, const Game& game,
                                                  std::size_t players) {
  Result<std::vector<bots::Level>> levels = read_levels(call, game);
  if (!levels) return levels;
  std::set<std::string_view> names;
  for (const bots::Level& each : levels.value()) names.insert(each.id);
  if (names.size() < levels.value().size() || (names.size() < 2 && players > 1)) {
    return Error{Message("cli.use.contestants")};
  }
  return levels;
}

// Plays what is not yet there; gives all that is.
Result<std::vector<MatchResult>> hold(const Call& call, const Game& game, const Setup& setup) {
  const Result<std::vector<bots::Level>> levels = read_contestants(call, game, setup.players);
  if (!levels) return levels.error();
  if (call.arguments.plain().size() > 1) return Error{Message("cli.use.merge")};
  const auto deals = call.arguments.number("deals", 10, 1, 1'000'000);
  if (!deals) return deals.error();
  const Result<Share> share = read_share(call);
  if (!share) return share.error();
  std::optional<KeptFile> file;
  std::vector<MatchResult> matches;
  if (const auto path = call.arguments.value("to")) {
    const std::string head = head_of(kTournament, game, setup);
    Result<KeptFile> opened = KeptFile::open(*path, head);
    if (!opened) return opened.error();
    file = std::move(opened).value();
    Result<Shard> shard = read_shard(*path, head + file->text(), game, head);
    if (!shard) return shard.error();
    matches = std::move(shard.value().matches);
  }
  std::set<std::string> played;
  for (const MatchResult& match : matches) played.insert(key_of(match));
  const std::vector<Seating> meetings = seatings(levels.value(), setup.players);
  for (std::uint64_t deal = share.value().number - 1; deal < deals.value();
       deal += share.value().of) {
    for (const Seating& seating : meetings) {
      MatchResult match = planned(setup.seed + deal, seating);
      if (played.contains(key_of(match))) continue;
      Result<MatchResult> result = play(game, setup, seating, std::move(match));
      if (!result) return result.error();
      if (file) {
        if (Result<void> written = file->add(line_of(result.value())); !written)
          return written.error();
      }
      matches.push_back(std::move(result).value());
    }
  }
  return matches;
}

// What several files hold together; a match that stands in two of them counts once.
Result<std::vector<MatchResult>> merge(const Call& call, const Game& game) {
  const std::vector<std::string_view>& words = call.arguments.plain();
  if (words.size() < 2) return Error{Message("cli.use.merge")};
  for (const std::string_view name :
       {"levels", "deals", "shard", "to", "players", "seed", "preset", "set", "data"}) {
    if (call.arguments.has(name)) {
      return Error{Message("cli.use.merged").with("option", dashed(name))};
    }
  }
  std::string head;
  std::map<std::string, MatchResult> matches;
  for (std::size_t i = 1; i < words.size(); ++i) {
    const Result<std::string> text = read_all(words[i], "cli.kept_file");
    if (!text) return text.error();
    Result<Shard> shard = read_shard(words[i], text.value(), game, head);
    if (!shard) return shard.error();
    head = shard.value().head;
    for (MatchResult& match : shard.value().matches) {
      const auto [known, fresh] = matches.try_emplace(key_of(match), match);
      if (fresh || same_course(known->second, match)) continue;
      return Error{Message("cli.kept_differs")
                       .with("file", std::string(words[i]))
                       .with("match", key_of(match))};
    }
  }
  std::vector<MatchResult> all;
  for (auto& [key, match] : matches) all.push_back(std::move(match));
  return all;
}

}  // namespace

Result<std::string> hold_tournament(Call& call) {
  const Game& game = *call.game;
  Result<std::vector<MatchResult>> matches = std::vector<MatchResult>();
  if (call.arguments.has("merge")) {
    matches = merge(call, game);
  } else {
    const Result<Setup> setup = read_setup(call, game);
    if (!setup) return setup.error();
    matches = hold(call, game, setup.value());
  }
  if (!matches) return matches.error();
  const Result<Standings> standings = standings_of(matches.value(), game);
  if (!standings) return standings.error();
  return call.json ? json_of(standings.value(), game) : told(standings.value());
}

}  // namespace meadhall::cli
