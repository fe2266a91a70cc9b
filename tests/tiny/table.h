#pragma once

#include "table/kit/game_table.h"

namespace meadhall::table {

// What is drawn of the tiny game: the picture on its door, as the least a game brings.
const GameTable& tiny_table_record();

}  // namespace meadhall::table
