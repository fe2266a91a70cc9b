#pragma once

#include "table/games/feast/scene.h"

namespace meadhall::table::feast_table {

// On a phone: a card for each player, with what they have and what their points come from; a tap
// shows their boards. As high as it needs to be, from the top of `page` down; the height.
float draw_player_cards(Scene& scene, const Rect& page);

// What Scene::shown has for this round and their points, one below the other at the top of `side`,
// which is cut by it.
void draw_figures_below(Scene& scene, Rect& side);

}  // namespace meadhall::table::feast_table
