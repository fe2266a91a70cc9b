#pragma once

#include "table/games/feast/scene.h"

// What takes the place of the action board while a decision is answered on a stage of its own.

namespace meadhall::table::feast_table {

enum class AskedOn : std::uint8_t { board, banquet, dice, picker };

// Where the decision at hand is answered; on the board also what has no stage.
AskedOn stage_of(const Scene& scene);
// In the first frame of a decision on a stage: one of another kind is seen from the top,
// and a die tumbles.
void begin_stage(Scene& scene);
// Draws the stage at hand; false if there is none.
bool draw_stage(Scene& scene, const Rect& area);

// The feast in its hall: the table with what lies on it and, dashed, what would fill it; the food
// that may lie next and, faint, what may not.
void draw_banquet_stage(Scene& scene, const Rect& area);
// Dice: the die with its last roll, the faces that hit with what is at hand and what they cost, the
// chance that is left; and what may be paid, looted or sent out.
void draw_dice_stage(Scene& scene, const Rect& area);
// What may be picked, large: goods and what becomes of them, special tiles, mountain strips, lands,
// ships, occupations. It has a place if all that may be picked has one there or is a button of the
// card.
bool has_picker(const Scene& scene);
void draw_picker_stage(Scene& scene, const Rect& area);

}  // namespace meadhall::table::feast_table
