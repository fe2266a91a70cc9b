#pragma once

#include "games/feast/items.h"
#include "table/kit/sketch.h"

namespace meadhall::table::feast_table {

// The picture on a special tile, by its number among them, below feast::kSpecials.
Sketch special_tile(std::size_t number);

}  // namespace meadhall::table::feast_table
