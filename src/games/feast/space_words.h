#pragma once

#include "games/feast/effect_words.h"
#include "games/feast/state.h"

// What there is to know of a space beside what its effects say.

namespace meadhall::feast {

// How its dice are rolled and what they bring; what emigrating costs and is worth.
std::vector<Message> ventures_told(const SpaceInfo& space);
// What it costs, needs and does for this player now, occupations and all.
std::vector<Message> space_now_told(const State& state, Seat seat, Space space);
// The same in short, on the way from costs to gains: "2 wood → 1 longship".
std::vector<Message> space_terms(const State& state, Seat seat, Space space);
// The die of a venture in short, what it is paid with and what it brings.
Message venture_terms(Die die);
// What may be reached with it now: loot and the result it needs, or land.
std::vector<Message> within_reach(const State& state, Seat seat, Space space);

}  // namespace meadhall::feast
