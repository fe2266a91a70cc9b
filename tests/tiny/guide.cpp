#include "tests/tiny/guide.h"

#include <algorithm>

namespace meadhall::tiny {

Move guess(const State&, const MoveList& moves, Rng& rng) {
  return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
}

bool thin(const State&, MoveList&) { return false; }

int outlook(const State& state, Seat seat) {
  const ScoreSheet sheet = score(state);
  int best = -1000;
  for (std::size_t i = 0; i < state.players; ++i) {
    if (seat_at(i) != seat) best = std::max<int>(best, sheet.totals.at(i));
  }
  return 100 * (sheet.totals.at(index(seat)) - best);
}

int margin(const State& state, Seat seat) {
  const bool first = score(state).ranks.at(index(seat)) == 1;
  return outlook(state, seat) + (first ? 1 : -1);
}

}  // namespace meadhall::tiny
