#pragma once

#include "games/feast/items.h"
#include "games/feast/spaces.h"

// Where on the action board there is something to be had.

namespace meadhall::feast {

// What a player may look for: an item, by its number, or one of these.
enum class Sought : std::uint8_t {
  weapon = kItems,  // any
  special,          // any special tile
  draw,             // an occupation into the hand
  play,             // an occupation out of it
  whaling_boat,
  knarr,
  longship,
  shed,
  stone_house,
  long_house,
  land,
  emigration,
};
inline constexpr std::size_t kSought = static_cast<std::size_t>(Sought::emigration) + 1;

constexpr std::size_t number(Sought sought) { return static_cast<std::size_t>(sought); }

// The spaces that bring it (a number below kSought), for certain or by luck or choice: a die, a
// strip of the mountains, a good raised or turned over. rules: Feast 8
Spaces spaces_with(std::size_t sought);

}  // namespace meadhall::feast
