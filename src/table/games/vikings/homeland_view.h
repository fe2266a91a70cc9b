#pragma once

#include "table/games/vikings/scene.h"

// A homeland: the mainland with its waiting vikings on the left, ships on top, five rows of
// islands.

namespace meadhall::table::vikings_table {

// Columns shown even where nothing lies yet.
inline constexpr std::size_t kLeastColumns = 8;

// The rightmost column with anything on it, counted from 1; 0 if there is none.
std::size_t columns_used(const vikings::Homeland& home);

// True if the question is answered with a place on the homeland.
bool asks_places(vikings::Step step);

// The large one, on which tiles are laid and vikings stand; scrolls sideways when it grows too
// wide.
void draw_homeland(Scene& scene, Seat seat, const Rect& area);

// A homeland at a glance, without pieces that can be told only from near.
void draw_small_homeland(Paint& paint, const vikings::Player& player, const Rect& area);

}  // namespace meadhall::table::vikings_table
