#pragma once

#include "games/vikings/state.h"

// Ferrying at the start of a large scoring. One boatsman carries waiting vikings to empty own
// island tiles of their rows: any number of one kind, or one each of several kinds; then he leaves
// the game. rules: Vikings 7.1

namespace meadhall::vikings {

// True if the boat under way may also take a waiting viking of this kind, by what it carries.
constexpr bool boat_takes(const Boat& boat, std::size_t kind) {
  const unsigned bit = 1U << kind;
  const bool only_this_kind = boat.kinds == bit;
  const bool all_different = std::popcount(boat.kinds) == boat.carried;
  return only_this_kind || (all_different && (boat.kinds & bit) == 0);
}

// The columns to which the boat under way (or a new one) may carry a viking of this kind.
constexpr Columns ferry_columns(const Player& player, const Boat& boat, std::size_t kind) {
  if (player.waiting_of(Viking::boatsman) == 0 || player.waiting[kind] == 0) return 0;
  return boat_takes(boat, kind) ? player.homeland.rows[kind].empty_tiles() : 0;
}

// True if the boat under way (or a new one) can carry anybody.
constexpr bool can_ferry(const Player& player, const Boat& boat) {
  for (std::size_t kind = 0; kind < kRows; ++kind) {
    if (ferry_columns(player, boat, kind) != 0) return true;
  }
  return false;
}

// Why a viking cannot be carried to a cell, the boatsman cannot land or take a boat tile, and the
// player cannot stop ferrying (empty messages if they can).
Message ferry_refusal(const State& state, Cell cell);
Message land_refusal(const State& state);
Message boat_refusal(const State& state);
Message keep_refusal(const State& state);

// One bit a kind: of those whom the boat could take, whom it may take. By option finalFerryDuty
// nobody may who would leave more behind than need be, and nobody at all before a boat tile that
// must be taken.
unsigned may_carry(const State& state);

// True if the boatsman must take a boat tile: in the last scoring, by option, while his fellows
// alone cannot bring everybody over. rules: Vikings 7.1; option finalFerryBoat
bool should_take_boat(const State& state);

}  // namespace meadhall::vikings
