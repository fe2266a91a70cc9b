#pragma once

#include <memory>
#include <span>

#include "bots/bot.h"
#include "bots/search.h"

// Makes bots of a game's guide (guide.h), and lists the games that have bots.

namespace meadhall::bots {

template <class S, const Guide<S>& guide>
struct SearchOf final : AnySearch {
  SearchOf(const S& seen, const SearchOptions& options, Rng rng) : search(seen, options, rng) {}

  bool advance(int playouts) override { return search.advance(playouts); }
  bool done() const override { return search.done(); }
  int progress() const override { return search.progress(); }
  std::vector<MoveStats> ranking() const override { return search.ranking(); }

  Search<S, guide> search;
};

// The bots of a game. `seen` is what its actor may know.
struct GameBots {
  std::string_view game;
  // A move of a level without playouts.
  Move (*quick_move)(const Position& seen, const Level& level, Rng rng);
  std::unique_ptr<AnySearch> (*search)(const Position& seen, const SearchOptions& options, Rng rng);
  std::array<int, kMaxSeats> (*chances)(const Position& seen, Seat viewer, std::size_t players,
                                        int playouts, Rng rng);
  // See Guide::reason; null in a game whose bots give none.
  Message (*reason)(const Position& before, Move move, const Position& after, const Event& event);
  // See Guide::best_deeds; null in a game whose bots know none.
  std::vector<std::vector<Move>> (*best_deeds)(const Position& seen,
                                               std::optional<Inspectable> thing, std::size_t most);
  const Honour<Position>* honour;  // see Guide::honour
};

// The same over Positions.
template <class S, const Guide<S>& guide>
inline constexpr Honour<Position> kHonourOf{
    .understood = [](const Position& state, const Phrase& phrase) -> std::optional<Word> {
      return guide.honour->understood(state.as<S>(), phrase);
    },
    .kept = [](const Word& word, const Position& before, Move move) -> std::optional<bool> {
      return guide.honour->kept(word, before.as<S>(), move);
    },
    .bound = [](const Position& seen, std::span<const Word> words) -> std::optional<Move> {
      return guide.honour->bound(seen.as<S>(), words);
    },
    .says = [](const Position& seen, Seat seat, std::span<const Word> words)
        -> std::optional<std::size_t> { return guide.honour->says(seen.as<S>(), seat, words); },
    .asks = [](const Position& seen, Seat seat, std::span<const Word> words)
        -> std::optional<std::size_t> { return guide.honour->asks(seen.as<S>(), seat, words); },
};

template <class S, const Guide<S>& guide>
constexpr const Honour<Position>* honour_over() {
  if constexpr (guide.honour == nullptr) {
    return nullptr;
  } else {
    return &kHonourOf<S, guide>;
  }
}

// From so many playouts on a search follows the thorough guide of its game, where there is one.
inline constexpr int kManyPlayouts = 1000;

template <class S, const Guide<S>& guide, const Guide<S>& thorough = guide>
constexpr GameBots game_bots(std::string_view game) {
  return {
      .game = game,
      .quick_move =
          [](const Position& seen, const Level& level, Rng rng) {
            return level.top_k > 0 ? top_k_random<S, guide>(seen.as<S>(), level, rng)
                                   : greedy<S, guide>(seen.as<S>(), rng);
          },
      .search = [](const Position& seen, const SearchOptions& options,
                   Rng rng) -> std::unique_ptr<AnySearch> {
        if (options.playouts >= kManyPlayouts) {
          return std::make_unique<SearchOf<S, thorough>>(seen.as<S>(), options, rng);
        }
        return std::make_unique<SearchOf<S, guide>>(seen.as<S>(), options, rng);
      },
      .chances =
          [](const Position& seen, Seat viewer, std::size_t players, int playouts, Rng rng) {
            return win_chances<S, guide>(seen.as<S>(), viewer, players, playouts, rng);
          },
      .reason =
          guide.reason == nullptr
              ? nullptr
              : +[](const Position& before, Move move, const Position& after,
                    const Event&
                        event) { return guide.reason(before.as<S>(), move, after.as<S>(), event); },
      .best_deeds =
          guide.best_deeds == nullptr
              ? nullptr
              : +[](const Position& seen, std::optional<Inspectable> thing,
                    std::size_t most) { return guide.best_deeds(seen.as<S>(), thing, most); },
      .honour = honour_over<S, guide>(),
  };
}

// One for every game in the registry, which a test sees to; and that of a game.
std::span<const GameBots> all_game_bots();
const GameBots& bots_for(const Game& game);

}  // namespace meadhall::bots
