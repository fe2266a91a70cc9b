#pragma once

#include "games/feast/state.h"

// Whether an action whose Vikings were placed can still be carried out, however what comes before
// it is decided. rules: Feast 4.5, 10.3

namespace meadhall::feast {

// True if the action that has just begun can still be carried out, if what comes before it is
// decided well.
bool can_go_on(const State& state);
// True if the innermost action waits to be carried out.
bool is_before_action(const State& state);
// True if any does: occupation 77 has another one carried out before it.
bool waits_to_begin(const State& state);

}  // namespace meadhall::feast
