#pragma once

#include "games/vikings/components.h"
#include "table/kit/paint.h"
#include "table/kit/sketch.h"

// The pieces of Vikings as they lie on the table. Every kind has its colour, its own sign and its
// own outline, so that colour is never the only way to tell them apart.

namespace meadhall::table::vikings_table {

Colour viking_colour(vikings::Viking kind);

// The sign of a kind: fish, coin, eye, crown, axe, oar.
void draw_sign(Paint& paint, vikings::Viking kind, Point center, float size, Colour colour);

// How a figure holds himself while he moves; at rest he stands.
struct Pose {
  float lift = 0;  // above the ground, of his height
  float turn = 0;  // clockwise, in radians, about his feet
  float high = 1;  // squeezed when he lands
};

// A figure that stands on `foot` and is `height` tall.
void draw_viking(Paint& paint, vikings::Viking kind, Point foot, float height, float opacity = 1,
                 const Pose& pose = {});

// A tile by itself that fills `area` (a square), cut off where an island goes on. Where a viking
// lives the building makes room for him.
void draw_tile(Paint& paint, vikings::Tile tile, const Rect& area, float opacity = 1,
               bool inhabited = false);

// The same face down, as it lies in the stacks.
void draw_tile_back(Paint& paint, const Rect& area);

// What lies on a tile, without its water, for a homeland: coasts run on into tiles they join.
void draw_land(Paint& paint, vikings::Tile tile, const Rect& area, const Joins& joins,
               bool inhabited);

// A ship by itself, with the sail that reaches `reached`.
void draw_ship(Paint& paint, vikings::Viking reached, const Rect& area);

// One of the four buildings by itself, as it stands on a tile that fills `area`.
void draw_building(Paint& paint, std::size_t which, const Rect& area, float opacity = 1);

// The tile on a cell: a hair smaller than the cell.
inline Rect tile_within(const Rect& cell) { return cell.inset(cell.w * 0.015F); }

// Where the viking of a tile stands.
Point standing_place(vikings::Tile tile, const Rect& area);

// The medallion with which a row is marked on the mainland.
void draw_medallion(Paint& paint, vikings::Viking kind, Point center, float radius);

// The small longship of whoever leads the round, seen from the side.
void draw_longship(Paint& paint, Point center, float size, float opacity = 1);

// The boat in which a viking is ferried; (x, y) of `foot` is where he stands in it.
void draw_ferry(Paint& paint, Point foot, float width, float opacity = 1);

// The cloth bag from which vikings are drawn.
void draw_bag(Paint& paint, const Rect& area);

}  // namespace meadhall::table::vikings_table
