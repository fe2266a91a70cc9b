#pragma once

#include "games/vikings/components.h"
#include "table/paint.h"

// The pieces of Vikings as they lie on the table. Every kind has its colour, its own sign and its
// own outline, so that colour is never the only way to tell them apart.

namespace meadhall::table {

Colour viking_colour(vikings::Viking kind);

// The sign of a kind: fish, coin, eye, crown, axe, oar.
void draw_sign(Paint& paint, vikings::Viking kind, Point center, float size, Colour colour);

// A figure that stands on `foot` and is `height` tall.
void draw_viking(Paint& paint, vikings::Viking kind, Point foot, float height, float opacity = 1);

// A tile that fills `area` (a square). Islands join their neighbours at land sides. Where a viking
// lives the building makes room for him.
void draw_tile(Paint& paint, vikings::Tile tile, const Rect& area, float opacity = 1,
               bool inhabited = false);

// One of the four buildings by itself, as it stands on a tile that fills `area`.
void draw_building(Paint& paint, std::size_t which, const Rect& area, float opacity = 1);

// Where the viking of a tile stands.
Point standing_place(vikings::Tile tile, const Rect& area);

// The medallion with which a row is marked on the mainland.
void draw_medallion(Paint& paint, vikings::Viking kind, Point center, float radius);

}  // namespace meadhall::table
