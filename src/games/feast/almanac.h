#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "games/contract.h"
#include "games/feast/occupations.h"
#include "games/feast/spaces.h"

// What can be looked up about A Feast for Odin: the action board column by column, then the
// occupations, those to start with and the others by their decks.

namespace meadhall::feast {

inline constexpr std::size_t kShelves = kColumns + 4;

// A space or an occupation; the other is not set.
struct Printed {
  std::uint8_t space = kNoSpace;
  std::uint8_t card = kNoCard;
};

// What stands on a shelf (below kShelves), in the order in which `almanac` tells it.
std::vector<Printed> shelf(std::size_t number);
std::vector<Shelf> almanac();

// Where on the shelves that stands, both from 0.
struct OnShelf {
  std::size_t shelf = 0;
  std::size_t number = 0;
};
// Nothing for what is neither a space (of those that copy none) nor an occupation.
std::optional<OnShelf> on_shelf(Inspectable thing);

}  // namespace meadhall::feast
