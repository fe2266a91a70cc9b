#pragma once

#include "table/games/feast/dice_model.h"
#include "table/kit/paint.h"

namespace meadhall::table::feast_table {

// Inks on the ground of the dice: pale, and fainter.
inline constexpr Colour kPale = rgb(0xf3ead6);
inline constexpr Colour kSoft = rgb(0xf3ead6, 0.66F);
inline constexpr Colour kGoldTop = rgb(0xffe9a0);
inline constexpr Colour kGoldEdge = rgb(0x8a5c12);

// Beside the die: what it is about, what the roll is worth unless the die still tumbles, how many
// are left, the chance. Where there is not room for all, the rolls left go first, which the answers
// tell as well, then what it is about.
void draw_dice_figures(Paint& paint, const DiceModel& dice, Rect room, bool tumbles);

}  // namespace meadhall::table::feast_table
