#pragma once

#include "table/games/graenaland/scene.h"

// A look at one's own hand while everybody may see the screen: for as long as one's own shield, or
// V, is held down. rules: Graenaland 14.2

namespace meadhall::table::graenaland_table {

// Makes the shield of a seat one to be held, if its owner may look now. It fills `shield`; `room`
// is all that a finger may press instead. Shields in the bar, in the table of goals and on the hand
// are told apart.
enum class ShieldAt : std::uint8_t { bar, goals, hand };
void hold_to_peek(Scene& scene, Seat seat, ShieldAt where, const Rect& shield, const Rect& room);

// In each frame, over the table: the hand that is looked at, until it is let go.
void draw_peek(Scene& scene);

}  // namespace meadhall::table::graenaland_table
