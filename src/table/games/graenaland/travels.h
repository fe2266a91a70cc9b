#pragma once

#include <array>
#include <string_view>

#include "table/games/graenaland/scene.h"

// What moves on the table of Graenaland: pieces that travel, as events tell it. Parts of the table
// note their places by the names of targets (scene.h), and besides:
//
//   hand-of seat        where a seat's cards go        ship-of seat   over the clan in the bar
//   seat seat           where its owner sits

namespace meadhall::table::graenaland_table {

// Those whose first number is a seat.
inline constexpr std::array<std::string_view, 4> kOwnedPlaces = {"hand-of", "hero", "ship-of",
                                                                 "bowl"};

void send_trips(match::Stage& stage, std::span<const Event> deed, const match::AnimationFrame& now);
void draw_trip(match::Stage& stage, const match::Trip& trip, const std::optional<Rect>& from,
               const std::optional<Rect>& to, float progress);

// What is in the hand, over the table.
void draw_carried(match::Stage& stage);

}  // namespace meadhall::table::graenaland_table
