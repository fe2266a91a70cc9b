#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "cli/kept.h"

// The files of tournaments: kept work (cli/kept.h), a line for each match, written when it ends.
//
//   meadhall tournament 1
//   game vikings rules 2
//   players 2
//   option startVp 10
//   …
//   match 17 karl 1 55 40 312 skald 2 40 41 98765
//
// A match is its seed, and for each seat in turn the level that sat there, its place, its points,
// how many decisions it had to think about, and how many microseconds of processor time it took.

namespace meadhall::cli {

inline constexpr std::string_view kTournament = "tournament";

struct SeatResult {
  std::string level;
  int place = 0;
  int points = 0;
  std::int64_t decisions = 0;
  std::int64_t micros = 0;
};

struct MatchResult {
  std::uint64_t seed = 0;
  std::vector<SeatResult> seats;
};

// Which match it is: its seed and who sits where.
std::string key_of(const MatchResult& match);

// Whether two say the same of how the match went, however long it took.
bool same_course(const MatchResult& a, const MatchResult& b);

// A match as a line, with its end.
std::string line_of(const MatchResult& match);

struct Shard {
  std::string head;
  std::vector<MatchResult> matches;
};

// What the text of `path` holds. `head`: what it must begin with; empty: as any table of the game.
// Errors: it begins otherwise, a line of it is no match.
Result<Shard> read_shard(std::string_view path, std::string_view text, const Game& game,
                         std::string_view head = {});

}  // namespace meadhall::cli
