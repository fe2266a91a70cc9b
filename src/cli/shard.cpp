#include "cli/shard.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "core/scan.h"

namespace meadhall::cli {
namespace {

constexpr std::string_view kMatch = "match ";

std::optional<MatchResult> read_match_line(std::string_view line, std::size_t players) {
  Scanner scan(line);
  MatchResult match;
  if (!scan.take(kMatch) || !scan.take_number(match.seed)) return std::nullopt;
  for (std::size_t i = 0; i < players; ++i) {
    SeatResult& seat = match.seats.emplace_back();
    seat.level = scan.word();
    if (seat.level.empty() || !scan.take_number(seat.place) || !scan.take_number(seat.points) ||
        !scan.take_number(seat.decisions) || !scan.take_number(seat.micros)) {
      return std::nullopt;
    }
  }
  return scan.done() ? std::optional(std::move(match)) : std::nullopt;
}

}  // namespace

std::string key_of(const MatchResult& match) {
  std::string key = std::to_string(match.seed);
  for (const SeatResult& seat : match.seats) key += " " + seat.level;
  return key;
}

bool same_course(const MatchResult& a, const MatchResult& b) {
  return std::ranges::equal(a.seats, b.seats, [](const SeatResult& one, const SeatResult& other) {
    return one.level == other.level && one.place == other.place && one.points == other.points &&
           one.decisions == other.decisions;
  });
}

std::string line_of(const MatchResult& match) {
  std::string line = std::string(kMatch) + std::to_string(match.seed);
  for (const SeatResult& seat : match.seats) {
    line += " " + seat.level + " " + std::to_string(seat.place) + " " +
            std::to_string(seat.points) + " " + std::to_string(seat.decisions) + " " +
            std::to_string(seat.micros);
  }
  return line + "\n";
}

Result<Shard> read_shard(std::string_view path, std::string_view text, const Game& game,
                         std::string_view head) {
  Shard shard;
  std::string_view rest = text.substr(0, text.rfind('\n') + 1);  // nothing where there is no line
  std::size_t number = 0;
  while (!rest.empty() && !rest.starts_with(kMatch)) {
    shard.head += std::string(take_line(rest)) + "\n";
    ++number;
  }
  const std::string title = title_of(kTournament, game);
  if (Result<void> right = check_head(path, shard.head, head.empty() ? title : head, !head.empty());
      !right) {
    return right.error();
  }
  Scanner scan(std::string_view(shard.head).substr(title.size()));
  std::size_t players = 0;
  if (!scan.take("players ") || !scan.take_number(players) || players < 1 || players > kMaxSeats ||
      !scan.take('\n')) {
    return unread_line(path, 3, scan.until('\n'));
  }
  while (!rest.empty()) {
    const std::string_view line = take_line(rest);
    ++number;
    std::optional<MatchResult> match = read_match_line(line, players);
    if (!match) return unread_line(path, number, line);
    shard.matches.push_back(std::move(*match));
  }
  return shard;
}

}  // namespace meadhall::cli
