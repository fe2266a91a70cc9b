#pragma once

#include <string>

#include "games/vikings/state.h"

// Matches played at random: everything follows from the generator, so a failure can be repeated
// from the seed that the test names.

namespace meadhall::vikings::testing {

// How many random matches a test plays: a share of MEADHALL_MATCHES (20000 if that is not set),
// at least one.
int matches(double share);

// 2 to 4 players; half the time an edition's preset, else every option drawn.
Setup random_setup(Rng& luck);

// The same as a line for messages: "seed 5, 3 players, options 0 1 0 …".
std::string words(const Setup& wish);

// Any of the moves, exchanges of points seldom: they fill the list and soon empty the purse.
Move random_move(const MoveList& moves, Rng& luck);

// The first decision of a random match; `wish`, if given, receives how it was set up.
State random_start(Rng& luck, Setup* wish = nullptr);

// Some decision of a random match.
State random_position(Rng& luck);

}  // namespace meadhall::vikings::testing
