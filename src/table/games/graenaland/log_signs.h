#pragma once

#include "table/kit/game_table.h"

// What lines of the log are about, as signs.

namespace meadhall::table::graenaland_table {

LogSign log_sign(const Event& event);
void draw_log_piece(Paint& paint, std::uint8_t piece, const Rect& square, float opacity);

}  // namespace meadhall::table::graenaland_table
