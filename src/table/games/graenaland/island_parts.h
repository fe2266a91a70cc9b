#pragma once

#include "table/games/graenaland/island_plan.h"
#include "table/games/graenaland/scene.h"

// What lies around the lands, and what is drawn over all of them.

namespace meadhall::table::graenaland_table {

// What the lands lie in: shallows, the ice to the north, sand, and the river between them.
// waters.cpp
void draw_waters(Frame& frame, const IslandPlan& plan);

// The cards of a land before it, how many may lie there, and in broken outlines what the next round
// brings. While they are shared out only their places are left: the cards lie in the bowls.
// stores.cpp
void draw_store(Scene& scene, const IslandPlan& plan, std::size_t place);

// In the west the ship with the supply cards, in the east the decks with their counts. decks.cpp
void draw_west(Scene& scene, const IslandPlan& plan);
void draw_east(Scene& scene, const IslandPlan& plan);

// Over the lands. island_marks.cpp
//
// Where the march pointed at leads, and what it would send the other way.
void draw_march(Scene& scene, const IslandPlan& plan);
// The land that a council is about; none while none sits.
std::optional<std::size_t> land_of_council(const Scene& scene);
// Everything steps back; from the land a beam falls upon the board below `area`.
void draw_theatre(Scene& scene, const IslandPlan& plan, std::size_t place, const Rect& area);
// All of the island small, with what of it is seen; a click leads there.
void draw_mini_map(Scene& scene, const IslandPlan& plan, const TargetName& board, const Rect& room);

}  // namespace meadhall::table::graenaland_table
