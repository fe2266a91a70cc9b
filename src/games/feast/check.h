#pragma once

#include "games/feast/state.h"

// Parts of `check`. Each relies on the parts before it having found nothing.
// Errors name the first thing that is broken: feast.check.*.

namespace meadhall::feast {

Result<void> check_boards(const State& state);
Result<void> check_cards(const State& state);
Result<void> check_agenda(const State& state);

// Special tiles that lie on boards and in houses, one bit each; a tile that lies twice is found by
// check_boards.
unsigned specials_laid(const State& state);
// How many of these tasks wait for a seat.
int waiting(const State& state, Do what, Seat seat);

}  // namespace meadhall::feast
