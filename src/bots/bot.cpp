#include "bots/bot.h"

#include <algorithm>
#include <array>
#include <limits>

#include "bots/game_bots.h"
#include "match/match.h"

namespace meadhall::bots {
namespace {

Position seen_by_actor(const Game& game, const Position& position) {
  return game.observe(position, *game.actor(position));
}

Rng rng_at(const Game& game, const Position& seen, std::uint64_t seed) {
  return Rng(seed ^ game.hash(seen));
}

}  // namespace

const GameBots& bots_for(const Game& game) {
  return **std::ranges::find(all_game_bots(), game.info.id, &GameBots::game);
}

const Levels& levels(const Game& game) { return *bots_for(game).levels; }

std::optional<Level> find_level(const Game& game, std::string_view id) {
  if (id == kGreedy.id) return kGreedy;
  const auto found = std::ranges::find(kLevelIds, id);
  if (found == kLevelIds.end()) return std::nullopt;
  return levels(game)[static_cast<std::size_t>(found - kLevelIds.begin())];
}

int strength_of(std::uint8_t bot) {
  static_assert(kLevelIds.size() == kBotLevels);
  static_assert(kEqualStep * (kEquals - 1) == kLevelStep * (kBotLevels - 1));
  return bot < kFirstEqual ? kLevelStep * (bot - 1) : kEqualStep * (bot - kFirstEqual);
}

Move choose(const Game& game, const Position& position, const Level& level, std::uint64_t seed,
            std::span<const Word> words) {
  if (const std::optional<Move> seen_at_once = glance(game, position, level, seed, words)) {
    return *seen_at_once;
  }
  const auto search = begin_search(
      game, position, {.playouts = level.playouts, .words = {words.begin(), words.end()}}, seed);
  search->advance(std::numeric_limits<int>::max());
  return search->ranking()[0].move;
}

std::optional<Move> glance(const Game& game, const Position& position, const Level& level,
                           std::uint64_t seed, std::span<const Word> words) {
  const Position seen = seen_by_actor(game, position);
  // The puzzler's matches are kept as they are.
  const Honour<Position>* honour = bots_for(game).honour;
  if (honour != nullptr && level != kPuzzler) {
    if (const std::optional<Move> bound = honour->bound(seen, words)) return bound;
  }
  if (level.playouts > 0 && level.top_k == 0) return std::nullopt;
  return bots_for(game).quick_move(seen, level, rng_at(game, seen, seed), words);
}

int difficulty(const Game& game, const Position& position, Move best, std::uint64_t seed) {
  constexpr std::array<Level, 3> kEyes = {{{"glance", 0, 1}, {"few", 12}, {"some", 60}}};
  const auto finds = [&](const Level& level) {
    return choose(game, position, level, seed) == best;
  };
  return static_cast<int>(std::ranges::find_if(kEyes, finds) - kEyes.begin()) + 1;
}

std::unique_ptr<AnySearch> begin_search(const Game& game, const Position& position,
                                        const SearchOptions& options, std::uint64_t seed) {
  const Position seen = seen_by_actor(game, position);
  return bots_for(game).search(seen, options, rng_at(game, seen, seed));
}

std::array<int, kMaxSeats> win_chances(const Game& game, const Position& position,
                                       std::size_t players, int playouts, std::uint64_t seed) {
  const std::optional<Seat> actor = game.actor(position);
  if (!actor) return win_shares(game.score(position), players);
  const Position seen = seen_by_actor(game, position);
  return bots_for(game).chances(seen, *actor, players, playouts, rng_at(game, seen, seed));
}

}  // namespace meadhall::bots
