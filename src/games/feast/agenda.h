#pragma once

#include "games/feast/state.h"
#include "games/journal.h"

// The agenda: what happens between the players' decisions, and what each decision sets off. A task
// is pushed to be carried out before those below it; `run` carries out the top until that asks
// somebody. The journal is null where nobody listens, here and wherever the rules take one.

namespace meadhall::feast {

// Carries tasks out up to the next decision or the end.
void run(State& state, Journal* journal);
// Takes an answer to the decision at hand; the move must be allowed. Then comes `run`.
void answer(State& state, Move move, Journal* journal);
// What the decision at hand offers, and arranging beside it. `legal` leaves out what would make the
// action under way impossible.
void list_moves(const State& state, MoveList& moves);

}  // namespace meadhall::feast
