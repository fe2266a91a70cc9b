#pragma once

#include "table/games/graenaland/scene.h"

// The cards of a hand in groups, fanned, as large as there is room for.

namespace meadhall::table::graenaland_table {

// How a hand is laid out, in CSS pixels.
struct HandStyle {
  float card = 0;     // at most so wide
  int lines = 0;      // of words below each group: none, how many, what of them pays
  float rise = 0.2F;  // by how much of its width a card rises
};

// Draws the hand in `room`; cards that pay, or would, rise and glow, and those that answer can be
// tapped.
void draw_hand_cards(Scene& scene, const Rect& room, const HandStyle& style);

}  // namespace meadhall::table::graenaland_table
