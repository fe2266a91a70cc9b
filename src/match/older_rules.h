#pragma once

#include "core/message.h"
#include "core/result.h"

namespace meadhall {

// Why a move of a match that was played under an older version of a game's rules is not legal now.
inline Error under_older_rules(const Error& why) {
  return Error{Message("match.older_rules").with("why", Message::List{why.message})};
}

}  // namespace meadhall
