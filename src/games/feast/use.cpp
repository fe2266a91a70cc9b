#include "games/feast/flow.h"

// A space is used for at least one of its effects. rules: Feast 4.5

namespace meadhall::feast {
namespace {

// The innermost action whose space is being used and did nothing yet, as a place in the agenda; its
// depth if there is none.
std::size_t waiting_use(const State& state) {
  for (std::size_t i = state.agenda.depth(); i > 0; --i) {
    const Task& task = state.agenda[i - 1];
    if (task.what != Do::action) continue;
    const bool waits = task.id < kSpaces && task.b == static_cast<std::uint8_t>(Stage::doing) &&
                       (task.n & kUsed) == 0;
    return waits ? i - 1 : state.agenda.depth();
  }
  return state.agenda.depth();
}

// Whether an effect of the space that waits could still be carried out.
bool can_be_used(const State& state) {
  const std::size_t action = waiting_use(state);
  if (action == state.agenda.depth()) return true;
  // The action, its effects, and the one that is being carried out; not what came between.
  constexpr std::size_t kOwnTasks = 3;
  State alone = state;
  while (alone.agenda.depth() > action + kOwnTasks) alone.agenda.pop();
  run(alone, nullptr);
  return alone.missed == 0;
}

}  // namespace

void note_used(State& state, std::uint8_t card) {
  Task* const action = innermost(state, Do::action);
  if (action == nullptr || action->b != static_cast<std::uint8_t>(Stage::doing)) return;
  if (card == kNoCard || with_line(Moment::instead).has(card)) action->n |= kUsed;
}

bool leaves_unused(const State& state, Move move) {
  const Do what = state.agenda.top().what;
  const bool arranging = what == Do::arrange || what == Do::lay;
  const bool gives_up = move == kDone || move == kNo;
  if (!(gives_up || arranging) || waiting_use(state) == state.agenda.depth()) return false;
  State copy = state;
  answer(copy, move, nullptr);
  run(copy, nullptr);
  return copy.missed != 0 || !can_be_used(copy);
}

}  // namespace meadhall::feast
