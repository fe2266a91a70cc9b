#pragma once

#include <string>
#include <vector>

#include "cli/call.h"
#include "core/json_writer.h"

// Pieces of answers that several verbs share. The shapes of --json are described in about.h.

namespace meadhall::cli {

// The finished answer of --json: one line.
std::string line_of(const JsonWriter& json);

// Rows as columns, as wide as their widest cell; all but the first to the right.
std::string in_columns(const std::vector<std::vector<std::string>>& rows);

// A number rounded to so many places after the point.
std::string decimal(double value, int places);

// A match: its save, or as JSON its start, moves and decision, with link and save.
std::string match_answer(const Call& call, const Match& match);

// How many seats play: those that have a rank.
std::size_t seats_in(const ScoreSheet& sheet);

// "seat": its number from 1, or null.
void write_seat(JsonWriter& json, std::optional<Seat> seat);

// "actor" and "question" of a position.
void write_decision(JsonWriter& json, const Call& call, const Game& game, const Position& position);

// "over", "lines", "totals", "ranks" and "tie_break" of the points so far.
void write_points(JsonWriter& json, const Call& call, const Game& game, const Position& position);

// The same as columns.
std::string points_told(const Call& call, const Game& game, const Position& position);

// One event as an object's members.
void write_event(JsonWriter& json, const Call& call, const Event& event);

// One event as a line: its sentence, and for a score line what it gave, "(+2 gold, +3 points)".
std::string event_line(const Call& call, const GameInfo& info, const Event& event);

}  // namespace meadhall::cli
