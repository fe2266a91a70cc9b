#pragma once

#include "table/games/graenaland/scene.h"

// The island of Graenaland with what lies around it: lands as pictures where there is room, else as
// ledgers, their cards before the coast and on the ice, the ship with the supply cards, the decks.

namespace meadhall::table::graenaland_table {

// Fills `area`; drawn closer by wheel and fingers.
void draw_island(Scene& scene, const Rect& area);

// One land alone, as a picture in `area` that is only looked at.
void draw_land(Scene& scene, std::size_t place, const Rect& area);
// A land's row of camps, without sky and signs: the front of the sharing on a phone.
void draw_camps(Scene& scene, std::size_t place, const Rect& area);

}  // namespace meadhall::table::graenaland_table
