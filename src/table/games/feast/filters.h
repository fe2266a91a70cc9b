#pragma once

#include "table/games/feast/scene.h"

// Above the bands of the action board: which spaces are looked for. The others are dimmed, and
// still there.

namespace meadhall::table::feast_table {

// All, those that are open, those that give something, those of a column.
void draw_filters(Scene& scene, const Rect& row);
// What may be looked for, over the lower part of `area`; nothing while it is closed.
void draw_palette(Scene& scene, const Rect& area);

// A veil upon a space that is not among what is looked for.
void dim_if_not_sought(Scene& scene, std::size_t place, const Rect& area);

}  // namespace meadhall::table::feast_table
