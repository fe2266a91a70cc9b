#pragma once

#include "table/games/feast/ground.h"
#include "table/games/feast/scene.h"

// One board or house with what lies on it.

namespace meadhall::table::feast_table {

// A surface of the scene's state, the upper left corner of its grid at `corner`. Notes it in
// scene.boards and adds its target, {"board", surface}, which explains it unless a tile is held.
void draw_surface(Scene& scene, std::size_t surface, Point corner, float cell);

// What of a sheet is seen below and above the tiles that cover it so: its ground with the bonuses,
// and the numbers of its income.
void draw_below_tiles(Paint& paint, feast::Sheet sheet, const feast::Cover& cover, Point corner,
                      float cell);
void draw_above_tiles(Paint& paint, feast::Sheet sheet, const feast::Cover& cover, Point corner,
                      float cell);

// All that is printed on a sheet on which nothing lies yet.
void draw_printed(Paint& paint, feast::Sheet sheet, Point corner, float cell);

}  // namespace meadhall::table::feast_table
