#pragma once

#include "games/feast/cover.h"
#include "games/feast/tasks.h"
#include "games/journal.h"

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

// Puts one more ore on a ship, or takes one off a longship. `ore`: how much it carried before.
void arm(Player& player, Ship ship, int ore);
void take_ore_off(Player& player, int ore);
Custom custom_of(const State& state, Seat seat);
// Whether anything at all can be done at any time.
bool can_arrange(const State& state, Seat seat);
bool can_lay_on(const State& state, Seat seat, Item item, std::size_t surface);
void put(State& state, std::size_t surface, Item item, const Shape& way, Spot at);
bool advance_arrange(State& state, Journal* journal);
void list_arrange(const State& state, MoveList& moves);
void answer_arrange(State& state, Move move, Journal* journal);
bool advance_lay(State& state, Journal* journal);
void list_lay(const State& state, MoveList& moves);
void answer_lay(State& state, Move move, Journal* journal);
void push_lay(State& state, Seat seat, Item item, LaySource from);
// Whether arranging may be chosen beside the decision at hand.
bool offers_arranging(const State& state);

}  // namespace meadhall::feast
