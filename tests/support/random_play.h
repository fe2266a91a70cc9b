#pragma once

#include <array>
#include <cstdint>
#include <string>

#include "games/vikings/state.h"
#include "tests/support/any_match.h"

// Matches played at random: everything follows from the generator, so a failure can be repeated
// from the seed that the test names.

namespace meadhall::vikings::testing {

using any_match::has_repeats;
using any_match::matches;
using any_match::same_bytes;
using any_match::words;

// Which games random setups are drawn from.
enum class Mix : std::uint8_t {
  any,       // a third each: a game and an edition as they are printed, every option drawn,
             // and every option drawn but the modules, which are all on
  advanced,  // likewise, without the basic game
};

// 2 to 4 players, options as `mix` says.
Setup random_setup(Rng& luck, Mix mix = Mix::any);

// Any of the moves, but exchanges of points seldom and high bids hardly ever: they fill the list
// and soon empty the purse.
Move random_move(const MoveList& moves, Rng& luck);

// The first decision of a random match; `wish`, if given, receives how it was set up. Everybody is
// rich if its seed is a multiple of 3.
State random_start(Rng& luck, Setup* wish = nullptr, Mix mix = Mix::any);

// Some decision of a random match.
State random_position(Rng& luck, Mix mix = Mix::any);

// What is wrong from one decision to the next beyond the contract, or "": whether something was
// shown, and what is left in bag and stack at the end.
std::string step_is_wrong(const State& before, Move move, const State& after);

// The choice of a tile to swap is seldom asked.
inline constexpr std::array<std::size_t, 1> kRareSteps = {static_cast<std::size_t>(Step::swap)};

// How many vikings are in the bag.
int left_in_bag(const State& state);
// How many are after six rounds. rules: Vikings 9.1
int left_at_the_end(const Options& options);

}  // namespace meadhall::vikings::testing
