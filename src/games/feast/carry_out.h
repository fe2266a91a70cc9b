#pragma once

#include "games/feast/costs.h"
#include "games/feast/effects.h"
#include "games/feast/occupations.h"
#include "games/feast/spaces.h"
#include "games/feast/tasks.h"
#include "games/journal.h"

// How the effects of spaces and occupations are carried out, one after the other.
// rules: Feast 8, 10

namespace meadhall::feast {

template <class AnyTask>
struct EffectsTask {
  static constexpr bool is(Do what) { return what == Do::effects; }
  AnyTask& task;

  std::uint8_t card() const { return task.id; }   // whose lines they are, or kNoCard
  std::uint8_t script() const { return task.d; }  // without a card: a space, or as `script` has it
  std::size_t next() const { return task.a; }
  std::size_t end() const { return task.b; }           // behind the last
  int times_done() const { return task.c; }            // how often in a row the next one was done
  int rounds() const { return task.n; }                // how often all are still to be gone through
  std::size_t first() const { return task.tally[0]; }  // where each round begins
  bool is_of_card() const { return task.id != kNoCard; }
  const Effect& effect_at(std::size_t step) const {
    return is_of_card() ? lines_of(card())[step].effect : feast::script(script()).effects[step];
  }
  // Behind the next one and the alternatives to it.
  std::size_t group_end() const {
    std::size_t group = next() + 1;
    while (group < end() && effect_at(group).other) ++group;
    return group;
  }

  void go_on(std::size_t step) const {
    task.a = byte_of(step);
    task.c = 0;
  }
  void note_done() const { ++task.c; }
  void begin_again() const {
    --task.n;
    go_on(first());
  }
};
constexpr Task effects_of_card(Seat seat, std::size_t card, std::uint8_t first, std::uint8_t end,
                               std::uint8_t rounds = 1) {
  return {.what = Do::effects,
          .seat = seat,
          .id = byte_of(card),
          .n = rounds,
          .a = first,
          .b = end,
          .tally = {first}};
}
constexpr Task effects_of_space(Seat seat, std::size_t script, std::size_t end) {
  return {.what = Do::effects, .seat = seat, .n = 1, .b = byte_of(end), .d = byte_of(script)};
}

// How often an effect is offered in a row.
int times_to_offer(const State& state, Seat seat, const Effect& effect);
// True if an effect can be carried out at least in part.
bool is_possible(const State& state, Seat seat, const Effect& effect, Origin from);
void carry_out(State& state, Seat seat, const Effect& effect, Origin from, Journal* journal);
// The alternative so many steps behind the first of the effects that are asked for, with its price
// as it is for whoever is asked.
Effect option_of(const State& state, std::size_t steps);
// True if an occupation only does something when it is played, and nothing of that could be done
// now.
bool comes_to_nothing(const State& state, Seat seat, std::size_t card);
// True if anything that a space offers could be done by this player now.
bool is_of_use(const State& state, Seat seat, Space space);
bool advance_effects(State& state, Journal* journal);
void list_effects(const State& state, MoveList& moves);
void answer_effects(State& state, Move move, Journal* journal);

}  // namespace meadhall::feast
