#pragma once

#include "games/feast/banquet.h"
#include "games/feast/components.h"
#include "table/kit/paint.h"

// The banquet table from the side: what lies on its cells stands on its edge.

namespace meadhall::table::feast_table {

// How a course lies: its long side along the table, or across it.
const feast::Shape& way_of(feast::Item item, feast::Stance stance);

// The board of the table, below `edge`, under the cells from `left` on, so `wide` together.
void draw_table_board(Paint& paint, float left, float wide, float edge, float cell);

// On the cell `area`: nothing yet, or a Viking who waits.
enum class OnTable : std::uint8_t { open, viking };
void draw_table_cell(Paint& paint, const Rect& area, OnTable what);
// A ship that emigrated, on the cells `area`.
void draw_table_ship(Paint& paint, feast::Ship ship, const Rect& area);

// On the edge of the table at `foot`, as a tile of its shape, planned or laid already; bare: in the
// colour of a warning.
void draw_course(Paint& paint, const feast::Course& course, Point foot, float cell,
                 bool planned = true);

}  // namespace meadhall::table::feast_table
