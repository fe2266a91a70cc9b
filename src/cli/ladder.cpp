// Lets bots play each other: one match for its own sake, or many, seats in turn, to say how often
// each level wins.

#include <algorithm>
#include <array>
#include <cmath>

#include "bots/bot.h"
#include "cli/answer.h"
#include "cli/levels.h"
#include "cli/statistics.h"
#include "cli/verbs.h"

namespace meadhall::cli {
namespace {

struct Pairing {
  bots::Level one;  // sits alone
  bots::Level many;
  double wins = 0;   // of the one; a shared win counts as that share
  double ahead = 0;  // rivals the one was ranked before; half for each it shared a rank with
  std::uint64_t games = 0;
  Spread points;                             // of the one
  Spread rivals;                             // of each of the others
  Spread winners;                            // of whoever won
  std::array<double, kMaxSeats> by_order{};  // wins of whoever began, of the next one…
};

// One match; `alone` sits at `seat`, everybody else is of the other level.
Result<void> play_one(const Game& game, const Setup& setup, std::size_t seat, Pairing& pairing) {
  Result<Position> dealt = game.setup(setup);
  if (!dealt) return dealt.error();
  Position position = std::move(dealt).value();
  const std::size_t first = index(*game.actor(position));
  while (const std::optional<Seat> actor = game.actor(position)) {
    const bots::Level& level = index(*actor) == seat ? pairing.one : pairing.many;
    const Move move = decide(game, position, level, setup.seed);
    if (Result<void> made = game.apply(position, move); !made) return made.error();
  }
  const ScoreSheet sheet = game.score(position);
  int winners = 0;
  for (std::size_t i = 0; i < setup.players; ++i) {
    (i == seat ? pairing.points : pairing.rivals).add(sheet.totals[i]);
    if (i != seat && sheet.ranks[i] >= sheet.ranks[seat]) {
      pairing.ahead += sheet.ranks[i] > sheet.ranks[seat] ? 1 : 0.5;
    }
    if (sheet.ranks[i] != 1) continue;
    if (winners++ == 0) pairing.winners.add(sheet.totals[i]);
  }
  for (std::size_t i = 0; i < setup.players; ++i) {
    const std::size_t order = (i + setup.players - first) % setup.players;
    if (sheet.ranks[i] == 1) pairing.by_order[order] += 1.0 / winners;
  }
  if (sheet.ranks[seat] == 1) pairing.wins += 1.0 / winners;
  ++pairing.games;
  return {};
}

// Alone there is nobody to beat: how many points a level makes, one match a seed.
struct Alone {
  bots::Level level;
  std::vector<std::int64_t> points;  // in order

