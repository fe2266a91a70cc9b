#pragma once

#include "games/graenaland/building.h"
#include "games/graenaland/moves.h"
#include "games/graenaland/state.h"

// Why a move may not be made. One place decides: `apply` refuses what this names, `legal` lists
// what it does not, `explain` tells it to players.

namespace meadhall::graenaland {

// The rule that forbids `move` now, or an empty message if it is legal.
Message refusal(const State& state, Move move);

// An obstacle to building in words; empty for none.
Message obstacle_told(const State& state, Obstacle obstacle, Construction what, std::size_t at);

// What is lacking to pay for it: "1 wood, 1 ore", or nothing.
Message::List lacking_for(const State& state, Construction what, std::size_t at);

// The position a legal move leads to as far as it is nobody's secret, no matter of luck and not for
// others to decide: what is built stands there, unpaid; who marches does so alone; who enters
// stands there. The same position for any other move.
State supposed(const State& state, Move move);
// The same, of a march. rules: Graenaland 6
State marched(const State& state, Move march);

// True if the main player has done their duty: taken a supply card if there is one.
// rules: Graenaland 9
bool must_take_supply(const State& state);

}  // namespace meadhall::graenaland
