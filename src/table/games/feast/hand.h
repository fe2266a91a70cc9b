#pragma once

#include "table/games/feast/scene.h"

namespace meadhall::table::feast_table {

// Goods and tiles to be laid: the target {"good", item} of goods and {"thing", item} of the rest.
Contact touch_good(Scene& scene, feast::Item item, const Rect& area);

}  // namespace meadhall::table::feast_table
