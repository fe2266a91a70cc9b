#pragma once

#include <array>
#include <set>
#include <string>

#include "tests/support/slow_board.h"

// Twins of three rules, cell by cell and case by case, written from the rulebook alone.

namespace meadhall::vikings::testing {

// The cells into which an island tile (L, M or R) may be laid: "C2".
std::set<std::string> naive_island_cells(const SlowBoard& board, char tile, bool ships_support);

// The cells into which a ship may be laid: "S3".
std::set<std::string> naive_ship_cells(const SlowBoard& board, bool adjacent);

// True if the pair at price 0 may be taken by a player with this much gold.
bool naive_zero_pair_is_legal(const std::array<Pair, kSlots>& wheel, int gold);

// How many vikings of each kind one boatsman may bring over in all; every possible load.
using Load = std::array<int, kRows>;
struct FerryRules {
  bool full_boats_only = false;
  bool one_viking = false;  // the advanced game's boatsman without a boat tile
};
std::set<Load> naive_loads(const SlowBoard& board, FerryRules rules);

}  // namespace meadhall::vikings::testing
