#pragma once

#include "games/graenaland/components.h"
#include "table/kit/paint.h"

// The small signs of Graenaland: resources, terrains, house marks, goals and what else needs no
// words. Each lies around its middle, `size` high.

namespace meadhall::table::graenaland_table {

using graenaland::Building;
using graenaland::Construction;
using graenaland::Goal;
using graenaland::Hero;
using graenaland::Resource;
using graenaland::Terrain;
using graenaland::Work;

void draw_resource(Paint& paint, Resource resource, Point center, float size, float opacity = 1);

// `ink` on `ground`, which shows through where the sign has holes.
void draw_terrain(Paint& paint, Terrain terrain, Point center, float size, Colour ink,
                  Colour ground);
void draw_goal(Paint& paint, Goal goal, Point center, float size, Colour ink, Colour ground);

// The house mark of a seat, which a clan's things bear wherever numbers mean votes: ring, fork,
// hourglass, three bars, triangle.
void draw_mark(Paint& paint, std::size_t seat, Point center, float size, Colour ink);

enum class Sign : std::uint8_t {
  hand,    // raised: votes needed
  crown,   // decides alone; victory points
  helm,    // a place for a fortress; the army
  cross,   // a place for a church
  lyre,    // a place for a hall
  house,   // a village
  boot,    // march
  split,   // sharing
  hammer,  // building
  grain,   // production
  talk,
  quiet,
  lock,
  yes,
  no,
  bot,
  scales,  // a market
};
void draw_sign(Paint& paint, Sign sign, Point center, float size, Colour ink, Colour ground);

}  // namespace meadhall::table::graenaland_table
