#pragma once

#include "games/feast/state.h"
#include "table/kit/paint.h"

// Tiles as they lie on boards, in houses and on the banquet table: in their true shapes.

namespace meadhall::table::feast_table {

// A tile, or the one cell of silver or a resource, that lies in this way with the upper left cell
// of its grid at `corner`.
void draw_tile(Paint& paint, feast::Item item, const feast::Shape& way, Point corner, float cell,
               float opacity = 1);

// The same in the middle of `room`, its cells no larger than `most`; and which way up it is larger
// there. Returns the area it takes.
Rect draw_way_within(Paint& paint, feast::Item item, const feast::Shape& way, const Rect& room,
                     float most, float opacity = 1);
Rect draw_tile_within(Paint& paint, feast::Item item, const Rect& room, float most,
                      float opacity = 1);

// A tile that lies on a surface.
struct LaidTile {
  feast::Item item{};
  feast::Shape way{};
  feast::Spot at{};
};

// Calls visit(LaidTile) for each tile, by the first of its cells, row by row.
template <class Visit>
void for_each_tile(const feast::Surface& surface, Visit visit);

// --- inline

// Takes the tile whose first cell this is off the cells that are still to be looked at.
LaidTile take_tile(const feast::Surface& surface, feast::Cells& left, feast::Spot first);

template <class Visit>
void for_each_tile(const feast::Surface& surface, Visit visit) {
  feast::Cells left = surface.cover.taken;
  for (std::uint8_t row = 0; row < feast::kBoardRows; ++row) {
    for (std::uint8_t column = 0; column < feast::kBoardColumns; ++column) {
      if (feast::has(left, row, column)) visit(take_tile(surface, left, {row, column}));
    }
  }
}

}  // namespace meadhall::table::feast_table
