#pragma once

#include <array>

#include "games/vikings/state.h"

namespace meadhall::vikings_bots {

using namespace vikings;

// Tuned by self-play of guesses alone (CMA-ES on win and margin: RESULTS.md), so that a single
// number may look odd: what counts is how they play together. In hundredths of a point unless said
// otherwise; "a scoring" and "a large scoring" stand for each one to come.
struct Weights {
  int noble = 141;          // a large scoring; two points, less what may befall him
  int noble_once = -45;     // threats come later, too
  int scout = 130;          // a large scoring, alone: his point and whoever comes below
  int scout_mate = 15;      // more with a goldsmith or a fisherman below already
  int smith = 81;           // a scoring: three gold, worth most while there is much to buy
  int mate = 43;            // a large scoring, for whoever comes to stand below a scout
  int fisherman = 466;      // feeds five, which is 4 to 8 points at the end
  int hunger = 141;         // more for each mouth unfed: going without runs away
  int hit = 59;             // % left of a viking in reach of a ship: a warrior may still come
  int exposed = 16;         // % lost where the next ship may come
  int gold = 37;            // a piece of gold, as a reward
  int penalty = 110;        // % of its value saved by repelling a ship at last
  int freed = 60;           // a large scoring, for each viking a warrior frees
  int guard = 195;          // a large scoring, for a warrior where the next ship may come
  int guard_mates = 20;     // a scoring, for each viking below such a warrior
  int warrior_far = 62;     // a warrior where no ship comes soon
  int wait_ready = 53;      // % of a viking who waits with a tile and a boatsman ready
  int wait_tile = 56;       // % with a tile only
  int wait_none = 30;       // % with neither
  int wait_cost = 43;       // he eats while he waits
  int boat_base = 37;       // a boatsman, as any figure
  int boat_waiting = 57;    // for each viking he may bring over, up to four
  int boat_close = 206;     // the most boatsmen are 10 points: while that is open
  int boat_far = 50;        // and while it is decided
  int boat_late = 65;       // a round: the nearer the end, the surer
  int left_coast = 502;     // a left end at the coast opens a row
  int left_after = 637;     // a left end after a right one opens the next island
  int left_gap = 49;        // a left end with room on its left
  int dead = -520;          // cost of a dead cell; below 0, for it is a new island all the same
  int middle_on = 50;       // a middle that makes an island longer
  int middle_gap = 20;      // a middle with nothing on its left
  int right_gap = -10;      // a right end with nothing on its left
  int close = 41;           // an island closed
  int close_lead = 24;      // more while most islands (7 points) are open
  int close_longest = 103;  // more if it is the longest (5 points)
  int close_length = 4;     // a tile of the island closed
  int berth = 33;           // % of a waiting viking for whom the tile is free
  int free_tile = 12;       // any tile: somebody may come
  int endanger = 121;       // a large scoring, for each viking a ship threatens
  int hope = 35;            // % of a ship's value at each large scoring: a warrior may come
  int homeless = 17;        // cost of a tile without a place
  std::array<int, kRounds> price = {67, 35, 31, 19, 34, 27};  // a piece of gold, by round
  int poor = 135;          // more for each piece below this, since choice is worth money
  int poor_at = 4;         // pieces of gold left
  int turn = -7;           // cost of turning the wheel for the next player
  int s_base = 144;        // special tiles about food and gold, at least
  int s_grow = 57;         // special tiles about vikings: those still to come
  int s_boat = 80;         // a boat tile with a boatsman for it
  int s_boatsman = 641;    // a boatsman tile, towards 10 points
  int s_building = 134;    // a viking around a building to come
  int bid = 20;            // the most bid to begin; by hand: tuning drove both sides to 100
  int smith_once = -1;     // a goldsmith, whatever the round
  int scout_once = 6;      // a scout, whatever the round
  int rich = -6;           // lost (won, below 0) on a goldsmith for each gold beyond 20
  int left_more = 14;      // a scoring, for a row opened early
  int middle_more = 29;    // a scoring, for an island left open early
  int close_more = -33;    // a scoring, for one closed early; below 0, since it ends its growth
  int hope_tile = -5;      // % more with a tile for the warrior
  int warrior_berth = 34;  // a large scoring, for a warrior's tile below a ship
  int guarded = 53;        // a large scoring, for standing below a warrior
  int scout_room = 4;      // a large scoring, for each free tile below a scout
  int boat_more = 19;      // for each boatsman had already
  int hunger_late = -17;   // hunger once more, growing as the end nears
  int luck = 60;           // added to each worth: nobody sees all there is to it
};

// They stay as they are but where bots/numbers.h says.
inline constinit Weights weights;

}  // namespace meadhall::vikings_bots
