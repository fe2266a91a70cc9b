#include <chrono>
#include <cstdio>

#include "cli/commands.h"
#include "core/hash.h"
#include "games/registry.h"

namespace meadhall::cli {
namespace {

struct Tally {
  std::uint64_t decisions = 0;
  std::uint64_t signature = 0;  // of every position reached, in order
};

// Plays one match with moves drawn by `rng`, all of them as likely.
Result<void> play_out(const Game& game, const Setup& setup, Rng& rng, Tally& tally) {
  Result<Position> position = game.setup(setup);
  if (!position) return position.error();
  MoveList moves;
  while (game.actor(position.value())) {
    game.legal(position.value(), moves);
    const std::uint32_t pick = rng.below(static_cast<std::uint32_t>(moves.size()));
    if (Result<void> made = game.apply(position.value(), moves[pick]); !made) return made;
    ++tally.decisions;
  }
  const std::uint64_t pair[] = {tally.signature, game.hash(position.value())};
  tally.signature = hash_bytes(pair, sizeof pair);
  return {};
}

}  // namespace

// Without --players and --preset the games go through all of them in turn.
Result<void> simulate(Arguments& arguments) {
  if (arguments.plain().empty()) return Error{Message("cli.no_game")};
  if (Result<void> single = arguments.at_most(1); !single) return single;
  const std::string id(arguments.plain().front());
  const Game* game = find_game(id);
  if (game == nullptr) return Error{Message("link.no_such_game").with("game", id)};
  const GameInfo& info = game->info;
  const auto games = arguments.number("--games", 1000, 1, 1'000'000'000);
  if (!games) return games.error();
  const auto seed = arguments.number("--seed", 1, 0, 1'000'000'000'000);
  if (!seed) return seed.error();
  const auto players = arguments.number("--players", 0, info.min_players, info.max_players);
  if (!players) return players.error();
  const bool only_signature = arguments.has("--signature");
  if (Result<void> known = arguments.all_known(); !known) return known;

  Tally tally;
  const std::uint64_t kinds = info.max_players - info.min_players + std::uint64_t{1};
  const auto begin = std::chrono::steady_clock::now();
  for (std::uint64_t i = 0; i < games.value(); ++i) {
    Setup setup;
    setup.seed = seed.value() + i;
    setup.players = static_cast<std::uint8_t>(players.value() != 0 ? players.value()
                                                                   : info.min_players + i % kinds);
    setup.options = info.presets[(i / kinds) % info.presets.size()].values;
    Rng rng(setup.seed * 2 + 1);
    if (Result<void> played = play_out(*game, setup, rng, tally); !played) return played;
  }
  const std::chrono::duration<double> time = std::chrono::steady_clock::now() - begin;

  if (!only_signature) {
    std::printf("games      %llu\n", static_cast<unsigned long long>(games.value()));
    std::printf("decisions  %llu\n", static_cast<unsigned long long>(tally.decisions));
    std::printf("seconds    %.3f\n", time.count());
    std::printf("decisions per second  %.0f\n",
                static_cast<double>(tally.decisions) / time.count());
  }
  std::printf("signature  %016llx\n", static_cast<unsigned long long>(tally.signature));
  return {};
}

}  // namespace meadhall::cli
