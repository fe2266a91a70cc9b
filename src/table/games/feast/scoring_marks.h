#pragma once

#include "table/games/feast/scene.h"
#include "table/match/scoring_show.h"

// What counts is lit in the hall: what a line of the final scoring counts while it is told, and
// what a column of the outlook counts while it is pointed at.

namespace meadhall::table::feast_table {

extern const match::ScoringHooks kScoringHooks;

// Notes where a thing of the hall lies, for what travels; after it is drawn, for it is lit where
// Scene::counted names it.
void note_place(Scene& scene, const TargetName& name, const Rect& area);

// The points that a seat is to be shown with: as it stands, without what is still to be told.
int points_shown(const Scene& scene, Seat seat);

}  // namespace meadhall::table::feast_table
