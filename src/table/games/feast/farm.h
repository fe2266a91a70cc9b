#pragma once

#include "table/games/feast/scene.h"

// What belongs to the rack and is no board.

namespace meadhall::table::feast_table {

// So many animals of a kind as one tile and their number, its cells at most so large; with young
// they have a badge.
struct Herd {
  feast::Item item{};
  int animals = 0;
  bool with_young = false;
};
void draw_herd(Paint& paint, const Herd& herd, const Rect& area, float most);

// The plate of a shed, of whose fields the first so many are covered.
void draw_shed_fields(Paint& paint, int wood, int stone, const Rect& plate);

// Fields of a shed for wood and stone, below its head; `number` says which of the seat's it is.
void draw_shed(Scene& scene, int number, const Rect& area);
// The extra fields of a stone house, as many houses before it as `number` says.
void draw_house_fields(Scene& scene, int number, const Rect& area);
// Sheep and cattle, those with young apart.
void draw_stable(Scene& scene, const Rect& area);

}  // namespace meadhall::table::feast_table
