#pragma once

#include <optional>

#include "bots/guide.h"
#include "bots/reasons.h"
#include "games/feast/state.h"

// What speaks for one answer over another in a dice action and at the feast; see why.cpp.

namespace meadhall::feast_bots {

using namespace feast;

inline constexpr int kPoint = 100;  // a stake, as they all are in hundredths of a point

// The position once a move is carried out, its questions answered at a glance; nothing if luck has
// a part in it, or somebody else is asked first.
std::optional<State> carried_out(const State& state, Move move);

// What is owned more of.
Message::List gained(const Player& before, const Player& after);

// Whether rolling on is likely to succeed, and what a payment leaves.
void add_dice(bots::Reasons& reasons, const bots::ComparisonOf<State>& compared);

// The same of a space, before the first roll.
void add_dice_to_come(bots::Reasons& reasons, const State& state, Move placing);

// What is lost for bare cells, and what a table laid otherwise leaves.
void add_feast(bots::Reasons& reasons, const bots::ComparisonOf<State>& compared);

}  // namespace meadhall::feast_bots
