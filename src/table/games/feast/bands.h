#pragma once

#include "table/games/feast/scene.h"

// The action board where there is little room: all of it as ten bands to look at, of which each
// opens to the spaces of its group, large enough to be touched.

namespace meadhall::table::feast_table {

// Fills `area`; a tap on a band opens or closes it.
void draw_bands(Scene& scene, const Rect& area);
// Where there is less it is scrolled.
float least_bands_height(const Scene& scene);
// The spaces of the open band, over the lower part of `area`; nothing while none is open.
void draw_open_band(Scene& scene, const Rect& area);

}  // namespace meadhall::table::feast_table
