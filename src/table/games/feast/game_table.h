#pragma once

#include "table/kit/game_table.h"

namespace meadhall::table {

// What A Feast for Odin brings to be drawn.
const GameTable& feast_table_record();

}  // namespace meadhall::table
