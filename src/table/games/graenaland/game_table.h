#pragma once

#include "table/kit/game_table.h"

namespace meadhall::table {

// What Graenaland brings to be drawn.
const GameTable& graenaland_table_record();

}  // namespace meadhall::table
