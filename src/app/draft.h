#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "match/link.h"
#include "match/match.h"

namespace meadhall::app {

// A match being set up: what the screen "new match" edits. Always complete enough to begin.
struct Draft {
  const Game* game = nullptr;
  std::vector<SeatInfo> seats;  // as many as players
  OptionValues options;
  std::uint64_t seed = 0;
  std::string data{};  // as in Setup

  // Whether the game has figures that can be replaced, and in how many lines these differ from
  // them.
  bool takes_figures() const { return game->can.own_figures != nullptr; }
  int own_figures() const;

  // The preset of this group (GameInfo.presets) that the options hold; empty if they are the
  // players' own mix.
  std::string_view preset(std::string_view group) const;

  MatchStart start() const;
};

// What there is to say of its figures, where the game has any that can be replaced.
Message figures_told(const Draft& draft);

// A draft for `game` with its standard options, two players with names of their own, and `seed`.
Draft fresh_draft(const Game& game, std::uint64_t seed);

// A draft that follows an invitation; `seed` is used where it names none.
Draft invited_draft(const Invitation& invitation, std::uint64_t seed);

// Changes one thing, by its command ("players 3", "name 1 Freya", "bot 2 karl" or "bot 2 none",
// "bot others karl" for all seats but the first, "colour 1 2", "set startVp 0", "preset polish2008"
// or "preset edition polish2008", "seed 42", "data" and a text of figures, of which nothing is left
// by "data" alone). A preset leaves what it does not set as it is.
// Errors: what cannot be read or is out of range; nothing changes.
Result<void> edit(Draft& draft, std::string_view line);

}  // namespace meadhall::app