  std::int64_t quartile(std::size_t n) const { return points[(points.size() - 1) * n / 4]; }
  double mean() const {
    Spread spread;
    for (const std::int64_t each : points) spread.add(each);
    return spread.mean();
  }
};

Result<Alone> play_alone(const Game& game, Setup setup, const bots::Level& level,
                         std::uint64_t games) {
  Alone alone{.level = level, .points = {}};
  for (std::uint64_t i = 0; i < games; ++i, ++setup.seed) {
    Pairing pairing{.one = level, .many = level};
    if (Result<void> played = play_one(game, setup, 0, pairing); !played) return played.error();
    alone.points.push_back(pairing.points.most());
  }
  std::ranges::sort(alone.points);
  return alone;
}

// A line for each level, as a table or as JSON.
Result<std::string> hold_alone(Call& call, const Game& game, const Setup& setup,
                               const std::vector<bots::Level>& levels, std::uint64_t games) {
  constexpr std::array<std::string_view, 5> kNames = {"least", "lower", "median", "upper", "most"};
  std::vector<std::vector<std::string>> rows = {{"level", "games", "mean"}};
  for (const std::string_view name : kNames) rows[0].emplace_back(name);
  JsonWriter json;
  json.object().key("alone").array();
  for (const bots::Level& level : levels) {
    const Result<Alone> played = play_alone(game, setup, level, games);
    if (!played) return played.error();
    const Alone& alone = played.value();
    std::vector<std::string> row = {std::string(level.id), std::to_string(games),
                                    decimal(alone.mean(), 1)};
    json.object().key("level").string(level.id);
    json.key("games").number(static_cast<std::int64_t>(games));
    json.key("mean").decimal(alone.mean(), 2);
    for (std::size_t n = 0; n < kNames.size(); ++n) {
      row.push_back(std::to_string(alone.quartile(n)));
      json.key(kNames[n]).number(alone.quartile(n));
    }
    json.end_object();
    rows.push_back(std::move(row));
  }
  json.end_array().end_object();
  return call.json ? line_of(json) : in_columns(rows);
}

double share_of(const Pairing& pairing) {
  return pairing.wins / static_cast<double>(pairing.games);
}

// Counted pairwise: of all pairs of the one with a rival, the share in which it was ranked before.
double ahead_of(const Pairing& pairing, std::uint8_t players) {
  return pairing.ahead / static_cast<double>(pairing.games * (players - 1U));
}

// Half the width of the share's 95 % interval (normal approximation).
double doubt_of(const Pairing& pairing) {
  const double share = share_of(pairing);
  return 1.96 * std::sqrt(share * (1 - share) / static_cast<double>(pairing.games));
}

// By how much the one is rated above each of the others: at two players, Elo's formula turned
// round; among more, of the pairs it is in. One who won (or lost) all is taken to have drawn one.
double elo_of(const Pairing& pairing, std::uint8_t players) {
  const auto games = static_cast<double>(pairing.games);
  const double share = std::clamp(share_of(pairing), 0.5 / games, 1 - 0.5 / games);
  return 400 * std::log10(share * (players - 1) / (1 - share));
}

std::vector<std::string> row_of(const Pairing& pairing, std::uint8_t players) {
  return {std::string(pairing.one.id),          std::string(pairing.many.id),
          std::to_string(pairing.games),        decimal(100 * share_of(pairing), 1),
          decimal(100 * doubt_of(pairing), 1),  decimal(100 * ahead_of(pairing, players), 1),
          decimal(elo_of(pairing, players), 0), decimal(pairing.points.mean(), 1),
          decimal(pairing.rivals.mean(), 1),    decimal(pairing.winners.mean(), 1)};
}

void write(JsonWriter& json, const Pairing& pairing, std::uint8_t players) {
  json.object();
  json.key("level").string(pairing.one.id).key("against").string(pairing.many.id);
  json.key("games").number(static_cast<std::int64_t>(pairing.games));
  json.key("win_share").decimal(share_of(pairing), 4);
  json.key("doubt").decimal(doubt_of(pairing), 4);
  json.key("ahead").decimal(ahead_of(pairing, players), 4);
  json.key("elo").decimal(elo_of(pairing, players), 0);
  json.key("points").decimal(pairing.points.mean(), 2);
  json.key("rivals").decimal(pairing.rivals.mean(), 2);
  json.key("winners").decimal(pairing.winners.mean(), 2);
  json.key("by_order").array();
  for (std::size_t order = 0; order < players; ++order) {
    json.decimal(pairing.by_order[order] / static_cast<double>(pairing.games), 4);
  }
  json.end_array().end_object();
}

}  // namespace

// One level for all, or one a seat.
Result<std::string> play_match(Call& call) {
  const Game& game = *call.game;
  const Result<std::vector<bots::Level>> levels = read_levels(call, game);
  if (!levels) return levels.error();
  const Result<Setup> setup = read_setup(call, game);
  if (!setup) return setup.error();
  const std::size_t players = setup.value().players;
  std::vector<bots::Level> named = levels.value();
  if (!call.arguments.value("levels")) named = {*bots::find_level(game, "karl")};
  if (named.size() != 1 && named.size() != players) {
    return Error{Message("cli.use.levels").with("players", static_cast<int>(players))};
  }
  const auto level_of = [&](std::size_t seat) { return named[named.size() == 1 ? 0 : seat]; };
  MatchStart start{.game = &game, .setup = setup.value(), .seats = {}};
  for (std::size_t i = 0; i < players; ++i) {
    const bots::Level level = level_of(i);
    const auto known = std::ranges::find(bots::kLevelIds, level.id);
    // The yardstick of the ladder is no level of the page's.
    const auto bot = known == bots::kLevelIds.end() ? 0 : known - bots::kLevelIds.begin() + 1;
    start.seats.push_back({std::string(level.id) + " " + std::to_string(i + 1),
                           static_cast<std::uint8_t>(i), static_cast<std::uint8_t>(bot)});
  }
  Result<Match> match = Match::begin(std::move(start));
  if (!match) return match.error();
  while (const auto actor = game.actor(match.value().position())) {
    const Move move =
        decide(game, match.value().position(), level_of(index(*actor)), setup.value().seed);
    if (Result<void> made = match.value().play(move); !made) return made.error();
  }
  return match_answer(call, match.value());
}

Result<std::string> hold_ladder(Call& call) {
  const Game& game = *call.game;
  const Result<std::vector<bots::Level>> levels = read_levels(call, game);
  if (!levels) return levels.error();
  const auto games = call.arguments.number("games", 100, 1, 1'000'000);
  if (!games) return games.error();
  const Result<Setup> wish = read_setup(call, game);
  if (!wish) return wish.error();
  if (wish.value().players == 1) {
    return hold_alone(call, game, wish.value(), levels.value(), games.value());
  }
  std::vector<std::vector<std::string>> rows = {{"level", "against", "games", "wins %", "±",
                                                 "ahead %", "elo", "points", "rivals", "winners"}};
  JsonWriter json;
  json.object().key("pairings").array();
  for (std::size_t lower = 0; lower < levels.value().size(); ++lower) {
    for (std::size_t upper = lower + 1; upper < levels.value().size(); ++upper) {
      Pairing pairing{.one = levels.value()[upper], .many = levels.value()[lower]};
      for (std::uint64_t i = 0; i < games.value(); ++i) {
        Setup setup = wish.value();
        setup.seed += i / setup.players;  // the same deal for each seat in turn
        if (Result<void> played = play_one(game, setup, i % setup.players, pairing); !played) {
          return played.error();
        }
      }
      rows.push_back(row_of(pairing, wish.value().players));
      write(json, pairing, wish.value().players);
    }
  }
  json.end_array().end_object();
  return call.json ? line_of(json) : in_columns(rows);
}

}  // namespace meadhall::cli
