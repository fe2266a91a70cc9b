#include <algorithm>
#include <iterator>

#include "games/feast/agenda.h"
#include "games/feast/look_ahead.h"
#include "games/feast/moves.h"
#include "games/feast/refusal.h"
#include "games/feast/tell.h"
#include "games/feast/turn.h"
#include "games/feast/use.h"

// The contract's functions on deciding: who, what, and what then.

namespace meadhall::feast {

std::optional<Seat> actor(const State& state) {
  if (state.agenda.empty()) return std::nullopt;
  return state.agenda.top().seat;
}

// Which cards are kept, and which could be played, nobody else sees.
// rules: Feast 10
bool is_private(const State& state) {
  if (state.agenda.empty()) return false;
  const Do what = state.agenda.top().what;
  return what == Do::keep || what == Do::play;
}

namespace {

// Whether an action that was begun can still be carried out after an answer, and its space used.
class Prospect {
 public:
  explicit Prospect(const State& state)
      : state_(state), begins_(waits_to_begin(state)), uses_(waits_to_be_used(state)) {}

  // False where no answer could spoil anything.
  bool at_stake() const { return begins_ || uses_; }
  bool stays(Move move) const {
    if (uses_ && leaves_unused(state_, move)) return false;
    if (!begins_) return true;
    State copy = state_;
    answer(copy, move, nullptr);
    run(copy, nullptr);
    return can_go_on(copy);
  }

 private:
  const State& state_;
  bool begins_;
  bool uses_;
};

}  // namespace

// Left out is what would make an action that was begun impossible, or leave its space used for
// nothing. If that is so of every answer, all are listed and the action comes to nothing.
void legal(const State& state, MoveList& moves) {
  list_moves(state, moves);
  const Prospect prospect(state);
  if (!prospect.at_stake()) return;
  MoveList possible;
  for (const Move move : moves) {
    if (prospect.stays(move)) possible.push_back(move);
  }
  if (!possible.empty()) moves = possible;
}

namespace {

// What was said already: nothing is told twice. What moved with it moved with the choice.
void leave_out(std::vector<Event>& events, const Message& said) {
  const auto again = std::find_if(events.begin() + 1, events.end(),
                                  [&](const Event& event) { return event.message == said; });
  if (again == events.end()) return;
  std::ranges::move(again->moved, std::back_inserter(events.front().moved));
  events.erase(again);
}

}  // namespace

bool is_legal(const State& state, Move move) {
  if (state.agenda.empty()) return false;
  const Task& top = state.agenda.top();
  // To check one place, the long list of all need not be made; nor, to check one answer, what comes
  // of the others.
  if (top.what == Do::turn && kind_of(move) == MoveKind::place) {
    return place_of(move) < kPlaces && can_occupy(state, top.seat, place_of(move));
  }
  MoveList moves;
  list_moves(state, moves);
  if (!moves.contains(move)) return false;
  const Prospect prospect(state);
  if (!prospect.at_stake() || prospect.stays(move)) return true;
  return std::ranges::none_of(moves, [&](Move other) { return prospect.stays(other); });
}

Result<void> apply(State& state, Move move) {
  if (!is_legal(state, move)) return Error{refusal(state, move)};
  answer(state, move, nullptr);
  run(state, nullptr);
  return {};
}

std::vector<Event> narrate(const State& state, Move move) {
  if (!is_legal(state, move)) return {};
  State copy = state;
  Journal journal;
  const ToldChoice choice = choice_told(state, move);
  journal.choice(choice.what, state.agenda.top().seat, Message(choice.told));
  answer(copy, move, &journal);
  run(copy, &journal);
  leave_out(journal.events, choice.told);
  for (const Message& said : choice.said) leave_out(journal.events, said);
  return std::move(journal.events);
}

// Dice, weapons, occupations and strips come up through the rng alone.
bool reveals(const State& state, Move move) {
  State after = state;
  return apply(after, move).ok() && !(after.rng == state.rng);
}

}  // namespace meadhall::feast
