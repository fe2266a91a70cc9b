#pragma once

#include <array>
#include <cstddef>

#include "bots/feast/worth.h"
#include "games/feast/spaces.h"

// What playing some hundred thousand matches has taught beyond the prices: how much more, or less,
// a place or an item turned out to be worth than it seems. Learnt, not thought of (RESULTS.md); in
// whole numbers, so that it is the same everywhere.

namespace meadhall::feast_bots {

using namespace feast;

// What of a player's position makes a place better or worse, each figure cut off where more of it
// tells no more.
enum class Figure : std::uint8_t {
  silver,
  wood,
  stone,
  ore,
  large_ships,
  longships,
  emigrated,
  boats,
  hunger,   // cells of the next feast that no food covers
  vikings,  // in the Thing
  waiting,  // cells of green and blue tiles in supply, in fours
  raw,      // orange and red goods
  hand,
  lands,
  houses,
  animals,
  bows,
  snares,
  spears,
  swords,
  income,  // in twos
  rivals,
};
inline constexpr std::size_t kFigures = 22;
using Figures = std::array<int, kFigures>;
Figures figures_of(const State& state, Seat seat);

// In hundredths of a point. `space`: one of the action board that copies none.
int space_learnt(const State& state, const Figures& figures, std::size_t space);
int item_learnt(const State& state, std::size_t item);

}  // namespace meadhall::feast_bots
