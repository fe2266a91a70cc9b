#pragma once

#include <memory>
#include <span>

#include "bots/bot.h"
#include "bots/search.h"

// Makes bots of a game's guide (guide.h), and lists the games that have bots.

namespace meadhall::bots {

// A game's Honour over Positions.
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

// A hook of whoever is to act, as one that can always be called: it is given what they may know,
// and says nothing in a game that has no such hook or once the match is over.
template <class S, auto hook>
struct OfActor {
  template <class R, class... Rest>
  using Pointer = R (*)(const Position&, Rest...);

  template <class R, class... Rest>
  constexpr operator Pointer<R, Rest...>() const {
    return [](const Position& position, Rest... rest) -> R {
      if constexpr (hook != nullptr) {
        const S& state = position.as<S>();
        if (const std::optional<Seat> seat = actor(state)) {
          return hook(observe(state, *seat), rest...);
        }
      }
      return {};
    };
  }
};

// A game's Counsel over Positions.
template <class S, const Guide<S>& guide>
inline constexpr Counsel<Position> kCounselOf{
    .best_deeds = OfActor<S, guide.counsel.best_deeds>{},
    .whole_deed = OfActor<S, guide.counsel.whole_deed>{},
    .deed_told = OfActor<S, guide.counsel.deed_told>{},
    .why = [](const Comparison& compared) -> Message {
      if constexpr (guide.counsel.why == nullptr) {
        return {};
      } else {
        const S& before = compared.before.as<S>();
        return guide.counsel.why(ComparisonOf<S>(observe(before, *actor(before)), compared));
      }
    },
    .reason = [](const Position& before, Move move, const Position& after,
                 const Event& event) -> Message {
      if constexpr (guide.counsel.reason == nullptr) {
        return {};
      } else {
        return guide.counsel.reason(observe(before.as<S>(), kNobody), move,
                                    observe(after.as<S>(), kNobody), event);
      }
    }};

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
          return std::make_unique<Search<S, thorough>>(seen.as<S>(), options, rng);
        }
        return std::make_unique<Search<S, guide>>(seen.as<S>(), options, rng);
      },
      .chances =
          [](const Position& seen, Seat viewer, std::size_t players, int playouts, Rng rng) {
            return win_chances<S, guide>(seen.as<S>(), viewer, players, playouts, rng);
          },
      .counsel = kCounselOf<S, guide>,
      .counts_points = guide.counts_points,
      .par_alone = guide.par_alone,
      .honour = honour_over<S, guide>(),
  };
}

// One for every game in the registry, which a test sees to.
std::span<const GameBots* const> all_game_bots();

}  // namespace meadhall::bots
