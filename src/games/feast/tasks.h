#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <type_traits>

#include "core/must.h"
#include "games/feast/state.h"

// How tasks are read and changed. A Task is the same few bytes whatever it is about; each kind has
// a view that names them, with the file that carries it out (dice.h, trade.h, ...), and a function
// that makes one. Nothing else reads those bytes by letter, but for what treats all kinds alike.
//
//   const auto dice = as<DiceTask>(state.agenda.top());  // stops if that is of another kind
//   if (dice.rolls() == 0) dice.go_to(DiceStage::ore);
//
// A view refers to its task as a span does; that ends when the task is popped from the agenda.
// Kinds without a view remember nothing but whom they ask.

namespace meadhall::feast {

// The task as one of its kind: as<DiceTask>(task).
template <template <class> class View, class AnyTask>
constexpr View<AnyTask> as(AnyTask& task) {
  MUST(View<AnyTask>::is(task.what));
  return {task};
}

// The innermost task of a kind, if there is one: innermost<DiceTask>(state).
template <template <class> class View, class AnyState>
auto innermost(AnyState& state) {
  using AnyTask = std::remove_reference_t<decltype(state.agenda[0])>;
  for (std::size_t i = state.agenda.depth(); i > 0; --i) {
    AnyTask& task = state.agenda[i - 1];
    if (View<AnyTask>::is(task.what)) return std::optional(View<AnyTask>{task});
  }
  return std::optional<View<AnyTask>>();
}

template <class Number>
constexpr std::uint8_t byte_of(Number n) {
  return static_cast<std::uint8_t>(n);
}

// Items are noted as 1 + their number: 0 is none.
constexpr std::uint8_t mark_of(Item item) { return byte_of(number(item) + 1); }
constexpr std::optional<Item> marked(std::uint8_t mark) {
  if (mark == 0) return std::nullopt;
  return item_at(mark - 1U);
}
using Marks = std::array<std::uint8_t, 8>;
constexpr int count_of(const Marks& marks, Item item) {
  return static_cast<int>(std::ranges::count(marks, mark_of(item)));
}

// A task that carries out an effect with `n`, of an occupation or of a space (kNoCard).
constexpr Task effect_task(Do what, Seat seat, std::uint8_t card, std::uint8_t n) {
  return {.what = what, .seat = seat, .id = card, .n = n};
}

}  // namespace meadhall::feast
