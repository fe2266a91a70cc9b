#include "tests/support/feast_quiet.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>

namespace meadhall::feast::testing {

State begun(int players, tests::OptionWishes choices, std::uint64_t seed) {
  const Setup wish{.players = static_cast<std::uint8_t>(players),
                   .options = tests::wished_options("feast", choices),
                   .seed = seed};
  Result<State> made = setup(wish);
  REQUIRE(made.ok());
  return made.value();
}

void decline(State& state) {
  constexpr std::array kDeclining = {kPass, kDone, kNo, kLeaveBare, kFail};
  MoveList moves;
  legal(state, moves);
  const auto* const least =
      std::ranges::find_if(kDeclining, [&](Move move) { return moves.contains(move); });
  REQUIRE(apply(state, least != kDeclining.end() ? *least : moves[0]).ok());
}

void skip_to(State& state, int round) {
  while (state.round < round || state.agenda.top().what != Do::turn) {
    decline(state);
    REQUIRE(actor(state).has_value());
  }
  REQUIRE(state.round == round);
}

void skip_to_end(State& state) {
  while (actor(state)) decline(state);
}

}  // namespace meadhall::feast::testing
