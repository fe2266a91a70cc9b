#pragma once

#include <string>

#include "games/feast/state.h"
#include "games/feast/workshop.h"
#include "tests/support/position_text.h"

// Positions of A Feast for Odin as text: reading one and writing it back, and what is said of one
// that cannot be.

namespace meadhall::feast::testing {

using position_text::testing::complaint;
using position_text::testing::Complaints;

// The position of these lines, below the first.
inline State read(const std::string& lines) {
  return position_text::testing::read_back<State>("feast position 1", lines, &read_position);
}

// "line=2 column=7 text=x why=[number least=1 most=6]"; lines count from the first one given, as 2.
inline std::string refused(const std::string& lines) {
  return complaint(read_position("feast position 1\n" + lines));
}

inline void check_all(const Complaints& complaints) {
  position_text::testing::check_all(complaints, &refused);
}

// A stone house with these four rows.
inline std::string house(const std::string& rows, const std::string& tiles) {
  return "player 1\nstone_1\n" + rows + "\ntiles: " + tiles;
}

// A home board with only this row, counted from 0.
inline std::string home(std::size_t row, const std::string& cells, const std::string& tiles) {
  std::string all = "player 1\nhome\n";
  for (std::size_t i = 0; i < kBoardRows; ++i) all += (i == row ? cells : ".............") + "\n";
  return all + "tiles: " + tiles;
}

}  // namespace meadhall::feast::testing
