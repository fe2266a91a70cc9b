#pragma once

#include <algorithm>

#include "games/feast/tasks.h"
#include "games/journal.h"

// Occupations with code of their own. rules: Feast 16

namespace meadhall::feast {

// With code of its own (own.cpp); what it remembers is the card's.
template <class AnyTask>
struct OwnTask {
  static constexpr bool is(Do what) { return what == Do::own; }
  AnyTask& task;

  std::uint8_t card() const { return task.id; }
  int left() const { return task.n; }              // tiles to be turned
  auto& made() const { return task.tally; }        // Marks, of tiles that were turned
  bool has_chosen() const { return task.n != 0; }  // a place
  std::uint8_t place() const { return task.a; }
  std::uint8_t surface() const { return task.a; }  // whose bonus it is about
  std::uint8_t bonus() const { return task.b; }

  void note_turned() const { --task.n; }
  void note_made(Item item) const { *std::ranges::find(task.tally, 0) = mark_of(item); }
  void choose(std::size_t place) const {
    task.n = 1;
    task.a = byte_of(place);
  }
};
constexpr Task own_task(Seat seat, std::uint8_t card, int left = 0) {
  return {.what = Do::own, .seat = seat, .id = card, .n = byte_of(left)};
}
constexpr Task own_task_at(Seat seat, std::uint8_t card, std::size_t where, int bonus = 0) {
  return {.what = Do::own, .seat = seat, .id = card, .a = byte_of(where), .b = byte_of(bonus)};
}

inline constexpr std::uint8_t kWarmonger = 106;
inline constexpr std::uint8_t kMaid = 177;
bool own_is_possible(const State& state, Seat seat, std::uint8_t card);
void own_begin(State& state, Seat seat, std::uint8_t card, Journal* journal);
bool own_advance(State& state, Journal* journal);
void own_list(const State& state, MoveList& moves);
void own_answer(State& state, Move move, Journal* journal);

}  // namespace meadhall::feast
