#pragma once

#include "table/games/graenaland/scene.h"

// The yard's tiles, as others of the table ask for them.

namespace meadhall::table::graenaland_table {

// How far a construction is from being built: on the land looked at, or anywhere.
struct YardTile {
  int places = 0;                                       // where it can be built now
  int short_by = 0;                                     // else so many cards more would pay for it
  const GraenalandModel::Buildable* nearest = nullptr;  // where, or where the least is lacking
};
YardTile yard_tile(const Scene& scene, graenaland::Construction what);

// The land whose constructions the yard shows, where the place was chosen first.
std::optional<std::size_t> yard_land(const Scene& scene);

}  // namespace meadhall::table::graenaland_table
