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

// The same in a row, and the number after: "4 ▢ → 7".
void draw_badges_below(Paint& paint, feast::Sheet sheet, const feast::LayingGain& gain, Rect row);

// The same from the top left of `area`, on paper, in lines of kGainLine; what has no room is left
// out.
inline constexpr float kGainLine = 1.35F;  // em
void draw_gain_row(Paint& paint, feast::Sheet sheet, const feast::LayingGain& gain, Rect area);

// In the corner of `cell`, which shows how many of it there are: by how many the space that is
// pointed at surely changes that.
void draw_supply_change(Scene& scene, feast::Item item, const Rect& cell);

}  // namespace meadhall::table::feast_table
