#include "games/feast/tell.h"

// A move as its maker chose it. The sentences of decisions.

namespace meadhall::feast {

Message choice_told(const State&, Move move) {
  return Message("feast.move").with("code", static_cast<int>(move.code));
}

}  // namespace meadhall::feast
