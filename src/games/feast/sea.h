#pragma once

#include "games/feast/tasks.h"

// Ships, buildings, emigration, exploration. rules: Feast 5.2, 5.3, 8.8, 8.13

namespace meadhall::feast {

template <class AnyTask>
struct ExploreTask {
  static constexpr bool is(Do what) { return what == Do::explore; }
  AnyTask& task;

  std::uint8_t space() const { return task.a; }  // that says which lands
};
constexpr Task explore_task(Seat seat, std::uint8_t card, std::uint8_t n, std::uint8_t space) {
  Task task = effect_task(Do::explore, seat, card, n);
  task.a = space;
  return task;
}

template <class AnyTask>
struct EmigrateTask {
  static constexpr bool is(Do what) { return what == Do::emigrate; }
  AnyTask& task;

  std::uint8_t card() const { return task.id; }
  std::uint8_t price() const { return task.a; }
};
constexpr Task emigrate_task(Seat seat, std::uint8_t card, std::uint8_t n, int price) {
  Task task = effect_task(Do::emigrate, seat, card, n);
  task.a = byte_of(price);
  return task;
}

}  // namespace meadhall::feast
