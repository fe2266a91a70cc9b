#pragma once

#include <algorithm>
#include <cstdint>

#include "core/message.h"
#include "core/result.h"
#include "match/match.h"

namespace meadhall {

// Why a move of a match that was played under an older version of a game's rules is not legal now.
inline Error under_older_rules(const Error& why) {
  return Error{Message("match.older_rules").with("why", Message::List{why.message})};
}

// True if a match of that version goes on under corrected rules, which may refuse moves of it.
inline bool is_corrected(const Game& game, std::uint64_t rules) {
  return rules < game.info.corrected_in;
}

// Setup::rules of a match of that version: corrected ones count as those that corrected them.
inline std::uint32_t rules_played(const Game& game, std::uint64_t rules) {
  if (rules >= game.info.alike_since) return 0;
  return std::max(static_cast<std::uint32_t>(rules), game.info.corrected_in);
}

// What to tell whoever opens such a match: it is here whole, or up to the move with that number.
inline OpeningNote whole_under_corrected_rules() { return {Message("match.corrected"), false}; }
inline OpeningNote cut_by_corrected_rules(std::size_t move, const Error& why) {
  return {Message("match.corrected_until")
              .with("move", static_cast<int>(move))
              .with("why", Message::List{why.message}),
          true};
}

}  // namespace meadhall
