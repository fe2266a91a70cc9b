#pragma once

#include "table/games/vikings/board_tiles.h"
#include "table/games/vikings/scene.h"
#include "table/match/board_view.h"

// Where everything lies on the large homeland: its cells on the screen, as far as it is scrolled.

namespace meadhall::table::vikings_table {

inline constexpr std::size_t kLines = vikings::kRows + 1;
// Lines are counted from the ships down, rows from the fishermen up.
inline std::size_t row_of_line(std::size_t line) { return vikings::kRows - line; }

struct HomelandBoard {
  HomelandBoard(Scene& on_scene, Seat of, const Rect& whole);

  Scene& scene;
  Paint& paint;
  Seat seat;
  const vikings::Player& player;
  const vikings::Homeland& home;
  Rect sea;  // the rows, beside the mainland
  Point origin;
  match::BoardView view;  // of the sea
  std::size_t columns = 0;
  float cell = 0;
  float mainland = 0;  // width
  float heads = 0;     // height of the line of column numbers
  float rack = 0;      // width of the special tiles' place
  Rect rack_area{};

  TargetName name_of(std::string_view what, vikings::Cell at) const {
    return {what, seat, vikings::pack(at)};
  }
  Rect cell_area(vikings::Cell at) const {
    return view.on_screen({cell * static_cast<float>(at.column),
                           cell * static_cast<float>(row_of_line(at.row)), cell, cell});
  }
  // True if any of a cell can be seen.
  bool shows(const Rect& place) const { return place.right() >= sea.x && place.x <= sea.right(); }
  // What stands beside a line, in a strip as wide as `strip`.
  Rect beside(std::size_t line, const Rect& strip) const {
    return {strip.x, strip.y - view.shift.y + cell * static_cast<float>(line), strip.w, cell};
  }
  // True if a tile lies there in the rules, but is still on its way here.
  bool flying_to(vikings::Cell at) const { return scene.motion.coming(name_of("cell", at)) > 0; }
};

// What lies and stands there: tiles, their folk, and the ships that threaten them.
// homeland_pieces.cpp
void draw_pieces(const HomelandBoard& on);
void draw_threats(const HomelandBoard& on);

// The mainland, and the vikings who wait on it beside the rows they belong to. mainland.cpp
void draw_mainland(const HomelandBoard& on);

// The places: those that answer the question glow, everything that lies there explains itself, and
// a hatch says where nothing can lie any more. homeland_places.cpp
void draw_dead_places(const HomelandBoard& on);
void draw_places(const HomelandBoard& on);

}  // namespace meadhall::table::vikings_table
