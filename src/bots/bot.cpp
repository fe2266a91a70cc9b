#include "bots/bot.h"

#include <algorithm>
#include <array>
#include <limits>

#include "bots/brains.h"

namespace meadhall::bots {
namespace {

constexpr std::array<Level, 4> kLevels = {
    {{"thrall", 0, 3}, {"karl", 0, 2, 70}, {"skald", 60}, {"jarl", 2000}}};

Position seen_by_actor(const Game& game, const Position& position) {
  return game.observe(position, *game.actor(position));
}

Rng luck_at(const Game& game, const Position& seen, std::uint64_t seed) {
  return Rng(seed ^ game.hash(seen));
}

// Every game in the registry has one; a test sees to it.
const Brain& brain_for(const Game& game) {
  return *std::ranges::find(all_brains(), game.info.id, &Brain::game);
}

}  // namespace

std::span<const Level> levels() { return kLevels; }

std::optional<Level> find_level(std::string_view id) {
  if (id == kGreedy.id) return kGreedy;
  const auto found = std::ranges::find(kLevels, id, &Level::id);
  if (found == kLevels.end()) return std::nullopt;
  return *found;
}

Move choose(const Game& game, const Position& position, const Level& level, std::uint64_t seed) {
  if (level.playouts == 0) {
    const Position seen = seen_by_actor(game, position);
    return brain_for(game).at_a_glance(seen, level, luck_at(game, seen, seed));
  }
  Thought thought(game, position, {.playouts = level.playouts}, seed);
  thought.advance(std::numeric_limits<int>::max());
  return thought.verdicts()[0].move;
}

int difficulty(const Game& game, const Position& position, Move best, std::uint64_t seed) {
  constexpr std::array<Level, 3> kEyes = {
      {{"glance", 0, 1}, {"few", 12}, {kLevels[2].id, kLevels[2].playouts}}};
  const auto finds = [&](const Level& level) {
    return choose(game, position, level, seed) == best;
  };
  return static_cast<int>(std::ranges::find_if(kEyes, finds) - kEyes.begin()) + 1;
}

Thought::Thought(const Game& game, const Position& position, const Wish& wish, std::uint64_t seed) {
  const Position seen = seen_by_actor(game, position);
  mind_ = brain_for(game).think(seen, wish, luck_at(game, seen, seed));
}
Thought::Thought(Thought&&) noexcept = default;
Thought& Thought::operator=(Thought&&) noexcept = default;
Thought::~Thought() = default;

bool Thought::advance(int playouts) { return mind_->advance(playouts); }
bool Thought::done() const { return mind_->done(); }
int Thought::progress() const { return mind_->progress(); }
std::vector<Verdict> Thought::verdicts() const { return mind_->verdicts(); }

std::array<int, kMaxSeats> win_chances(const Game& game, const Position& position,
                                       std::size_t players, int playouts, std::uint64_t seed) {
  const std::optional<Seat> actor = game.actor(position);
  if (!actor) return win_shares(game.score(position), players);
  const Position seen = seen_by_actor(game, position);
  return brain_for(game).chances(seen, *actor, players, playouts, luck_at(game, seen, seed));
}

}  // namespace meadhall::bots
