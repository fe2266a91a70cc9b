#include "bots/feast.h"

#include <algorithm>

#include "games/feast/moves.h"
#include "games/feast/score_parts.h"

namespace meadhall::feast {

Move guess(const State&, const MoveList& moves, Rng& rng) {
  return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
}

bool thin(const State&, MoveList&) { return false; }

int outlook_of(const State& state, Seat seat) {
  int rival = 0;
  for (std::size_t i = 0; i < state.player_count; ++i) {
    if (seat_at(i) != seat) rival = std::max(rival, total_of(state, seat_at(i)));
  }
  return 100 * (total_of(state, seat) - rival);
}

int margin(const State& state, Seat seat) { return outlook_of(state, seat); }

bool far_enough(const State&, const State&) { return false; }

}  // namespace meadhall::feast
