#pragma once

#include <string_view>

#include "games/feast/state.h"

// How a match of one player ends. rules: Feast 13

namespace meadhall::feast {

// Whoever plays alone wants that many points.
inline constexpr int kGoalAlone = 100;

bool meets_goal(const State& state);
// Id of the sentence that says so or how far it came, with {player} and their total as {n}.
std::string_view alone_told(const State& state);

}  // namespace meadhall::feast
