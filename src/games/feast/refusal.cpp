#include "games/feast/refusal.h"

namespace meadhall::feast {
Message refusal(const State& state, Move move) {
  if (is_legal(state, move)) return {};
  return Message("feast.no.not_now");
}
Message place_refusal(const State&, Seat, std::size_t) { return {}; }
}  // namespace meadhall::feast
