#pragma once

#include <algorithm>
#include <limits>

#include "bots/guide.h"

// Flat Monte Carlo: each move that is worth a thought is tried in many futures, dealt anew from
// what the player may know and played to their end by guesses. All moves meet the same futures, so
// that luck does not decide between them, and in each round of the search the worse half is let go
// (sequential halving: Karnin, Koren, Somekh, 2013). Counts of playouts decide, never time, and
// there are only whole numbers in it: the same choice everywhere.

namespace meadhall::bots {

struct Candidate {
  Move move;
  std::int64_t sum = 0;  // of what the futures brought
  int tries = 0;
};
using Candidates = FixedVector<Candidate, kMaxMoves>;

// What an end is worth: mostly won or lost, but a point more is a point more.
// `margin`: in hundredths of a point.
constexpr int worth_of(int margin) {
  constexpr int kMost = 4000;  // beyond 40 points ahead or behind nothing matters
  constexpr int kWin = 2000;
  const int won = margin > 0 ? kWin : margin < 0 ? -kWin : 0;
  return won + std::clamp(margin, -kMost, kMost);
}

template <Guided S>
int play_out(S& state, Seat seat, Rng& rng) {
  MoveList moves;
  while (actor(state)) {
    legal(state, moves);
    // A legal move is never refused.
    static_cast<void>(apply(state, moves.size() == 1 ? moves[0] : guess(state, moves, rng)));
  }
  return worth_of(margin(state, seat));
}

// The candidates of the decision in `seen`, what its actor may know, the best first. `playouts`:
// how many in all, about; at least one a candidate and round.
template <Guided S>
Candidates search(const S& seen, int playouts, Rng rng) {
  const Seat seat = *actor(seen);
  MoveList moves;
  legal(seen, moves);
  thin(seen, moves);
  Candidates field;
  for (const Move move : moves) field.push_back({move});
  int rounds = 0;
  for (std::size_t left = field.size(); left > 1; left = (left + 1) / 2) ++rounds;

  std::size_t left = field.size();
  for (int round = 0; round < rounds; ++round) {
    const int futures = std::max(1, playouts / (rounds * static_cast<int>(left)));
    for (int i = 0; i < futures; ++i) {
      const std::uint64_t luck = std::uint64_t{rng.next()} << 32U | rng.next();
      Rng dealing(luck);
      const S dealt = determinize(seen, seat, dealing);
      for (std::size_t at = 0; at < left; ++at) {
        S future = dealt;
        static_cast<void>(apply(future, field[at].move));
        Rng guessing(luck + 1);
        field[at].sum += play_out(future, seat, guessing);
        ++field[at].tries;
      }
    }
    // All that are left have been tried as often as each other.
    std::sort(field.begin(), field.begin() + static_cast<std::ptrdiff_t>(left),
              [](const Candidate& a, const Candidate& b) {
                return a.sum != b.sum ? a.sum > b.sum : a.move < b.move;
              });
    left = (left + 1) / 2;
  }
  return field;
}

// One move ahead, by the look of the boards alone; the first of the best.
template <Guided S>
Move greedy(const S& seen, Rng rng) {
  const Seat seat = *actor(seen);
  MoveList moves;
  legal(seen, moves);
  thin(seen, moves);
  const S dealt = determinize(seen, seat, rng);
  Move best = moves[0];
  int most = std::numeric_limits<int>::min();
  for (const Move move : moves) {
    S next = dealt;
    static_cast<void>(apply(next, move));
    const int there = outlook_of(next, seat);
    if (there > most) {
      most = there;
      best = move;
    }
  }
  return best;
}

}  // namespace meadhall::bots
