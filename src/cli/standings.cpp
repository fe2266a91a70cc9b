#include "cli/standings.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <span>

#include "cli/answer.h"
#include "cli/levels.h"

namespace meadhall::cli {
namespace {

Result<std::vector<Contestant>> contestants_in(const std::vector<MatchResult>& matches,
                                               const Game& game) {
  std::vector<Contestant> all;
  for (const MatchResult& match : matches) {
    for (const SeatResult& seat : match.seats) {
      if (std::ranges::find(all, seat.level, &Contestant::level) != all.end()) continue;
      const Result<bots::Level> level = read_level(game, seat.level);
      if (!level) return level.error();
      all.push_back({.level = seat.level, .playouts = level.value().playouts});
    }
  }
  return all;
}

std::size_t place_of(const std::vector<Contestant>& all, const std::string& level) {
  const auto found = std::ranges::find(all, level, &Contestant::level);
  return static_cast<std::size_t>(found - all.begin());
}

// Nothing where the two did not both sit at the match.
std::optional<double> share_of(const MatchResult& match, const std::string& one,
                               const std::string& other) {
  double ahead = 0;
  int pairs = 0;
  for (const SeatResult& a : match.seats) {
    for (const SeatResult& b : match.seats) {
      if (a.level != one || b.level != other) continue;
      ++pairs;
      ahead += a.place < b.place ? 1 : a.place == b.place ? 0.5 : 0;
    }
  }
  return pairs > 0 ? std::optional(ahead / pairs) : std::nullopt;
}

void count(std::vector<Contestant>& all, const MatchResult& match) {
  for (std::size_t i = 0; i < match.seats.size(); ++i) {
    const SeatResult& seat = match.seats[i];
    Contestant& each = all[place_of(all, seat.level)];
    const auto before = std::span(match.seats).first(i);
    if (std::ranges::find(before, seat.level, &SeatResult::level) == before.end()) ++each.matches;
    each.points.add(seat.points);
    each.decisions += seat.decisions;
    each.micros += seat.micros;
  }
}

Comparisons compare(const std::vector<Contestant>& all, const std::vector<MatchResult>& matches) {
  Comparisons comparisons(all.size());
  for (const MatchResult& match : matches) {
    for (std::size_t i = 0; i < all.size(); ++i) {
      for (std::size_t j = i + 1; j < all.size(); ++j) {
        const auto share = share_of(match, all[i].level, all[j].level);
        if (share) comparisons.add(i, j, *share);
      }
    }
  }
  return comparisons;
}

// Half the width of the 95 % interval of a mean (normal approximation).
double doubt_of(const Spread& points) {
  const auto freedom = static_cast<double>(std::max<std::int64_t>(1, points.count() - 1));
  return 1.96 * points.deviation() / std::sqrt(freedom);
}

// Milliseconds a decision.
double thought_of(const Contestant& each) {
  const auto decisions = static_cast<double>(std::max<std::int64_t>(1, each.decisions));
  return static_cast<double>(each.micros) / 1000 / decisions;
}

std::vector<std::string> row_of(const Contestant& each) {
  std::vector<std::string> row = {each.level};
  if (each.strength) {
    row.insert(row.end(), {decimal(each.strength->elo, 0), decimal(each.strength->doubt, 0),
                           decimal(100 * each.ahead, 1)});
  }
  row.insert(row.end(), {std::to_string(each.matches), decimal(each.points.mean(), 1),
                         decimal(doubt_of(each.points), 1), decimal(thought_of(each), 2)});
  return row;
}

void write(JsonWriter& json, const Contestant& each) {
  json.object().key("level").string(each.level).key("playouts").number(each.playouts);
  if (each.strength) {
    json.key("elo").decimal(each.strength->elo, 1);
    json.key("doubt").decimal(each.strength->doubt, 1);
    json.key("ahead").decimal(each.ahead, 4);
  }
  json.key("matches").number(each.matches);
  json.key("points").decimal(each.points.mean(), 2);
  json.key("points_doubt").decimal(doubt_of(each.points), 2);
  json.key("thought_ms").decimal(thought_of(each), 3).end_object();
}

}  // namespace

Result<Standings> standings_of(const std::vector<MatchResult>& matches, const Game& game) {
  if (matches.empty()) return Error{Message("cli.no_matches")};
  Result<std::vector<Contestant>> seated = contestants_in(matches, game);
  if (!seated) return seated.error();
  std::vector<Contestant> all = std::move(seated).value();
  for (const MatchResult& match : matches) count(all, match);
  Standings standings{.players = matches[0].seats.size(), .matches = matches.size()};
  const Comparisons comparisons = compare(all, matches);
  if (standings.players > 1) {
    if (!comparisons.joined()) return Error{Message("cli.never_met")};
    const std::vector<Rating> ratings = rate(comparisons);
    for (std::size_t i = 0; i < all.size(); ++i) {
      all[i].strength = ratings[i];
      double held = 0;
      for (std::size_t j = 0; j < all.size(); ++j) {
        held += comparisons.held(i, j);
        all[i].ahead += comparisons.won(i, j);
      }
      all[i].ahead /= held;
    }
  }
  const auto key = [](const Contestant& each) {
    return std::pair(each.strength ? each.strength->elo : each.points.mean(), each.level);
  };
  std::vector<Contestant> sorted = all;
  std::ranges::sort(sorted, std::greater(), key);
  for (std::size_t i = 0; i < sorted.size(); ++i) {
    for (std::size_t j = i + 1; j < sorted.size(); ++j) {
      const std::size_t one = place_of(all, sorted[i].level);
      const std::size_t other = place_of(all, sorted[j].level);
      const double held = comparisons.held(one, other);
      if (held == 0) continue;
      standings.meetings.push_back(
          {sorted[i].level, sorted[j].level, held, comparisons.won(one, other) / held});
    }
  }
  standings.contestants = std::move(sorted);
  return standings;
}

std::string told(const Standings& standings) {
  std::vector<std::vector<std::string>> rows = {{"level"}};
  if (standings.players > 1) rows[0].insert(rows[0].end(), {"elo", "±", "ahead %"});
  rows[0].insert(rows[0].end(), {"matches", "points", "±", "ms a decision"});
  for (const Contestant& each : standings.contestants) rows.push_back(row_of(each));
  std::string text = in_columns(rows);
  if (standings.meetings.empty()) return text;
  rows = {{"level", "against", "matches", "ahead %"}};
  for (const Meeting& each : standings.meetings) {
    rows.push_back({each.one, each.other, decimal(each.held, 0), decimal(100 * each.share, 1)});
  }
  return text + "\n" + in_columns(rows);
}

std::string json_of(const Standings& standings, const Game& game) {
  JsonWriter json;
  json.object().key("game").string(game.info.id);
  json.key("players").number(static_cast<std::int64_t>(standings.players));
  json.key("matches").number(static_cast<std::int64_t>(standings.matches));
  json.key("contestants").array();
  for (const Contestant& each : standings.contestants) write(json, each);
  json.end_array().key("pairings").array();
  for (const Meeting& each : standings.meetings) {
    json.object().key("level").string(each.one).key("against").string(each.other);
    json.key("matches").number(static_cast<std::int64_t>(each.held));
    json.key("ahead").decimal(each.share, 4).end_object();
  }
  json.end_array().end_object();
  return line_of(json);
}

}  // namespace meadhall::cli
