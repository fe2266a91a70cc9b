#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "match/link.h"
#include "match/match.h"

namespace meadhall::app {

// What plays on a seat (SeatInfo.bot), as the command "bot" has it: "none", "karl", "equal".
std::string_view bot_id(std::uint8_t bot);

// A match being set up: what the screen "new match" edits. Always complete enough to begin.
struct Draft {
  const Game* game = nullptr;
  std::vector<SeatInfo> seats;  // as many as players; how strong an equal is, is not said yet
  std::uint8_t remote = 0;      // seats whose players have another device, a bit for each
  OptionValues options;
  std::uint64_t seed = 0;
  std::string data{};  // as in Setup

  // True if the game has figures that can be replaced, and in how many lines these differ from
  // them.
  bool takes_figures() const { return game->can.own_figures != nullptr; }
  int own_figures() const;

  // The preset of this group (GameInfo.presets) that the options hold; empty if they are the
  // players' own mix.
  std::string_view preset(std::string_view group) const;

  // True if a person with another device plays there.
  bool is_remote(std::size_t seat) const {
    return seats[seat].bot == 0 && ((remote >> seat) & 1U) != 0;
  }

  // The seats of which that is so, a bit for each.
  unsigned remote_seats() const;

  MatchStart start() const;
};

// What there is to say of its figures, where the game has any that can be replaced.
Message figures_told(const Draft& draft);

// A draft for `game` with its standard options, two players with names of their own, and `seed`.
Draft fresh_draft(const Game& game, std::uint64_t seed);

// A draft that follows an invitation; `seed` is used where it names none.
Draft invited_draft(const Invitation& invitation, std::uint64_t seed);

// A draft of a match against bots that begins without being shown: as the match of `last` began, a
// link to its start; without one that can be read, one person and bots, as many as are in the
// middle of what the game allows.
Draft quick_draft(const Game& game, std::string_view last, std::uint64_t seed);

// Each changes one thing, as its command asks (app/commands/draft.cpp). Errors: what cannot be read
// or is out of range; nothing changes.
Result<void> set_players(Draft& draft, std::string_view wish);  // "3"
Result<void> set_name(Draft& draft, std::string_view wish);     // "1 Freya"
Result<void> set_colour(Draft& draft, std::string_view wish);   // "1 2"; its owner swaps
// "2 karl"; "2 equal"; "2 none" for a person, "2 remote" for one with another device; or "others
// karl" for all seats but the first, of which there is one at least.
Result<void> set_bot(Draft& draft, std::string_view wish);
Result<void> set_rule(Draft& draft, std::string_view wish);  // "startVp 0"
// "polish2008" or "edition polish2008"; what it does not set stays as it is.
Result<void> take_preset(Draft& draft, std::string_view wish);
// A text of figures, of which nothing is left by an empty one.
Result<void> take_data(Draft& draft, std::string_view figures);
Result<void> set_seed(Draft& draft, std::string_view wish);  // "42"

}  // namespace meadhall::app
