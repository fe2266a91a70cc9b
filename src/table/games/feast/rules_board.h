#pragma once

#include <string_view>

#include "core/fixed_vector.h"
#include "games/feast/cover.h"

// A board in a picture of the rules: what of it is shown, and what lies there.

namespace meadhall::table::feast_table {

struct RulesBoard {
  struct Lying {
    feast::Item item{};
    feast::Shape way{};
    feast::Spot at{};
    bool wrong = false;  // it is said that it may not lie there
    feast::Bar bar{};    // what forbids it
  };

  feast::Sheet sheet{};
  bool whole = true;   // all of the sheet
  bool large = false;  // its cells, as a part of it was asked for
  feast::Spot from{};
  int width = 0;
  int height = 0;
  feast::Cover cover{};  // of what may lie there
  FixedVector<Lying, 8> tiles{};
};

// The board that a word of a scene names (rules_picture_list.h).
RulesBoard rules_board(std::string_view word);

}  // namespace meadhall::table::feast_table
