#pragma once

#include <memory>
#include <span>

#include "bots/bot.h"
#include "bots/search.h"

// What makes a bot of a game's guide (guide.h), and of which games there are bots.

namespace meadhall::bots {

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

// One for every game in the registry.
std::span<const Brain> all_brains();

}  // namespace meadhall::bots
