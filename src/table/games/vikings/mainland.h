#pragma once

#include "table/games/vikings/scene.h"

// The mainland of a homeland, and the vikings who wait on it beside the rows they belong to.

namespace meadhall::table::vikings_table {

// `arm`: where it stands; `sea`: the rows' own place beside it, `shift` how far they are scrolled,
// `cell` the height of a row.
struct MainlandPlace {
  Rect arm;
  Rect sea;
  Point shift;
  float cell = 0;
};

void draw_mainland(Scene& scene, Seat seat, const MainlandPlace& place);

}  // namespace meadhall::table::vikings_table
