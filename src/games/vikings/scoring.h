#pragma once

#include "games/vikings/journal.h"
#include "games/vikings/state.h"

namespace meadhall::vikings {

// After rounds 1, 3 and 5: goldsmiths pay. rules: Vikings, small scoring
void score_small(State& state, Journal* journal);

// After rounds 2, 4 and 6, for one player, once his ferrying is done. rules: Vikings, large scoring
void score_large(State& state, Seat seat, Journal* journal);

// After the third large scoring, line by line, each line for all players. rules: Vikings, final
// scoring
void score_final(State& state, Journal* journal);

// Moves gold or points into or out of a purse and notes where they came from. Amounts may be
// negative; whether points stop at 0 is for the caller (see final scoring).
void gain_gold(Player& player, GoldSource source, int amount);
void gain_points(Player& player, PointSource source, int amount);

// Food at the final scoring. rules: Vikings, final scoring 6
struct Food {
  int mouths = 0;    // all vikings in play, boatsmen and threatened ones included
  int capacity = 0;  // five for each fisherman on an island whom no ship threatens
};
Food food(const Player& player);

}  // namespace meadhall::vikings
