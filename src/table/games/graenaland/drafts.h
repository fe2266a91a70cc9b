#pragma once

#include <array>
#include <optional>

#include "games/graenaland/moves.h"
#include "games/graenaland/state.h"

// What is collected at the table before it is sent: the shares of a proposal, and votes of those
// who sit here. No part of the match: undo, reload and leaving drop it.

namespace meadhall::table::graenaland_table {

struct Drafts {
  // A proposal for the land at this place that is being made.
  std::optional<std::size_t> land{};
  graenaland::Shares shares{};
  std::array<std::uint8_t, graenaland::kClasses> left{};
  // By seat, until they are counted.
  std::array<std::optional<bool>, graenaland::kMaxPlayers> votes{};
  bool counting = false;  // they are sent, one a frame

  void drop() { *this = {}; }
};

}  // namespace meadhall::table::graenaland_table
