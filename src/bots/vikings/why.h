#pragma once

#include "bots/guide.h"
#include "bots/reasons.h"
#include "games/vikings/state.h"

// What speaks for one decision over another before a round's first purchase; see why.cpp.

namespace meadhall::vikings_bots {

using namespace vikings;

inline constexpr int kGold = 35;  // a stake, as there

// Sentences about gold and points; about vikings and somebody who takes them; about one viking.
Message of_amount(std::string_view id, int gold, int points);
Message of_taker(std::string_view id, Seat player, Viking viking, int count);
Message of_viking(std::string_view id, Viking viking);

// A bid, or none: whether anybody can raise it, who led the round instead, what it cost.
void add_bid(bots::Reasons& reasons, const bots::ComparisonOf<State>& compared);

// A viking removed: who took such a one, what stays on offer, and the last of a kind.
void add_removal(bots::Reasons& reasons, const bots::ComparisonOf<State>& compared);

// A kind laid out: what becomes dearest, and what stays cheaper.
void add_draft(bots::Reasons& reasons, const bots::ComparisonOf<State>& compared);

}  // namespace meadhall::vikings_bots
