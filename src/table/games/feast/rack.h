#pragma once

#include <cstdint>

#include "table/games/feast/scene.h"

// Beside the home board: lands and houses, fields of sheds, the stable, and room for more.

namespace meadhall::table::feast_table {

enum class RackOf : std::uint8_t { everything, sheds_and_stable };

// As large as everything fits into the area, with cells no larger than `most`.
void draw_rack(Scene& scene, const Rect& area, RackOf what, float most);

// The name of a land or house with its points, and what it brings.
void draw_surface_head(Scene& scene, std::size_t surface, const Rect& area);

}  // namespace meadhall::table::feast_table
