#pragma once

#include <cstddef>

#include "games/graenaland/state.h"
#include "table/kit/frame.h"

// Where everything on and around the island lies: two rows of lands, the inland row shifted by half
// a land; cards before the coast and on the ice; the ship and the decks in the two bays beside the
// inland row. All in CSS pixels.

namespace meadhall::table::graenaland_table {

struct IslandPlan {
  std::size_t coast = 0;  // lands there; inland is one less
  bool pictures = false;  // lands are pictures, else ledgers
  bool closer = false;    // than it fits
  float wide = 0;         // a land
  float high = 0;         // of the coast
  float inland_high = 0;  // of an inland one: lower where room is short
  float card = 0;         // width of the cards beside the lands
  float store = 0;        // room for them, below the coast
  float north = 0;        // the same above the inland row, with the ice
  // Of a ledger: its lines.
  float head = 0;
  float row = 0;
  float strip = 0;

  Point size{};    // of all
  Point corner{};  // its upper left on the screen; known once the board has begun

  float unit() const { return wide / 100; }
  // Around all lands, without the cards.
  Point lands() const {
    return {corner.x + (size.x - wide * static_cast<float>(coast)) / 2, corner.y + north};
  }
  Rect land(std::size_t place) const;
  // Where the hero of one of so many seats stands on a land, breast high; on a ledger the middle of
  // the band below its words.
  Point breast(std::size_t place, std::size_t seat, std::size_t seats) const;
  // Where the cards of a land lie, with what is said of them.
  Rect store_of(std::size_t place) const;
  // Beside the inland row.
  Rect west() const;
  Rect east() const;
};

// As large as it fits into a room of this size, times `zoom`.
IslandPlan plan_island(const Frame& frame, const graenaland::State& state, Point room, float zoom);

}  // namespace meadhall::table::graenaland_table
