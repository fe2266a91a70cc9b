#pragma once

#include <span>

#include "table/games/feast/scene.h"

// What moves over the table: Vikings, goods, ships, houses, land, cards.

namespace meadhall::table::feast_table {

// Sends out what moved by one deed.
void send_trips(match::Stage& stage, std::span<const Event> deed, const match::AnimationFrame& now);
// Draws one on its way, as Motion::draw says.
void draw_trip(match::Stage& stage, const match::Trip& trip, const std::optional<Rect>& from,
               const std::optional<Rect>& to, float progress);

}  // namespace meadhall::table::feast_table
