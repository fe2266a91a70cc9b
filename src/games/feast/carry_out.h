#pragma once

#include "games/feast/effects.h"
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

  std::uint8_t card() const { return task.id; }   // whose lines they are; or kNoCard,
  std::uint8_t script() const { return task.d; }  // then a space or one of effects.h
  std::size_t next() const { return task.a; }
  std::size_t end() const { return task.b; }  // behind the last
  int times_done() const { return task.c; }   // the next one, in a row
  int rounds() const { return task.n; }       // so often all of them, from
  std::size_t first() const { return task.tally[0]; }
  bool is_of_card() const { return task.id != kNoCard; }

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

// Where an effect stands: on an occupation, or on a space.
struct Origin {
  std::uint8_t card = kNoCard;
  std::uint8_t space = kNoSpace;  // of the action under way, if a card's
};
const Effect& effect_at(const Task& task, std::size_t step);
// How often an effect is offered in a row.
int times_to_offer(const State& state, Seat seat, const Effect& effect);
// Remembers for cards that a building resource was exchanged on the space of the action.
void note_spent(State& state, Item item);
// Whether an effect can be carried out at least in part.
bool is_possible(const State& state, Seat seat, const Effect& effect, Origin from);
void carry_out(State& state, Seat seat, const Effect& effect, Origin from, Journal* journal);
// What an effect costs here after all that cards take off: resources first, then silver, without
// entries of 0.
Goods costs_of(const State& state, Seat seat, const Effect& effect, Origin from);
// Whether anything that a space offers could be done by this player now.
bool is_of_use(const State& state, Seat seat, Space space);
int price_of(const State& state, Seat seat, Space space);
bool advance_effects(State& state, Journal* journal);
void list_effects(const State& state, MoveList& moves);
void answer_effects(State& state, Move move, Journal* journal);

}  // namespace meadhall::feast
