#pragma once

#include "table/kit/game_table.h"

namespace meadhall::table::feast_table {

// The sign of a line of the log, and a piece of one; that which stands for what moves, and how it
// is drawn, `ink` where it is a sign of lines.
LogSign log_sign(const Event& event);
void draw_log_piece(Paint& paint, std::uint8_t piece, const Rect& square, float opacity);
std::uint8_t log_piece(const Piece& piece);
void draw_log_piece(Paint& paint, std::uint8_t piece, Point at, float size, Colour ink);

}  // namespace meadhall::table::feast_table
