#pragma once

#include <array>
#include <cstddef>

#include "games/feast/spaces.h"
#include "table/kit/geometry.h"

// Where everything of the action board lies: ten groups of spaces in eighteen lines, four columns.
// Where a group has fewer spaces in a column than lines they are higher; where it has none, the
// space of the group above reaches down to it, as the printed board has it.

namespace meadhall::table::feast_table {

// The groups, and one for the spaces that copy.
inline constexpr std::size_t kBands = feast::kGroups + 1;

struct MatrixPlan {
  float line = 0;                             // the height of one, with the gap below it
  std::array<Rect, feast::kColumns> heads{};  // of the columns
  std::array<Rect, kBands> bands{};           // through all columns; no height: there is none
  std::array<Rect, kBands> medallions{};      // at the left of a band
  std::array<Rect, feast::kGroups> asides{};  // at its right; no width: there is none
  std::array<Rect, feast::kPlaces> places{};
};

struct MatrixSizes {
  float head = 0;                        // height of the heads, 0: there are none
  float medallion = 0;                   // width of that column
  float aside = 0;                       // width of the fifth column, 0: there is none
  float least_band = 0;                  // the least height of a group
  std::array<std::uint8_t, 2> copies{};  // the columns with a space that copies; 0: none
};

// Fills `area`.
MatrixPlan plan_matrix(const Rect& area, const MatrixSizes& sizes);

}  // namespace meadhall::table::feast_table
