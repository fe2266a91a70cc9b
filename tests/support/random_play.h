#pragma once

#include <cstdint>

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

}  // namespace meadhall::vikings::testing
