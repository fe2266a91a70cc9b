#pragma once

#include <array>
#include <cstddef>

#include "games/feast/spaces.h"
#include "table/kit/geometry.h"

// Where everything of the action board lies: ten groups of spaces in eighteen lines, four columns.
// Where a group has fewer spaces in a column than lines they are higher; where it has none, the
// space of the group above reaches down to it, as the printed board has it.

namespace meadhall::table::feast_table {

struct MatrixPlan {
  float line = 0;                                 // the height of one, with the gap below it
  std::array<Rect, feast::kColumns> heads{};      // of the columns
  std::array<Rect, feast::kGroups> bands{};       // of the groups, through all columns
  std::array<Rect, feast::kGroups> medallions{};  // at the left of a band
  std::array<Rect, feast::kGroups> asides{};      // at its right; no width: there is none
  std::array<Rect, feast::kPlaces> places{};      // those that copy in a line of their own
};

struct MatrixSizes {
  float head = 0;        // height of the heads, 0: there are none
  float medallion = 0;   // width of that column
  float aside = 0;       // width of the fifth column, 0: there is none
  float least_band = 0;  // the least height of a group
  bool copies = false;   // there are spaces that copy
};

// Fills `area`.
MatrixPlan plan_matrix(const Rect& area, const MatrixSizes& sizes);

}  // namespace meadhall::table::feast_table
