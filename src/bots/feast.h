#pragma once

#include "bots/guide.h"
#include "games/feast/state.h"

// How A Feast for Odin is played sensibly: see bots/guide.h.

namespace meadhall::feast_bots {

using namespace feast;

Move guess(const State& state, const MoveList& moves, Rng& rng);
bool thin(const State& state, MoveList& moves);
int outlook(const State& state, Seat seat);
int margin(const State& state, Seat seat);
int worth_of_end(const State& end, int ahead);
bool undoes(const State& state, Move move);
int most_playouts(const State& seen);
std::vector<std::vector<Move>> best_deeds(const State& seen, std::optional<Inspectable> thing,
                                          std::size_t most);
void apply_legal(State& state, Move move);

// Playing a match to its end is quick, and tells more than an estimate before it: none is cut
// short.
inline constexpr bots::Guide<State> kGuide{.guess = guess,
                                           .thin = thin,
                                           .outlook = outlook,
                                           .margin = margin,
                                           .worth_of_end = worth_of_end,
                                           .most_playouts = most_playouts,
                                           .undoes = undoes,
                                           .best_deeds = best_deeds,
                                           .apply_legal = apply_legal};

}  // namespace meadhall::feast_bots
