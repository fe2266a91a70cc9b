#pragma once

#include "games/graenaland/state.h"

// How votes stand, in sentences: what bots say of what they did, and what speaks for a move. No
// name is inflected, and no number asks for a plural.

namespace meadhall::graenaland_bots {

using namespace graenaland;

// Whose votes a proposer wants for a land's cards: "4 of 7: needs one of Astrid, Freya."
Message proposal_reason(const State& state, std::size_t place, Seat proposer);

// Why `taker` gets a card of the split being made: as above, if theirs is one of those votes, or if
// the proposer needs nobody else's. Empty if neither.
Message taker_reason(const State& state, Seat taker);

// What the split on the table brings a voter, beside their part of the votes; or, where that would
// do and they say no, who is not to have the cards. Empty of the voter's own proposal.
Message vote_reason(const State& state, Seat voter, bool yes);

// That `taker` is well ahead of `seat` and gets cards by the split being made. Empty if not, or if
// secret cards hide it.
Message ahead_reason(const State& state, Seat seat, Seat taker);

// Somebody's votes on a land, and the cards lying there.
Message land_reason(const State& state, std::size_t place, Seat seat);

// Of the land for which who stays does so; empty where there is none.
Message stay_reason(const State& state, Seat seat);

}  // namespace meadhall::graenaland_bots
