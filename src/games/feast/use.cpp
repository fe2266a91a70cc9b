#include "games/feast/use.h"

#include "games/feast/agenda.h"
#include "games/feast/moves.h"
#include "games/feast/turn.h"

namespace meadhall::feast {
namespace {

// Where in the agenda the innermost action is whose space is being used and did nothing yet; the
// agenda's depth if there is none.
std::size_t waiting_use(const State& state) {
  for (std::size_t i = state.agenda.depth(); i > 0; --i) {
    const Task& task = state.agenda[i - 1];
    if (task.what != Do::action) continue;
    const auto action = as<ActionTask>(task);
    const bool waits = action.space() < kSpaces && action.stage() == ActionStage::doing &&
                       !action.has(ActionNote::used);
    return waits ? i - 1 : state.agenda.depth();
  }
  return state.agenda.depth();
}

// Its own tasks: the action, its effects, and the one that is being carried out, which arranging
// is not.
constexpr std::size_t kOwnTasks = 3;
bool comes_between(const State& state) {
  const std::size_t action = waiting_use(state);
  const std::size_t depth = state.agenda.depth();
  if (action == depth) return false;
  const bool arranges = state.third_rules != 0 && state.agenda.top().what == Do::arrange;
  return depth > action + kOwnTasks || arranges;
}

// True if an effect of the space that waits could still be carried out.
bool can_be_used(const State& state) {
  const std::size_t action = waiting_use(state);
  if (action == state.agenda.depth()) return true;
  State alone = state;
  while (comes_between(alone)) alone.agenda.pop();
  run(alone, nullptr);
  return alone.missed == 0;
}

// True if some answers to what came between leave the use possible. Looks only a few steps ahead:
// most of what comes between can be declined at once.
constexpr int kLooks = 48;
bool stays_of_use(const State& state, int& looks) {
  if (state.missed != 0 || !can_be_used(state)) return false;
  if (!comes_between(state)) return true;
  MoveList moves;
  list_moves(state, moves);
  for (const Move way_out : {kDone, kNo, kUndo}) {
    if (moves.contains(way_out)) return true;
  }
  for (const Move move : moves) {
    if (move == kArrange) continue;
    if (looks-- <= 0) return true;
    State copy = state;
    answer(copy, move, nullptr);
    run(copy, nullptr);
    if (stays_of_use(copy, looks)) return true;
  }
  return false;
}

}  // namespace

void note_used(State& state, std::uint8_t card) {
  const auto action = innermost<ActionTask>(state);
  if (!action || action->stage() != ActionStage::doing) return;
  if (card == kNoCard || with_line(Moment::instead).has(card)) action->note(ActionNote::used);
}

bool waits_to_be_used(const State& state) { return waiting_use(state) != state.agenda.depth(); }

bool leaves_unused(const State& state, Move move) {
  if (!comes_between(state) && move != kDone && move != kNo) return false;
  State copy = state;
  answer(copy, move, nullptr);
  run(copy, nullptr);
  int looks = kLooks;
  return !stays_of_use(copy, looks);
}

}  // namespace meadhall::feast
