#include "tests/support/random_play.h"

#include <doctest/doctest.h>

#include <cstdlib>

#include "games/vikings/moves.h"

namespace meadhall::vikings::testing {

int matches(double share) {
  const char* wish = std::getenv("MEADHALL_MATCHES");
  const int all = wish == nullptr ? 20000 : std::atoi(wish);
  REQUIRE_MESSAGE(all > 0, "MEADHALL_MATCHES is no number above 0");
  const int some = static_cast<int>(all * share);
  return some > 0 ? some : 1;
}

Setup random_setup(Rng& luck) {
  Setup wish;
  wish.players = static_cast<std::uint8_t>(2 + luck.below(3));
  if (luck.below(2) == 0) {
    wish.options = presets()[luck.below(static_cast<std::uint32_t>(presets().size()))].values;
  } else {
    for (const OptionSpec& spec : option_specs()) {
      const auto values = static_cast<std::uint32_t>(spec.values.size());
      const bool seat = spec.id == "firstSeat";
      wish.options.push_back(static_cast<std::uint8_t>(luck.below(seat ? wish.players : values)));
    }
  }
  wish.seed = luck.next();
  return wish;
}

std::string words(const Setup& wish) {
  std::string all = "seed " + std::to_string(wish.seed) + ", " + std::to_string(wish.players) +
                    " players, options";
  for (const std::uint8_t value : wish.options) all += " " + std::to_string(value);
  return all;
}

Move random_move(const MoveList& moves, Rng& luck) {
  std::uint32_t others = 0;
  while (others < moves.size() && kind_of(moves[others]) != MoveKind::convert) ++others;
  if (others < moves.size() && luck.below(20) == 0) {
    return moves[others + luck.below(static_cast<std::uint32_t>(moves.size()) - others)];
  }
  return moves[luck.below(others)];
}

State random_start(Rng& luck, Setup* wish) {
  const Setup drawn = random_setup(luck);
  if (wish != nullptr) *wish = drawn;
  const Result<State> state = setup(drawn);
  REQUIRE_MESSAGE(state.ok(), words(drawn));
  return state.value();
}

State random_position(Rng& luck) {
  State state = random_start(luck);
  for (std::uint32_t left = luck.below(280); left > 0; --left) {
    MoveList moves;
    legal(state, moves);
    State next = state;
    REQUIRE(apply(next, random_move(moves, luck)).ok());
    if (!actor(next)) break;
    state = next;
  }
  return state;
}

}  // namespace meadhall::vikings::testing
