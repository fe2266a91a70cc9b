#pragma once

#include <doctest/doctest.h>

#include <string>

#include "core/rng.h"
#include "games/registry.h"
#include "match/match.h"
#include "match/start_text.h"

// Matches for tests of the room `match`, through the contract only.

namespace meadhall::tests {

inline MatchStart start_of(std::uint8_t players, std::uint64_t seed,
                           std::string_view game_id = "vikings") {
  const Game* game = find_game(game_id);
  REQUIRE(game != nullptr);
  MatchStart start{.game = game, .setup = {}, .seats = {}};
  start.setup.players = players;
  start.setup.seed = seed;
  start.setup.options = standard_options(game->info);
  for (std::uint8_t i = 0; i < players; ++i) {
    start.seats.push_back({"Player " + std::to_string(i + 1), i});
  }
  return start;
}

inline Match new_match(std::uint8_t players, std::uint64_t seed) {
  Result<Match> match = Match::begin(start_of(players, seed));
  REQUIRE(match.ok());
  return std::move(match).value();
}

// A legal move drawn at random; the match must not be over.
inline Move any_move(const Match& match, Rng& rng) {
  MoveList moves;
  match.game().legal(match.position(), moves);
  REQUIRE(!moves.empty());
  return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
}

// Plays up to `most` random moves; stops at the end of the match.
inline void play_on(Match& match, Rng& rng, int most = 100'000) {
  for (int i = 0; i < most && !match.over(); ++i) {
    REQUIRE(match.play(any_move(match, rng)).ok());
  }
}

inline std::uint64_t digest(const Match& match) { return match.game().hash(match.position()); }

}  // namespace meadhall::tests
