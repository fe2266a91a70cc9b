#pragma once

#include <array>

#include "table/kit/frame.h"

// The doors of the hall: one for each game, a picture with its name and its answers.

namespace meadhall::table::screens {

struct Door {
  std::string_view game;
  std::string_view name;
  std::string_view line;
  bool open;  // else its table is not drawn yet
};
inline constexpr std::array<Door, 3> kDoors = {{
    {"vikings", "vikings.name", "ui.hall.vikings", true},
    {"graenaland", "graenaland.name", "ui.hall.graenaland", false},
    {"feast", "feast.name", "ui.hall.feast", false},
}};

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

// The two doors of games whose table is not drawn yet: side by side, or one above the other.
// Returns the height used.
float draw_closed(Frame& frame, const Rect& room, bool stacked);

}  // namespace meadhall::table::screens
