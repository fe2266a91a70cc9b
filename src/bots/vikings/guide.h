#pragma once

#include "bots/guide.h"
#include "games/vikings/state.h"

// How Vikings is played sensibly: see bots/guide.h.

namespace meadhall::vikings_bots {

using namespace vikings;

Move guess(const State& state, const MoveList& moves, Rng& rng);
bool thin(const State& state, MoveList& moves);
int outlook(const State& state, Seat seat);
int margin(const State& state, Seat seat);
Message why(const bots::ComparisonOf<State>& compared);

// A thrall thinks little and is careless in every fourth decision; the others think ever more.
inline constexpr bots::Levels kLevels = {
    {{.id = bots::kLevelIds[0], .playouts = 12, .top_k = 3, .random_percent = 25},
     {.id = bots::kLevelIds[1], .playouts = 24},
     {.id = bots::kLevelIds[2], .playouts = 90},
     {.id = bots::kLevelIds[3], .playouts = 2000}}};

inline constexpr bots::Guide<State> kGuide{
    .guess = guess, .thin = thin, .outlook = outlook, .margin = margin, .counsel = {.why = why}};

}  // namespace meadhall::vikings_bots
