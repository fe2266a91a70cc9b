#pragma once

#include "table/kit/game_table.h"

namespace meadhall::table::feast_table {

// The sign of a line of the log, and a piece of one.
LogSign log_sign(const Event& event);
void draw_log_piece(Paint& paint, std::uint8_t piece, const Rect& square, float opacity);

}  // namespace meadhall::table::feast_table
