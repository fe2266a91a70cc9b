#pragma once

#include <vector>

#include "match/match.h"

// Deeds as they are told at a table: those of bots with a reason, where they give one.

namespace meadhall::app {

// What is told, with the reason for it.
Message because(Message told, Message reason);

// A line of the log: what happened, and the place in the match after which it happened.
struct LogLine {
  Match::Node node = Match::kStart;
  Event event;
  bool reasoned = false;  // a bot gives its reason: event.message is because()
};

// The events of the move that led to `node` (Match::events_of), as lines and as events; with
// reasons if `bots_here` (Session).
std::vector<LogLine> lines_told(const Match& match, Match::Node node, bool bots_here);
std::vector<Event> events_told(const Match& match, Match::Node node, bool bots_here);

}  // namespace meadhall::app
