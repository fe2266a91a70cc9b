#pragma once

#include <span>
#include <vector>

#include "table/kit/game_table.h"

// The doors of the hall: one for each game, a picture with its name and its answers.

namespace meadhall::table::screens {

struct Door {
  const GameTable& table;
  std::string_view name;
  std::uint32_t number;  // from 0
  bool open;             // the large one, with a picture of its own
};
// One for each game, the open one first.
std::vector<Door> all_doors(const Frame& frame);

// em
inline constexpr float kHallGap = 1.2F;  // between what stands in the hall
inline constexpr float kDoorInset = 0.9F;
inline constexpr float kBesidePicture = 0.9F;

// What is said and answered at a door, without its picture.
float words_height(Frame& frame, const Door& door, float width);

// What the words have of a door's width at the least if its picture stands beside them.
float beside_picture(const Frame& frame, float width);

// The height of a door whose picture is `picture` high.
float door_height(Frame& frame, const Door& door, float width, float picture);

// The picture stands above the words, `picture` high, or beside them if that is 0.
void draw_door(Frame& frame, const Rect& area, const Door& door, float picture);

// All doors but the open one: side by side, or one above the other. Returns the height used.
float draw_closed(Frame& frame, std::span<const Door> doors, const Rect& room, bool stacked);

}  // namespace meadhall::table::screens
