#pragma once

#include "games/graenaland/components.h"
#include "table/kit/paint.h"

// The ground of a land with what grows on it, and the road across it. Drawn once for its size and
// then stamped.

namespace meadhall::table::graenaland_table {

// How a land is drawn: as a picture with room for what is built on it, as a ledger whose rows hide
// most of it, or as the backdrop of a row of camps alone.
enum class GroundKind : std::uint8_t { picture, ledger, backdrop };

void draw_ground(Paint& paint, graenaland::Terrain terrain, std::size_t place, const Rect& area,
                 GroundKind kind);

// The edge of the same land, to make it stand out.
void draw_land_edge(Paint& paint, std::size_t place, const Rect& area, Colour colour,
                    float thickness);

// The road on a picture of a land: up from its lower edge to where things are kept.
void draw_road(Paint& paint, const Rect& area, float opacity = 1);

}  // namespace meadhall::table::graenaland_table
