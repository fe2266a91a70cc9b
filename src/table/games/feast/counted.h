#pragma once

#include <vector>

#include "games/feast/score_parts.h"
#include "games/feast/state.h"
#include "table/kit/targets.h"

namespace meadhall::table::feast_table {

// Where a category of points counts in the hall of a seat, by names that note_place() gets
// (scoring_marks.h); none where it counts nothing that lies there.
std::vector<TargetName> places_counted(const feast::State& state, Seat seat,
                                       feast::Category category);

}  // namespace meadhall::table::feast_table
