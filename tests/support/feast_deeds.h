#pragma once

#include "tests/support/feast_table.h"

// What players do in several moves, for tests of occupations.

namespace meadhall::feast::testing {

// Lays one of my tiles on a board or house, its top left corner there, whichever way it fits first.
inline Match& lays(Match& match, Item item, std::size_t surface, Spot spot) {
  if (match.can(kArrange)) match.apply(kArrange);
  match.apply(lay(item));
  if (match.can(on(surface))) match.apply(on(surface));
  for (std::size_t way = 0; !match.can(at(spot)) && way < 8; ++way) {
    if (!match.can(turn(way))) continue;
    Match tried = match;
    if (tried.apply(turn(way)).can(at(spot))) match = tried;
  }
  return match.apply(at(spot));
}

// Buys a ship as an anytime action.
inline Match& buys(Match& match, Ship which) {
  return match.apply({kArrange, ship_move(ShipDeed::buy, which)});
}

// Declines all that is left of the action, up to my next turn.
inline Match& to_my_turn(Match& match) { return match.until(kPass); }

constexpr Move sails(Ship which, int ore = 0) { return ship_move(ShipDeed::sail, which, ore); }
constexpr Move unloads(int ore) { return ship_move(ShipDeed::disarm, Ship::longship, ore); }

inline constexpr std::size_t kFirstLongHouse = kFirstHouse + kStoneHouses;

}  // namespace meadhall::feast::testing
