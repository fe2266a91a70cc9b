#pragma once

#include <optional>
#include <span>

#include "table/games/feast/scene.h"

// How the table answers.

namespace meadhall::table::feast_table {

// Gives the app a move to make, or several as one deed.
void play(Scene& scene, Move move);
void play_all(Scene& scene, std::span<const Move> moves);

// A thing of the hall on `area` with which something may be done at any time: where that is so now,
// and the hall is that of whoever is asked, a click does it (a second one by finger), as one deed.
void touch_deed(Scene& scene, const TargetName& name, const Rect& area, Inspectable thing,
                std::optional<Move> deed);

}  // namespace meadhall::table::feast_table
