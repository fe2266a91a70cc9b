#pragma once

#include "games/feast/state.h"
#include "table/kit/targets.h"

namespace meadhall::table::feast_table {

// True if a column of the outlook counts what the target of that name in the hall of `seat` stands
// for: it is lit while the column is pointed at.
bool is_counted(const feast::State& state, Seat seat, std::size_t column, const TargetName& name);

}  // namespace meadhall::table::feast_table
