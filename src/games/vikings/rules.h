#pragma once

#include "games/vikings/moves.h"
#include "games/vikings/state.h"

// Why a move may not be made. One place decides: `apply` refuses what this names, `legal` lists
// what it does not, `explain` tells it to players.

namespace meadhall::vikings {

// The rule that forbids `move` now, or an empty message if it is legal.
Message refusal(const State& state, Move move);

// Why the pair at a slot cannot be taken (empty message if it can), whoever asks.
// rules: Vikings 4.3
Message pair_refusal(const State& state, std::size_t slot);

// Why the tile `tile` cannot be laid on `cell`, one of a homeland's (empty message if it can).
Message cell_refusal(const State& state, const Homeland& homeland, Tile tile, Cell cell);

// True if the player may have the pair at price 0: free for the last viking of its colour, and for
// whoever has too little gold for any other pair. Points are not counted: nobody is made to pay
// with them. rules: Vikings 4.4
bool zero_pair_is_free(const State& state, const Player& player);

// Why the pending pair cannot be paid like that (empty message if it can).
Message pay_refusal(const State& state, Move move);

// That a player has no more points than so many.
Message points_short(const Player& player);

// What may be paid in points for a price: from `least` to `most`; legal if least <= most.
struct PointShare {
  int least = 0;
  int most = 0;
};
PointShare point_share(const Player& player, int price);

// The most a player may bid. rules: Vikings 9.3: points only once the gold is used up; option
// auctionVp. The cap keeps the list of bids short; nobody ever owns as much.
inline constexpr int kHighestBid = 400;
int highest_bid(const State& state, const Player& player);
// The same, if need be after exchanging points for gold.
int highest_bid_ever(const State& state, const Player& player);

// True if the pair at `slot` earns its buyer a special tile: the dearest on the wheel, not free,
// and there is one to take. rules: Vikings 9.8
bool earns_special(const State& state, std::size_t slot);

// Why a special tile on offer cannot be taken now (empty message if it can).
Message special_refusal(const State& state, Special special);

// The empty places of a homeland on which no tile can lie any more, though they lie beside tiles:
// with the coast or a tile on both sides, which together ask for what no tile has, or only for
// tiles that are all laid. Counted from what lies open. By row.
struct DeadCells {
  std::array<Columns, kRows> no_such_tile{};
  std::array<Columns, kRows> none_left{};
};
DeadCells dead_cells(const State& state, Seat seat);

// Why no tile can lie on a cell any more; an empty message if one can.
Message dead_reason(const State& state, Seat seat, Cell cell);

// Where the pending tile may be laid by the player to act: columns by row, ships at kShipRow.
Columns placing_columns(const State& state, std::size_t row);

}  // namespace meadhall::vikings
