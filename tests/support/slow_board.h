#pragma once

#include <array>
#include <map>
#include <string>

#include "games/vikings/state.h"

// A homeland written out cell by cell, as one sees it on the table. The slow scorer and the naive
// twins of the rules look at nothing else.

namespace meadhall::vikings::testing {

// Rows from the top of the table: ships, warriors, nobles, scouts, goldsmiths, fishermen.
enum SlowRow { kShips, kWarriors, kNobles, kScouts, kGoldsmiths, kFishermen, kSlowRows };

struct SlowCell {
  char tile = ' ';       // L, M, R; ships by sail: b, y, g, r; ' ' is empty
  bool figure = false;   // a viking stands here
  char building = ' ';   // 1 to 4 on a middle
  bool special = false;  // a special building replaced the tile that lay here
};

inline constexpr int kSlowColumns = static_cast<int>(kColumns);

struct SlowBoard {
  std::array<std::array<SlowCell, kColumns>, kSlowRows> cells{};  // [row][column from 0]
  std::array<int, kVikingKinds> waiting{};  // in the order of the wheel's colours
  int gold = 0;
  int points = 0;
  std::map<std::string, int> specials{};  // held, by name: {"smith+1", 2}

  int holds(const std::string& special) const {
    const auto found = specials.find(special);
    return found == specials.end() ? 0 : found->second;
  }
  const SlowCell& at(int row, int column) const {
    return cells.at(static_cast<std::size_t>(row)).at(static_cast<std::size_t>(column));
  }
  SlowCell& at(int row, int column) {
    return cells.at(static_cast<std::size_t>(row)).at(static_cast<std::size_t>(column));
  }
};

// The board of a player, read cell by cell.
SlowBoard slow_board(const Player& player);

// The other way round, for boards that were filled at random. A middle without a building gets the
// first.
Player player_of(const SlowBoard& board);

}  // namespace meadhall::vikings::testing
