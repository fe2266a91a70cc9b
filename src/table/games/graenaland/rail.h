#pragma once

#include <cstdint>
#include <span>

#include "table/kit/paint.h"

namespace meadhall::table::graenaland_table {

// Votes as blocks, one each, from yes on the left to no on the right, with a notch at more than
// half; of a march: whose votes they are.
struct RailBlock {
  enum class Kind : std::uint8_t { owner, yes, asked, open, sealed, no };
  std::uint8_t seat = 0;
  std::uint8_t clan = 0;  // its colour, as SeatInfo has it
  Kind kind = Kind::owner;
};
void draw_rail(Paint& paint, const Rect& area, std::span<const RailBlock> blocks, int majority);

}  // namespace meadhall::table::graenaland_table
