#include "games/feast/look_ahead.h"

#include <algorithm>

#include "games/feast/agenda.h"
#include "games/feast/carry_out.h"
#include "games/feast/moves.h"
#include "games/feast/turn.h"

namespace meadhall::feast {

bool waits_to_begin(const State& state) {
  for (std::size_t i = 0; i < state.agenda.depth(); ++i) {
    const Task& task = state.agenda[i];
    if (task.what == Do::action && as<ActionTask>(task).waits_to_begin()) return true;
  }
  return false;
}

bool is_before_action(const State& state) {
  const auto action = innermost<ActionTask>(state);
  return action && action->waits_to_begin();
}

namespace {

// Looking ahead is for the few small decisions that come before an action; whole feasts or dice
// actions that a card sets off there are not gone through.
constexpr int kLooks = 48;

bool is_small(Do what) {
  switch (what) {
    case Do::effects:
    case Do::moment:
    case Do::mountain:
    case Do::upgrade:
    case Do::play:
    case Do::own: return true;
    default: return false;
  }
}

// True if the action that waits could be carried out as things are.
bool could_now(const State& state) {
  for (std::size_t i = 0; i < state.agenda.depth(); ++i) {
    const Task& task = state.agenda[i];
    if (task.what != Do::action) continue;
    const auto action = as<ActionTask>(task);
    if (!action.waits_to_begin()) continue;
    if (!is_of_use(state, task.seat, static_cast<Space>(action.space()))) return false;
  }
  return true;
}

bool can_go_on(const State& state, int& looks) {
  if (state.missed != 0) return false;
  if (!waits_to_begin(state)) return true;
  const bool could = could_now(state);
  if (!is_small(state.agenda.top().what)) return could;
  MoveList moves;
  list_moves(state, moves);
  // What a card wants first may have to be chosen; most can be declined.
  if (could && (moves.contains(kNo) || moves.contains(kDone))) return true;
  for (const Move move : moves) {
    const bool idle =
        !could && kind_of(move) == MoveKind::play && !bringing_means().has(card_of(move));
    if (idle) continue;
    if (looks-- <= 0) return false;
    State copy = state;
    answer(copy, move, nullptr);
    run(copy, nullptr);
    if (can_go_on(copy, looks)) return true;
  }
  return false;
}

}  // namespace

bool can_go_on(const State& state) {
  int looks = kLooks;
  return can_go_on(state, looks);
}

}  // namespace meadhall::feast
