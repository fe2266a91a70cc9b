#include "bots/bot.h"

#include <algorithm>
#include <array>

#include "bots/search.h"
#include "bots/vikings.h"

namespace meadhall::bots {
namespace {

constexpr std::array<Level, 4> kLevels = {
    {{"thrall", 12}, {"karl", 60}, {"skald", 400}, {"jarl", 4000}}};

template <Guided S>
Move choose_by(const Position& seen, const Level& level, std::uint64_t seed) {
  const S& state = seen.as<S>();
  const Rng rng(seed ^ hash(state));
  if (level.playouts == 0) return greedy(state, rng);
  return search(state, level.playouts, rng)[0].move;
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
  const Position seen = game.observe(position, *game.actor(position));
  return choose_by<vikings::State>(seen, level, seed);
}

}  // namespace meadhall::bots
