#pragma once

#include "games/contract.h"

// What a bot knows of a game beyond its rules: how a sensible player would go on, which moves are
// worth a thought, how good a position looks. One set of overloads a game, found next to its State.

namespace meadhall::bots {

template <class S>
concept Guided = GameState<S> && requires(const S& state, const S& begun, const MoveList& moves,
                                          MoveList& thinned, Rng& rng, Seat seat, Move move) {
  // The move of a playout: quick, sensible more often than not, never the same for all luck.
  { guess(state, moves, rng) } -> std::same_as<Move>;

  // Takes out of `thinned`, the legal moves, what no search need look at; never all of them. Says
  // whether what is left stands in order, what looks best first.
  { thin(state, thinned) } -> std::same_as<bool>;

  // How many points ahead of the best rival `seat` will end, as far as the boards tell. In
  // hundredths of a point.
  { outlook_of(state, seat) } -> std::same_as<int>;

  // The same once the match is over, ties parted as the game parts them.
  { margin(state, seat) } -> std::same_as<int>;

  // Whether a future that began at `begun` has been played far enough to be judged by its outlook:
  // for games without a last round.
  { far_enough(state, begun) } -> std::same_as<bool>;
};

// Where a game's points spread so wide that bots::worth_of (bots/search.h) would cut them off, or
// where there may be nobody to win against, the game says itself what such an end is worth:
//   int worth_of_end(const State& end, int ahead);
// Where a future takes so long that the strongest level would keep people waiting, how many are
// tried at most:
//   int most_playouts(const State& seen);
// Where something begun may be taken back, and so begun for ever by who looks but one move ahead,
// which moves do that; never the first of a list:
//   bool goes_back(const State& state, Move move);
// Where to find out whether a move is legal takes long, a game may offer to do without:
//   void apply_legal(State& state, Move move);

}  // namespace meadhall::bots
