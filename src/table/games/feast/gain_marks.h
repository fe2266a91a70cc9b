#pragma once

#include "games/feast/laying.h"
#include "table/games/feast/scene.h"

// What laying something brings, in figures and signs.

namespace meadhall::table::feast_table {

// The items or the rarer thing of a bonus, in the middle of `area`.
void draw_bonus_gain(Paint& paint, const feast::BonusGain& gain, const Rect& area);

// What some bonuses of a board bring, a bit for each, from the left of `row`, on paper.
void draw_bonuses_won(Paint& paint, feast::Sheet sheet, unsigned which, const Rect& row);

// Beside the tile that would lie on `tile`: its income before and after, the points, the bonus of a
// ring that closes, and what is lost.
void draw_badges(Scene& scene, feast::Sheet sheet, const feast::LayingGain& gain, const Rect& tile);

// The same in one row from the left of `row`, on paper; what has no room is left out.
void draw_gain_row(Paint& paint, feast::Sheet sheet, const feast::LayingGain& gain, Rect row);

// In the corner of `cell`, which shows how many of it there are: by how many the space that is
// pointed at surely changes that.
void draw_supply_change(Scene& scene, feast::Item item, const Rect& cell);

}  // namespace meadhall::table::feast_table
