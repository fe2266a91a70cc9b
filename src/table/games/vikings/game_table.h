#pragma once

#include "table/kit/game_table.h"

namespace meadhall::table {

// What Vikings brings to be drawn.
const GameTable& vikings_table_record();

}  // namespace meadhall::table
