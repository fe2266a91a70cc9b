#pragma once

#include "table/games/feast/icon_row.h"
#include "table/games/feast/matrix_plan.h"
#include "table/games/feast/scene.h"

// The action board: all 61 spaces at once, ten groups down and four columns across, with a fifth
// one that shows what the spaces of each group take from.

namespace meadhall::table::feast_table {

// Fills `area`; `aside`: with the fifth column.
void draw_matrix(Scene& scene, const Rect& area, bool aside);

// What lies below the spaces: bands, emblems, the heads of columns.
void draw_matrix_ground(Scene& scene, const MatrixPlan& plan);

// The emblem of a band: of its group, or of copying.
void draw_band_emblem(Paint& paint, std::size_t band, Point center, float size);

// One space, wherever it stands: lit while it is an answer, with the Vikings on it. A click places.
// `heads`: the Vikings it takes stand above what it does.
void draw_space(Scene& scene, std::size_t place, const Rect& area, RowSizes sizes,
                bool heads = false);

// The same to be looked at only.
void draw_space_face(Scene& scene, std::size_t place, const Rect& area, RowSizes sizes,
                     bool pointed, bool heads = false);

// A space as it is printed, with the Vikings it takes.
void draw_printed_space(Paint& paint, feast::Space space, const Rect& area);
// One on which so many Vikings of this colour stand; `number`: on their shield.
void draw_taken_space(Paint& paint, int vikings, std::uint8_t colour, int number, const Rect& area,
                      float radius);

}  // namespace meadhall::table::feast_table
