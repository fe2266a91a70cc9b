#pragma once

#include <vector>

#include "games/vikings/state.h"

// What the parts of the table are that belong to nobody's move: rounds, the marker, a player's
// standing.

namespace meadhall::vikings {

// A round: which scorings end it and what they count; of the present one also what is left of it.
std::vector<Message> explain_round(const State& state, std::size_t round);

// The start player's ship.
std::vector<Message> explain_leader(const State& state);

// A player: purse, food, islands, who waits.
std::vector<Message> explain_player(const State& state, Seat seat);

// What a viking of this kind is for, wherever he is.
Message viking_rule(const State& state, Viking kind);

// The island of which a tile is a part: how long it is, and whether it is closed. A
// tile must lie on `cell`.
Message island_told(const Homeland& home, Cell cell);

}  // namespace meadhall::vikings
