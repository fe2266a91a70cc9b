#pragma once

#include "games/graenaland/state.h"

// Who could reach the end by building now. rules: Graenaland 13.6

namespace meadhall::graenaland {

// Whether anybody could, as far as everybody can see: every card in hand taken for whatever is
// wanted, the lowest prices and the best of all cards. Only then claims are asked for, so that
// being asked tells nothing.
bool anybody_might_claim(const State& state);

// The most points the seat can reach by building now under the rules of final building: from its
// own hand, with markets and tolls, without a supply card or works. Exact: all plans are looked
// through.
int reachable_points(const State& state, Seat seat);

}  // namespace meadhall::graenaland
