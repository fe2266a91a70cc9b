#include "tests/support/feast_quiet.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>

namespace meadhall::feast::testing {

State begun(int players, std::initializer_list<Choice> choices, std::uint64_t seed) {
  Setup wish{.players = static_cast<std::uint8_t>(players), .options = {}, .seed = seed};
  for (const OptionSpec& spec : option_specs()) wish.options.push_back(spec.standard);
  for (const Choice& each : choices) {
    const auto spec = std::ranges::find(option_specs(), each.option, &OptionSpec::id);
    REQUIRE(spec != option_specs().end());
    const auto value = std::ranges::find(spec->values, each.value);
    REQUIRE(value != spec->values.end());
    wish.options[static_cast<std::size_t>(spec - option_specs().begin())] =
        static_cast<std::uint8_t>(value - spec->values.begin());
  }
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
