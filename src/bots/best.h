#pragma once

#include <algorithm>
#include <limits>

#include "core/sort_few.h"
#include "games/contract.h"

// Which of several moves, or players, by what each is worth.

namespace meadhall::bots {

inline constexpr int kNotAtAll = std::numeric_limits<int>::min();  // is what no move is worth

// The move of which `worth` makes most, of equals the first; the first of all where none is worth
// anything. Asked once of each, in their order.
template <class Worth>
Move best_of(const MoveList& moves, Worth worth) {
  Move best = moves[0];
  int most = kNotAtAll;
  for (const Move move : moves) {
    const int value = worth(move);
    if (value <= most) continue;
    most = value;
    best = move;
  }
  return best;
}

struct Judged {
  int worth = 0;
  Move move;
};

// All that are worth anything, the best first; of equals the one of the lower code.
template <class Worth>
FixedVector<Judged, kMaxMoves> ranked(const MoveList& moves, Worth worth) {
  FixedVector<Judged, kMaxMoves> judged;
  for (const Move move : moves) {
    if (const int value = worth(move); value != kNotAtAll) judged.push_back({value, move});
  }
  sort_few(judged, [](const Judged& a, const Judged& b) {
    return a.worth != b.worth ? a.worth > b.worth : a.move < b.move;
  });
  return judged;
}

// How far a seat is ahead of the best of the others, by what `worth` makes of each place.
template <class Worth>
int lead_of(Seat seat, std::size_t players, Worth worth) {
  int best = kNotAtAll;
  for (std::size_t i = 0; i < players; ++i) {
    if (seat_at(i) != seat) best = std::max(best, worth(i));
  }
  return worth(index(seat)) - best;
}

}  // namespace meadhall::bots
