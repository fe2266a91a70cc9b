#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "core/later.h"
#include "games/contract.h"

// How a game is made of a State and the functions that stand next to it: for those who bring one.

namespace meadhall {

// The functions of a game that take no State.
template <class S>
struct GameParts {
  Required<Result<S>(const Setup&)> setup;
  Required<std::vector<Event>(const Setup&)> opening;
  Required<std::string(Move)> text;
  Required<Result<Move>(std::string_view)> parse;
  Required<Result<Inspectable>(std::string_view)> parse_inspectable;
  Capabilities can{};
};

// A function over States as one over Positions, of whatever arguments it is wanted for.
template <class S, class Function>
struct OverPositions {
  template <class R, class P, class... Rest>
  using Pointer = R (*)(P, Rest...);

  template <class R, class P, class... Rest>
  constexpr operator Pointer<R, P, Rest...>() const {
    return [](P position, Rest... rest) -> R {
      if constexpr (std::is_same_v<R, Position>) {
        return Position::of(Function{}(position.template as<S>(), rest...));
      } else {
        return Function{}(position.template as<S>(), rest...);
      }
    };
  }
};

// The function of that name which stands next to S.
#define MEADHALL_BESIDE(S, function) \
  OverPositions<S, decltype([](auto& state, auto&... rest) { return function(state, rest...); })> {}

// A State or why there is none, as a Position.
template <class S>
Result<Position> as_position(const Result<S>& state) {
  if (!state) return state.error();
  return Position::of(state.value());
}

// Of a game, what the first frame of a match does without (core/later.h): the table in words, and
// what bots are dealt.
template <StateValue S>
inline constinit Later<std::vector<Section>(const Position&)> kLaterBoard =
    MEADHALL_BESIDE(S, board);
template <StateValue S>
inline constinit Later<Section(const Position&, Seat)> kLaterArea = MEADHALL_BESIDE(S, player_area);
template <StateValue S>
inline constinit Later<Position(const Position&, Seat, Rng&)> kLaterDealt =
    MEADHALL_BESIDE(S, determinize);

// A game of what stands next to its State. `parts` must have static storage.
template <StateValue S, const GameParts<S>& parts>
constexpr Game make_game(const GameInfo& info) {
  return Game{
      .info = info,
      .can = parts.can,
      .setup = [](const Setup& wish) { return as_position(parts.setup(wish)); },
      .opening = parts.opening,
      .text = parts.text,
      .parse = parts.parse,
      .parse_inspectable = parts.parse_inspectable,
      .actor = MEADHALL_BESIDE(S, actor),
      .round_of = MEADHALL_BESIDE(S, round_of),
      .is_private = MEADHALL_BESIDE(S, is_private),
      .legal = MEADHALL_BESIDE(S, legal),
      .apply = MEADHALL_BESIDE(S, apply),
      .narrate = MEADHALL_BESIDE(S, narrate),
      .reveals = MEADHALL_BESIDE(S, reveals),
      .observe = MEADHALL_BESIDE(S, observe),
      .determinize = Through<kLaterDealt<S>>{},
      .explain = MEADHALL_BESIDE(S, explain),
      .foresee = MEADHALL_BESIDE(S, foresee),
      .score = MEADHALL_BESIDE(S, score),
      .question = MEADHALL_BESIDE(S, question),
      .describe = MEADHALL_BESIDE(S, describe),
      .topic = MEADHALL_BESIDE(S, topic),
      .topic_of = MEADHALL_BESIDE(S, topic_of),
      .board = Through<kLaterBoard<S>>{},
      .player_area = Through<kLaterArea<S>>{},
      .hash = MEADHALL_BESIDE(S, hash),
  };
}

// `game` with what stands next to its State in its workshop.h.
template <StateValue S, Result<S> (*read_position)(std::string_view)>
constexpr FullGame make_full_game(const Game& game) {
  return FullGame{
      game,
      MEADHALL_BESIDE(S, write_position),
      [](std::string_view text) { return as_position(read_position(text)); },
      MEADHALL_BESIDE(S, check),
  };
}

#undef MEADHALL_BESIDE

}  // namespace meadhall
