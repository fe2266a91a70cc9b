#pragma once

#include "games/feast/tasks.h"

// What may be done at any time: laying goods, buying and arming ships, occupations.
// rules: Feast 5, 6

namespace meadhall::feast {

// Also in a window between phases.
template <class AnyTask>
struct ArrangeTask {
  static constexpr bool is(Do what) { return what == Do::arrange || what == Do::window; }
  AnyTask& task;

  bool did_something() const { return task.n != 0; }
  void note_done() const { task.n = 1; }
};

enum class LaySource : std::uint8_t { supply, free, forced };

template <class AnyTask>
struct LayTask {
  static constexpr bool is(Do what) { return what == Do::lay; }
  AnyTask& task;

  Item item() const { return item_at(task.id); }
  bool has_surface() const { return task.a != kNowhere; }
  std::uint8_t surface() const { return task.a; }
  bool has_way() const { return task.b != kNowhere; }
  std::uint8_t way() const { return task.b; }
  LaySource source() const { return static_cast<LaySource>(task.c); }

  void set_surface(std::size_t surface) const { task.a = byte_of(surface); }
  void set_way(std::size_t way) const { task.b = byte_of(way); }
};
constexpr Task lay_task(Seat seat, Item item, LaySource source) {
  return {.what = Do::lay,
          .seat = seat,
          .id = byte_of(number(item)),
          .a = kNowhere,
          .b = kNowhere,
          .c = byte_of(source)};
}

}  // namespace meadhall::feast
