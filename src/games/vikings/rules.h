#pragma once

#include "games/vikings/moves.h"
#include "games/vikings/state.h"

// Why a move may not be made. One place decides: `apply` refuses what this names, `legal` lists
// what it does not, `explain` tells it to players.

namespace meadhall::vikings {

// The rule that forbids `move` now, or an empty message if it is legal.
Message refusal(const State& state, Move move);

// Why the pair at a slot cannot be taken (empty message if it can), whoever asks.
// rules: Vikings, buying
Message pair_refusal(const State& state, std::size_t slot);

// Why the tile `tile` cannot be laid on `cell` of a homeland (empty message if it can).
Message cell_refusal(const State& state, const Homeland& homeland, Tile tile, Cell cell);

// What may be paid in points for a price: from `least` to `most`; legal if least <= most.
struct PointShare {
  int least = 0;
  int most = 0;
};
PointShare point_share(const Player& player, int price);

// Where the pending tile may be laid by the player to act: columns by row, ships at kShipRow.
Columns placing_columns(const State& state, std::size_t row);

}  // namespace meadhall::vikings
