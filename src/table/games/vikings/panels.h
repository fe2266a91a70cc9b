#pragma once

#include <optional>

#include "table/games/vikings/scene.h"

// The panels around the boards: the others' homelands, and what a scoring held now would bring.

namespace meadhall::table::vikings_table {

// The header of the large homeland: whose it is, purse, food.
void draw_homeland_header(Scene& scene, const Rect& area);

// The homelands that are not shown large; a click enlarges one. Returns the seat chosen.
std::optional<Seat> draw_others(Scene& scene, const Rect& area);

// Every seat as a tab with its purse and what the next scoring would bring, for narrow screens, as
// high as they want to be in `width`. Returns the seat chosen.
std::optional<Seat> draw_tabs(Scene& scene, const Rect& area);
float tabs_height(const Scene& scene, float width);

// "If scoring happened now": a line a player, with who leads in what the end will count; below it
// the threats on the shown homeland.
void draw_outlook(Scene& scene, const Rect& area);
float outlook_height(const Scene& scene);

}  // namespace meadhall::table::vikings_table
