#pragma once

#include <vector>

#include "table/games/graenaland/scene.h"

// The cards of a hand in groups, fanned, as large as there is room for.

namespace meadhall::table::graenaland_table {

// How a hand is laid out, in CSS pixels.
struct HandStyle {
  float card = 0;     // at most so wide
  int lines = 0;      // of words below each group: none, how many, what of them pays
  float rise = 0.2F;  // by how much of its width a card rises
  bool centred = false;
};

// Where a group lies: its cards at rest, and the words below them.
struct GroupPlace {
  Rect cards;
  Rect words;
  float card = 0;  // how wide each is
  float step = 0;  // from one to the next
  float rise = 0;  // by how much one rises
};
std::vector<GroupPlace> lay_out_hand(const Paint& paint, const HandModel& hand, const Rect& room,
                                     const HandStyle& style);

// The price of what is pointed at or chosen, which the hand shows itself fit for or not; only to
// the one who builds.
std::optional<graenaland::Cost> price_in_mind(const Scene& scene);

// Draws the hand in `room`; cards that pay, or would, rise and glow, and those that answer can be
// tapped.
void draw_hand_cards(Scene& scene, const Rect& room, const HandStyle& style);

}  // namespace meadhall::table::graenaland_table
