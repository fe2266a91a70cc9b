#pragma once

#include <string_view>
#include <vector>

#include "match/match.h"

// Deeds as they are told at a table: those of bots with a reason, where they give one.

namespace meadhall::app {

inline constexpr std::string_view kBecause = "bot.because";

// The events of the move that led to `node` (Match::events_of); where a bot gives a reason for what
// one tells, its message is kBecause, with the sentence itself as {told} and the {reason}.
std::vector<Event> events_told(const Match& match, Match::Node node);

}  // namespace meadhall::app
