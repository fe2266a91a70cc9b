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
  const Levels* levels;  // see bots::levels
  // A move that takes no playouts, of a level that is careless or has none of them; nothing where
  // it tries out futures. `words` as in choose().
  std::optional<Move> (*quick_move)(const Position& seen, const Level& level, Rng rng,
                                    std::span<const Word> words);
  std::unique_ptr<AnySearch> (*search)(const Position& seen, const SearchOptions& options, Rng rng);
  std::array<int, kMaxSeats> (*chances)(const Position& seen, Seat viewer, std::size_t players,
                                        int playouts, Rng rng);
  // See Guide::reason; null in a game whose bots give none.
  Message (*reason)(const Position& before, Move move, const Position& after, const Event& event);
  // See Guide::best_deeds; null in a game whose bots know none.
  std::vector<std::vector<Move>> (*best_deeds)(const Position& seen,
                                               std::optional<Inspectable> thing, std::size_t most);
  // See Guide::whole_deed; null in a game that has none.
  std::vector<Move> (*whole_deed)(const Position& seen);
  Message (*deed_told)(const Position& seen, std::span<const Move> deed);
  // See Guide::why, `seen` being the decision as whoever made it sees it; null in a game without
  // reasons.
  Message (*why)(const Position& seen, const Comparison& compared);
  bool counts_points;              // see Guide::counts_points
  int par_alone;                   // see Guide::par_alone
  const Honour<Position>* honour;  // see Guide::honour
};

// The same over Positions.
template <class S, const Guide<S>& guide>
inline constexpr Honour<Position> kHonourOf{
    .understood = [](const Position& state, const Phrase& phrase) -> std::optional<Word> {
      return guide.honour->understood(state.as<S>(), phrase);
    },
    .becomes = [](const Word& word, const Position& before,
                  Move move) -> std::optional<Promise::Fate> {
      return guide.honour->becomes(word, before.as<S>(), move);
    },
    .bound = [](const Position& seen, std::span<const Word> words) -> std::optional<Move> {
      return guide.honour->bound(seen.as<S>(), words);
    },
    .leaning = [](const Position& seen, Move move, std::span<const Word> words) -> int {
      return guide.honour->leaning(seen.as<S>(), move, words);
    },
    .says = [](const Position& seen, Seat seat, std::span<const Word> words)
        -> std::optional<Phrase> { return guide.honour->says(seen.as<S>(), seat, words); },
    .asks = [](const Position& seen, Seat seat, std::span<const Word> words)
        -> std::optional<Phrase> { return guide.honour->asks(seen.as<S>(), seat, words); },
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

// The levels of a game that has no figures of its own.
inline constexpr Levels kLevels = {{{.id = kLevelIds[0], .top_k = 3},
                                    {.id = kLevelIds[1], .top_k = 2, .random_percent = 70},
                                    {.id = kLevelIds[2], .playouts = 60},
                                    {.id = kLevelIds[3], .playouts = 2000}}};

// `glance`: the guide of levels that try out nothing.
template <class S, const Guide<S>& guide, const Guide<S>& thorough = guide,
          const Guide<S>& glance = guide>
constexpr GameBots game_bots(std::string_view game, const Levels& levels = kLevels) {
  return {
      .game = game,
      .levels = &levels,
      .quick_move = [](const Position& seen, const Level& level, Rng rng,
                       std::span<const Word> words) -> std::optional<Move> {
        return level.top_k > 0 ? top_k_random<S, glance>(seen.as<S>(), level, rng, words)
                               : greedy<S, glance>(seen.as<S>(), rng);
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
      .whole_deed = guide.whole_deed == nullptr
                        ? nullptr
                        : +[](const Position& seen) { return guide.whole_deed(seen.as<S>()); },
      .deed_told =
          guide.deed_told == nullptr
              ? nullptr
              : +[](const Position& seen,
                    std::span<const Move> deed) { return guide.deed_told(seen.as<S>(), deed); },
      .why = guide.why == nullptr
                 ? nullptr
                 : +[](const Position& seen,
                       const Comparison& compared) { return guide.why(Choice<S>(seen, compared)); },
      .counts_points = guide.counts_points,
      .par_alone = guide.par_alone,
      .honour = honour_over<S, guide>(),
  };
}

// One for every game in the registry, which a test sees to; and that of a game.
std::span<const GameBots* const> all_game_bots();
const GameBots& bots_for(const Game& game);

}  // namespace meadhall::bots
