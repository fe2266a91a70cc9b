#pragma once

#include "games/journal.h"
#include "games/vikings/state.h"

namespace meadhall::vikings {

// After rounds 1, 3 and 5: goldsmiths pay. rules: Vikings 6
void score_small(State& state, Journal* journal);

// After rounds 2, 4 and 6, for one player, once their ferrying is done. rules: Vikings 7
void score_large(State& state, Seat seat, Journal* journal);

// After the third large scoring, line by line, each line for all players.
// rules: Vikings 8
void score_final(State& state, Journal* journal);

// What a building is worth: the vikings on its tile and on the eight cells around it, threatened
// ones too; nothing while the tile lies aside or is itself in reach of a ship.
// rules: Vikings 9.11
int building_worth(const Player& player, std::size_t building);

// What a safe goldsmith, noble or scout brings (a scout without those below him), and a safe
// fisherman at large scorings, special tiles included; they add up.
int gold_per_goldsmith(const Player& player);
int points_per_noble(const Player& player);
int points_per_scout(const Player& player);
int points_per_fisherman(const Player& player);

// Boatsmen for the comparison: figures and tiles. rules: Vikings 8.3
int boatsmen_counted(const Player& player);

// Gold for which there is a point, and points for each viking fed beyond one's own.
int gold_per_point(const Player& player);
int points_per_surplus(const Player& player);

// Moves gold or points into or out of a purse and notes where they came from. Amounts may be
// negative; whether points stop at 0 is for the caller (see final scoring).
void gain_gold(Player& player, GoldSource source, int amount);
void gain_points(Player& player, PointSource source, int amount);

// Food at the final scoring. rules: Vikings 8.6
struct Food {
  int mouths = 0;    // all vikings in play, boatsmen and threatened ones included; by option
                     // fedOnBuilding without those on buildings
  int capacity = 0;  // five for each fisherman on an island whom no ship threatens
};
Food food(const State& state, const Player& player);

}  // namespace meadhall::vikings
