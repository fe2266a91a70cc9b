#pragma once

#include "table/games/feast/scene.h"

// Laying on a phone: arrows for the tile in hand, what it brings, where it fits best, and what else
// can be laid.

namespace meadhall::table::feast_table {

// True if the card has room for arrows; else a tap beside the tile moves it.
bool has_pad(const Scene& scene);
inline constexpr float kPadButton = 46;  // pixels
// Two rows of them, three beside each other, from the top left of `area`.
void draw_pad(Scene& scene, const Rect& area);

// Of the tile in hand: what it brings where it waits, and where it fits best, as far as `room`
// goes.
void draw_laying_help(Scene& scene, Rect room);

// What can be laid now, in a row that is swept.
inline constexpr float kLayableHigh = 6.4F;  // em
void draw_layable(Scene& scene, Rect area);

}  // namespace meadhall::table::feast_table
