#pragma once

#include "bots/feast/actions.h"
#include "bots/guide.h"
#include "games/feast/state.h"

// How A Feast for Odin is played sensibly: see bots/guide.h.

namespace meadhall::feast_bots {

using namespace feast;

// Given for both eyes.
template <Eye eye>
Move guess(const State& state, const MoveList& moves, Rng& rng);
template <Eye eye>
bool thin(const State& state, MoveList& moves);
int outlook(const State& state, Seat seat);
int margin(const State& state, Seat seat);
int worth_of_end(const State& end, int ahead);
bool undoes(const State& state, Move move);
int playouts(const State& seen, int wished);
std::vector<std::vector<Move>> best_deeds(const State& seen, std::optional<Inspectable> thing,
                                          std::size_t most);
std::vector<Move> whole_deed(const State& seen);
Message deed_told(const State& seen, std::span<const Move> deed);
Message why(const bots::ComparisonOf<State>& compared);
void apply_legal(State& state, Move move);

// All but a jarl are careless now and then, each more seldom than the one below it: a thrall in
// more than half of its decisions. Futures more or fewer tell little beside a good guess.
inline constexpr bots::Levels kLevels = {
    {{.id = bots::kLevelIds[0], .playouts = 20, .top_k = 3, .random_percent = 60},
     {.id = bots::kLevelIds[1], .playouts = 20, .top_k = 3, .random_percent = 25},
     {.id = bots::kLevelIds[2], .playouts = 60, .top_k = 2, .random_percent = 5},
     {.id = bots::kLevelIds[3], .playouts = 2000}}};

// What the rulebook calls a very good result alone, in hundredths of a point.
inline constexpr int kPointsAlone = 10'000;

// Playing a match to its end is quick, and tells more than an estimate before it: none is cut
// short.
template <Eye eye>
inline constexpr bots::Guide<State> kGuideBy{.guess = guess<eye>,
                                             .thin = thin<eye>,
                                             .outlook = outlook,
                                             .margin = margin,
                                             .worth_of_end = worth_of_end,
                                             .par_alone = kPointsAlone,
                                             .playouts = playouts,
                                             .undoes = undoes,
                                             .counsel = {.best_deeds = best_deeds,
                                                         .whole_deed = whole_deed,
                                                         .deed_told = deed_told,
                                                         .why = why},
                                             .apply_legal = apply_legal};
// Whoever tries out futures goes by what matches have taught, whoever decides at a glance does not:
// what is careless goes by prices alone.
inline constexpr const bots::Guide<State>& kGlance = kGuideBy<Eye::plain>;
inline constexpr const bots::Guide<State>& kGuide = kGuideBy<Eye::taught>;

}  // namespace meadhall::feast_bots
