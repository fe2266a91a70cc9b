#pragma once

#include <optional>
#include <span>

#include "games/feast/effects.h"
#include "games/feast/tasks.h"
#include "games/journal.h"

// The phases of a round. rules: Feast 4

namespace meadhall::feast {

template <class AnyTask>
struct PhaseTask {
  static constexpr bool is(Do what) { return what == Do::phase; }
  AnyTask& task;

  Phase phase() const { return static_cast<Phase>(task.a); }
  // How many seats had their part in it, from the start player on.
  int seats_done() const { return task.b; }
  // Whose turn it is in the phase of actions.
  Seat next() const { return seat_at(task.n); }
  // In the harvest: crops are in, cards do something with them.
  bool is_reaped() const { return task.n == kNowhere; }

  void set_phase(Phase phase) const { task.a = byte_of(phase); }
  void note_done() const { ++task.b; }
  void set_next(Seat seat) const { task.n = byte_of(index(seat)); }
  void note_reaped() const { task.n = kNowhere; }
};
constexpr Task phase_task(Phase phase, Seat next, std::size_t seats_done = 0) {
  return {
      .what = Do::phase, .n = byte_of(index(next)), .a = byte_of(phase), .b = byte_of(seats_done)};
}
// The phase under way; Phase::over when the match is over.
inline Phase phase_of(const State& state) {
  return state.over != 0 ? Phase::over : as<PhaseTask>(state.agenda[0]).phase();
}

// True if the seat had its part in a phase of this round, or has it just now.
bool had_part(const State& state, Seat seat, Phase phase);

// The level of a round's harvest, 0 without one; nothing while its marker is still to be drawn.
std::optional<int> harvest_level(const State& state, int round);
// What a harvest of a level brings everybody.
std::span<const Item> crops_of(int level);
// The round in which an exploration board turns over, if nobody has taken it.
int round_turned(const State& state, std::size_t land);

void advance_phase(State& state, Journal* journal);
// Remembers for cards what crops there are as a harvest begins.
void note_crops(Player& player);
void reveal_strip(State& state, Journal* journal);
void breed(State& state, Seat seat, Journal* journal);
// What the surrounded bonus fields bring, of the home board, the houses, or all.
void hand_out_bonus(State& state, Seat seat, Which what, Journal* journal);

}  // namespace meadhall::feast
