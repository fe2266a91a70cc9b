#include "tests/support/naive_rules.h"

namespace meadhall::vikings::testing {
namespace {

enum class Edge { sea, land, open };  // open: nothing lies there

Edge left_edge(char tile) {
  if (tile == ' ') return Edge::open;
  return tile == 'L' ? Edge::sea : Edge::land;
}
Edge right_edge(char tile) {
  if (tile == ' ') return Edge::open;
  return tile == 'R' ? Edge::sea : Edge::land;
}
bool match(Edge a, Edge b) { return a == Edge::open || b == Edge::open || a == b; }

char tile_or_nothing(const SlowBoard& board, int row, int column) {
  if (row < kWarriors || row > kFishermen || column < 0 || column >= kSlowColumns) return ' ';
  return board.at(row, column).tile;
}

std::string name(int row, int column) {
  return std::string(1, "SWNCGF"[row]) + std::to_string(column + 1);
}

bool may_lie(const SlowBoard& board, char tile, int row, int column, bool ships_support) {
  if (board.at(row, column).tile != ' ') return false;
  const char left = tile_or_nothing(board, row, column - 1);
  const char right = tile_or_nothing(board, row, column + 1);
  const char above = tile_or_nothing(board, row - 1, column);
  const char below = tile_or_nothing(board, row + 1, column);
  const bool on_the_coast = column == 0;
  bool touches = on_the_coast || left != ' ' || right != ' ' || above != ' ' || below != ' ';
  if (ships_support && row == kWarriors && board.at(kShips, column).tile != ' ') touches = true;
  if (!touches) return false;
  const Edge to_the_left = on_the_coast ? Edge::sea : right_edge(left);
  return match(to_the_left, left_edge(tile)) && match(right_edge(tile), left_edge(right));
}

// Empty tiles and waiting vikings of a kind, whichever are fewer.
int can_go(const SlowBoard& board, std::size_t kind) {
  int tiles = 0;
  for (int column = 0; column < kSlowColumns; ++column) {
    const SlowCell& cell = board.at(kFishermen - static_cast<int>(kind), column);
    if (cell.tile != ' ' && !cell.figure) ++tiles;
  }
  return tiles < board.waiting.at(kind) ? tiles : board.waiting.at(kind);
}

}  // namespace

std::set<std::string> naive_island_cells(const SlowBoard& board, char tile, bool ships_support) {
  std::set<std::string> cells;
  for (int row = kWarriors; row <= kFishermen; ++row) {
    for (int column = 0; column < kSlowColumns; ++column) {
      if (may_lie(board, tile, row, column, ships_support)) cells.insert(name(row, column));
    }
  }
  return cells;
}

std::set<std::string> naive_ship_cells(const SlowBoard& board, bool adjacent) {
  int ships = 0;
  for (int column = 0; column < kSlowColumns; ++column) {
    if (board.at(kShips, column).tile != ' ') ++ships;
  }
  std::set<std::string> cells;
  for (int column = 0; column < kSlowColumns; ++column) {
    if (board.at(kShips, column).tile != ' ') continue;
    const bool beside_a_ship =
        (column > 0 && board.at(kShips, column - 1).tile != ' ') ||
        (column + 1 < kSlowColumns && board.at(kShips, column + 1).tile != ' ');
    if (ships < 3) {
      if (column < 3 && (!adjacent || ships == 0 || beside_a_ship))
        cells.insert(name(kShips, column));
    } else if (beside_a_ship) {
      cells.insert(name(kShips, column));
    }
  }
  return cells;
}

bool naive_zero_pair_is_legal(const std::array<Pair, kSlots>& wheel, int gold) {
  bool last_of_its_colour = true;
  bool can_afford_another = false;
  for (std::size_t price = 1; price < kSlots; ++price) {
    if (wheel.at(price).empty()) continue;
    if (wheel.at(price).viking == wheel.at(0).viking) last_of_its_colour = false;
    if (gold >= static_cast<int>(price)) can_afford_another = true;
  }
  return last_of_its_colour || !can_afford_another;
}

std::set<Load> naive_loads(const SlowBoard& board, FerryRules rules) {
  std::set<Load> loads;
  if (board.waiting.at(static_cast<std::size_t>(Viking::boatsman)) == 0) return loads;
  if (rules.one_viking) {
    for (std::size_t kind = 0; kind < kRows; ++kind) {
      Load load{};
      load.at(kind) = 1;
      if (can_go(board, kind) > 0) loads.insert(load);
    }
    return loads;
  }
  // All of one colour.
  for (std::size_t kind = 0; kind < kRows; ++kind) {
    for (int number = 1; number <= can_go(board, kind); ++number) {
      Load load{};
      load.at(kind) = number;
      if (!rules.full_boats_only || number == can_go(board, kind)) loads.insert(load);
    }
  }
  // One each of several colours.
  for (unsigned chosen = 1; chosen < (1U << kRows); ++chosen) {
    Load load{};
    bool possible = true;
    bool everybody = true;
    for (std::size_t kind = 0; kind < kRows; ++kind) {
      if (((chosen >> kind) & 1U) != 0) {
        load.at(kind) = 1;
        possible = possible && can_go(board, kind) > 0;
      } else if (can_go(board, kind) > 0) {
        everybody = false;
      }
    }
    const bool several = (chosen & (chosen - 1)) != 0;
    if (several && possible && (!rules.full_boats_only || everybody)) loads.insert(load);
  }
  return loads;
}

}  // namespace meadhall::vikings::testing
