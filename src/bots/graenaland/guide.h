#pragma once

#include "bots/guide.h"
#include "games/graenaland/state.h"

// How Graenaland is played sensibly: see bots/guide.h.

namespace meadhall::graenaland_bots {

using namespace graenaland;

Move guess(const State& state, const MoveList& moves, Rng& rng);
bool thin(const State& state, MoveList& moves);
int outlook(const State& state, Seat seat);
int margin(const State& state, Seat seat);

// Matches have no last round: a future is judged as it stands after so many; by the strongest level
// sooner, and by how far ahead somebody is instead of by who is.
bool far_enough(const State& state, const State& begun);
bool soon_enough(const State& state, const State& begun);
int worth_of_lead(const State& end, int ahead);
int share_of_win(const State& end, int ahead);

// Of proposals, votes and marches: how the votes stand.
Message reason(const State& before, Move move, const State& after, const Event& event);

// Why one move is better than another; see bots::Counsel.
Message why(const bots::ComparisonOf<State>& compared);

// A bot's word: see honour.cpp.
std::optional<bots::Word> understood(const State& state, const Phrase& phrase);
std::optional<Promise::Fate> becomes(const bots::Word& word, const State& before, Move move);
std::optional<Move> bound(const State& seen, std::span<const bots::Word> words);
int leaning(const State& seen, Move move, std::span<const bots::Word> words);
std::optional<Phrase> says(const State& seen, Seat seat, std::span<const bots::Word> words);
std::optional<Phrase> asks(const State& seen, Seat seat, std::span<const bots::Word> words);

inline constexpr bots::Honour<State> kHonour{.understood = understood,
                                             .becomes = becomes,
                                             .bound = bound,
                                             .leaning = leaning,
                                             .says = says,
                                             .asks = asks};

inline constexpr bots::Guide<State> kGuide{.guess = guess,
                                           .thin = thin,
                                           .outlook = outlook,
                                           .margin = margin,
                                           .far_enough = far_enough,
                                           .honour = &kHonour,
                                           .counsel = {.why = why, .reason = reason},
                                           .counts_points = false};

// The same for searches of many playouts (RESULTS.md).
inline constexpr bots::Guide<State> kThoroughGuide = [] {
  bots::Guide<State> guide = kGuide;
  guide.far_enough = soon_enough;
  guide.worth_of_end = worth_of_lead;
  guide.share_of_win = share_of_win;
  return guide;
}();

}  // namespace meadhall::graenaland_bots
