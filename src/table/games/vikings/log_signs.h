#pragma once

#include "table/kit/game_table.h"

// What a line of the log is about, as a small picture before its words.

namespace meadhall::table::vikings_table {

LogSign log_sign(const Event& event);

// A tile, or a viking, as a log sign names it; fills a square.
void draw_log_piece(Paint& paint, std::uint8_t piece, const Rect& square, float opacity);

}  // namespace meadhall::table::vikings_table
