#include "bots/bot.h"

#include <algorithm>
#include <array>
#include <limits>

#include "bots/feast.h"
#include "bots/graenaland.h"
#include "bots/search.h"
#include "bots/vikings.h"

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

// A search of whatever game.
template <Guided S>
struct MindOf final : Mind {
  MindOf(const S& seen, const Wish& wish, Rng rng) : search(seen, wish, rng) {}

  bool advance(int playouts) override { return search.advance(playouts); }
  bool done() const override { return search.done(); }
  int progress() const override { return search.progress(); }
  std::vector<Verdict> verdicts() const override { return search.verdicts(); }

  Search<S> search;
};

// What bots do in a game. `seen` is what its actor may know.
struct Brain {
  std::string_view game;
  Move (*at_a_glance)(const Position& seen, const Level& level, Rng luck);
  std::unique_ptr<Mind> (*think)(const Position& seen, const Wish& wish, Rng luck);
  std::array<int, kMaxSeats> (*chances)(const Position& seen, Seat viewer, std::size_t players,
                                        int playouts, Rng luck);
};

template <Guided S>
constexpr Brain brain_of(std::string_view game) {
  return {
      .game = game,
      .at_a_glance =
          [](const Position& seen, const Level& level, Rng luck) {
            return level.among > 0 ? loose(seen.as<S>(), level, luck) : greedy(seen.as<S>(), luck);
          },
      .think = [](const Position& seen, const Wish& wish, Rng luck) -> std::unique_ptr<Mind> {
        return std::make_unique<MindOf<S>>(seen.as<S>(), wish, luck);
      },
      .chances =
          [](const Position& seen, Seat viewer, std::size_t players, int playouts, Rng luck) {
            return win_chances(seen.as<S>(), viewer, players, playouts, luck);
          },
  };
}

constexpr std::array<Brain, 3> kBrains = {brain_of<vikings::State>("vikings"),
                                          brain_of<graenaland::State>("graenaland"),
                                          brain_of<feast::State>("feast")};

// Every game in the registry has one; a test sees to it.
const Brain& brain_for(const Game& game) {
  return *std::ranges::find(kBrains, game.info.id, &Brain::game);
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
