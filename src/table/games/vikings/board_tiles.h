#pragma once

#include <optional>

#include "games/vikings/homeland.h"
#include "table/kit/paint.h"

// The tiles of a homeland, laid side by side: their water is one, islands run on from tile to tile,
// only where nothing lies beside them do they show their edges.

namespace meadhall::table::vikings_table {

inline vikings::Cell cell_at(std::size_t row, std::size_t column) {
  return {static_cast<std::uint8_t>(row), static_cast<std::uint8_t>(column)};
}

// Where the cells of a homeland lie.
struct Field {
  Point origin;  // upper left corner of the row of ships, column 1
  float cell = 0;
  std::size_t first = 0;  // columns that can be seen: from here …
  std::size_t end = 0;    // … to before this one

  Rect area(vikings::Cell at) const {
    return {origin.x + cell * static_cast<float>(at.column),
            origin.y + cell * static_cast<float>(vikings::kShipRow - at.row), cell, cell};
  }
};

// `missing`: a tile that is not there yet.
void draw_board_tiles(Paint& paint, const vikings::Homeland& home, const Field& field,
                      std::optional<vikings::Cell> missing);

}  // namespace meadhall::table::vikings_table
