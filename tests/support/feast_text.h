#pragma once

#include <doctest/doctest.h>

#include <cstring>
#include <string>
#include <utility>
#include <vector>

#include "games/feast/position/position.h"
#include "tests/support/words.h"

// Positions of A Feast for Odin as text: reading one and writing it back, and what is said of one
// that cannot be.

namespace meadhall::feast::testing {

// The position of these lines, below the first; the test fails if they are refused.
inline State read(const std::string& lines) {
  const Result<State> state = read_position("feast position 1\n" + lines);
  REQUIRE_MESSAGE(state.ok(), spelled::words(state.error().message));
  CHECK(check(state.value()).ok());
  const Result<State> again = read_position(write_position(state.value()));
  REQUIRE_MESSAGE(again.ok(), spelled::words(again.error().message));
  CHECK(std::memcmp(&again.value(), &state.value(), sizeof(State)) == 0);
  return state.value();
}

inline std::string complaint(const Result<State>& state) {
  if (state.ok()) return "accepted";
  std::string all = spelled::words(state.error().message);
  for (const std::string_view known : {"vikings.position.at_end ", "vikings.position.at ",
                                       "vikings.position.", "feast.position."}) {
    for (std::size_t at = all.find(known); at != std::string::npos; at = all.find(known)) {
      all.erase(at, known.size());
    }
  }
  return all;
}

// "line=2 column=7 text=x why=[number least=1 most=6]"; lines count from the first one given, as 2.
inline std::string refused(const std::string& lines) {
  return complaint(read_position("feast position 1\n" + lines));
}

using Complaints = std::vector<std::pair<std::string, std::string>>;

inline void check_all(const Complaints& complaints) {
  for (const auto& [lines, expected] : complaints) CHECK_MESSAGE(refused(lines) == expected, lines);
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
