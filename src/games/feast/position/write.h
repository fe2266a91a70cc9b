#pragma once

#include "games/feast/state.h"
#include "games/position_text/writer.h"

// Parts of writing a position.

namespace meadhall::feast {

// A board's or house's drawing: rows, and what the letters stand for; nothing where it is bare.
void write_drawing(position_text::PositionText& text, const State& state, std::size_t surface);

// A player's lines, boards and all.
void write_player(position_text::PositionText& text, const State& state, Seat seat);

}  // namespace meadhall::feast
