#pragma once

#include <vector>

#include "games/graenaland/moves.h"
#include "games/graenaland/state.h"
#include "games/graenaland/votes.h"

// The longer explanations, each in a file of its own; `explain` puts them together.

namespace meadhall::graenaland {

// What a land is, what lies on it and what it will bring, who is settled there, what a village
// costs.
std::vector<Message> explain_land(const State& state, std::size_t place);

// Who has how many votes on a land, and why; what the seat to act could have its way with.
std::vector<Message> explain_votes(const State& state, std::size_t place);

// Tells if a seat has its way with such votes alone, or with whom.
Message power_told(const Votes& votes, Seat seat);

// What a construction is for and costs, and why the seat to act cannot build it there. `at`: a
// place; of the army 0, or 1 + terrain.
std::vector<Message> explain_build(const State& state, Construction what, std::size_t at);

// What stands in the way of the seat to act; where its hand is not to be told, by what everybody
// sees. Empty if nothing does.
Message hindrance_told(const State& state, Construction what, std::size_t at);

// That a card goes to each player settled there, if it is so; else empty.
Message toll_told(const State& state, Construction what, std::size_t at);

// What the seat asked has left once it has paid for that construction, which it can, and what it
// could pay for then; `then`: the state with it built. Nothing where its hand is not to be told.
std::vector<Message> left_told(const State& state, Construction what, std::size_t at,
                               const State& then);

}  // namespace meadhall::graenaland
