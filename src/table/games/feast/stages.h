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

}  // namespace meadhall::table::feast_table
