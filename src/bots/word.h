#pragma once

#include <cstdint>

#include "core/seat.h"
#include "match/notebook.h"

namespace meadhall::bots {

// A promise as bots understand it: a phrase that the game has ready, said by one player to another.
struct Word {
  Seat by{};
  Seat to{};
  Promise::Fate fate = Promise::Fate::open;
  std::uint8_t kind = 0;  // what of, in numbers of each game's own
  std::uint8_t what = 0;
  std::uint16_t at = 0;
  std::uint16_t round = 0;  // in which it was given
  std::uint8_t during = 0;  // and at what, so that it is not about that itself

  friend bool operator==(const Word&, const Word&) = default;
};

}  // namespace meadhall::bots
