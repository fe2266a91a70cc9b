#pragma once

#include "table/games/vikings/scene.h"

// On the places of a homeland that answer the question: that they do, and what would come of it.
// `place` is the whole cell on the screen.

namespace meadhall::table::vikings_table {

void draw_legal_place(Paint& paint, const Rect& place, bool pointed, bool on_tile);

// What would lie or stand on the place pointed at; `lying` is what lies there now.
void draw_ghost(Scene& scene, vikings::Cell cell, vikings::Tile lying, const Rect& place);

// What the next scoring would bring more, or less, with the piece on this place.
void draw_gain(Scene& scene, vikings::Cell cell, const Rect& place);

// What is carried hangs above the fingertip, so that it is seen, and points at the cell below.
Rect carried_area(const Frame& frame);
void draw_carried(Scene& scene);

}  // namespace meadhall::table::vikings_table
