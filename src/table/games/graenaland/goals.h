#pragma once

#include "table/games/graenaland/scene.h"

// How far each clan has come, on parchment: the goals with what they ask for, a value a clan, what
// the move pointed at would add; and what everybody may see of hands.

namespace meadhall::table::graenaland_table {

void draw_goals(Scene& scene, const Rect& area);
float goals_height(const Scene& scene);

// The clans as a strip above the map of a phone: name, goals met, cards held. A tap on one tells of
// it.
void draw_clan_strip(Scene& scene, const Rect& area);

}  // namespace meadhall::table::graenaland_table
