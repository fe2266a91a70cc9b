#pragma once

#include "table/match/stage.h"

// A board that may be larger than its room: drawn closer by two fingers or the wheel, dragged,
// swept away by a finger to the next seat's, slid by what is carried to its edge. What lies where
// on it is the game's own matter: `content` is all of it, at the zoom it is drawn with, its corner
// at (0, 0).

namespace meadhall::table::match {

struct BoardView {
  TargetName name;  // of the region; its `a` tells several boards apart
  Rect room;        // on the screen
  float zoom = 1;   // how many times as large as it fits, up to kMostZoom

  // Known once it has begun.
  Point content{};
  Point shift{};   // how far it is scrolled
  Point margin{};  // around what is smaller than its room

  bool closer() const { return zoom > 1.01F; }
  Rect on_screen(const Rect& part) const {
    return {room.x + margin.x - shift.x + part.x, room.y + margin.y - shift.y + part.y, part.w,
            part.h};
  }
  // True if anything of `place`, on the screen, can be seen.
  bool shows(const Rect& place) const {
    return place.right() >= room.x && place.x <= room.right() && place.bottom() >= room.y &&
           place.y <= room.bottom();
  }
};

// The board as large as it is drawn now.
inline BoardView board_view(Frame& frame, const TargetName& name, const Rect& room) {
  return {.name = name, .room = room, .zoom = frame.targets.zoom(name)};
}

// Before it begins: scrolls so that the part of the content between two corners is in sight, from
// its upper left if it is larger than the room.
void bring_into_sight(Frame& frame, const BoardView& view, Point upper_left, Point lower_right);

// The place of a board smaller than its room: in the middle (a map), or at the upper left (a grid).
enum class Rest : std::uint8_t { corner, middle };

// Between the two, targets are those of the board, and its shift is known.
void begin_board(Stage& stage, BoardView& view, Point content, Rest rest = Rest::corner);
void end_board(Stage& stage);

// Below the room: which part of a long board is seen.
void draw_place_below(Paint& paint, const BoardView& view);

// While it is drawn closer: the button out of that, in the upper right corner.
void draw_way_back(Frame& frame, const BoardView& view);

}  // namespace meadhall::table::match
