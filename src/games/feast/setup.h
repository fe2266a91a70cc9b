#pragma once

#include "games/feast/tasks.h"
#include "games/journal.h"

// The preparation of a match, and the choices before its first round. rules: Feast 2, 13, 15

namespace meadhall::feast {

// Before the first round: one of the cards in hand is kept.
enum class Keep : std::uint8_t { starting, dark };

template <class AnyTask>
struct KeepTask {
  static constexpr bool is(Do what) { return what == Do::keep; }
  AnyTask& task;

  Keep which() const { return static_cast<Keep>(task.a); }
};
constexpr Task keep_task(Seat seat, Keep which) {
  return {.what = Do::keep, .seat = seat, .a = byte_of(which)};
}

// The occupations that are in the game, starting ones or dark ones.
Cards cards_in_box(const Options& options, bool light);
// Each tile shows a copying space in one of two columns, where four play. rules: Feast 2.3
void set_out_copies(State& state);
void list_keep(const State& state, MoveList& moves);
void answer_keep(State& state, Move move, Journal* journal);
void list_token(const State& state, MoveList& moves);
void answer_token(State& state, Move move, Journal* journal);

}  // namespace meadhall::feast
