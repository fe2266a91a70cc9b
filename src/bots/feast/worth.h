#pragma once

#include <array>

#include "games/feast/state.h"

// What things are worth in A Feast for Odin, in hundredths of a point: by the points they bring at
// the end, as far as one can tell now.

namespace meadhall::feast_bots {

using namespace feast;

// What one more of each item is worth to somebody now.
using Prices = std::array<int, kItems>;

// How much is still to come for somebody, as a figure for each kind of thing.
struct Coming {
  int incomes = 0;  // phases of income still to come, of this round too
  int feasts = 0;
  int bonuses = 0;
  int need = 0;       // cells of the next feast
  int need_next = 0;  // and of the one after it
};
Coming ahead_of(const State& state, Seat seat);
// Cells of the table that the food in supply covers, animals aside.
int food_cells(const Player& player);
// Cells of boards that the green and blue tiles in supply cover.
int tile_cells(const Player& player);

Prices prices_of(const State& state, Seat seat);

// What a board would be worth to somebody who took it now, its silver aside.
int land_worth(const State& state, Seat seat, Sheet land);
// What one more emigrated ship is worth beside what it costs and the points of the ship.
int emigration_worth(const State& state, Seat seat, Ship ship);
int building_worth(const State& state, Seat seat, Building building);
int ship_worth(const State& state, Seat seat, Ship ship);
int bonus_worth(const BonusGain& gain, const Prices& prices);

// Points now, what the goods in supply may still cover, income and bonus goods to come, feasts to
// come.
int worth_of(const State& state, Seat seat);

constexpr int area_of(Item item) {
  constexpr std::array<int, kGoods / 4> kAreas = {2, 3, 4, 4, 6, 8, 9, 12, 1};
  constexpr std::array<int, kSpecials> kSpecialAreas = {5, 5, 5, 5, 6,  6,  7,  7,
                                                        8, 9, 9, 9, 10, 12, 13, 6};
  if (is_special(item)) return kSpecialAreas[number(item) - kGoods];
  return is_good(item) ? kAreas[number(item) / 4] : 1;
}

}  // namespace meadhall::feast_bots
