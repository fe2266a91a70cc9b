#pragma once

#include "table/games/vikings/scene.h"
#include "table/match/scoring_show.h"

// What a line of a scoring counts: lit on a homeland while it is told, and what it brings comes
// from there.

namespace meadhall::table::vikings_table {

Marks marks_of(const Event& event, const vikings::State& state);

extern const match::ScoringHooks kScoringHooks;

}  // namespace meadhall::table::vikings_table
