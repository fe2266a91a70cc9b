#pragma once

#include <optional>

#include "games/feast/cover.h"
#include "games/feast/pieces.h"
#include "games/feast/tasks.h"
#include "games/journal.h"

// Laying goods and tiles, step by step: which board, which way up, where. rules: Feast 6

namespace meadhall::feast {

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

Custom custom_of(const State& state, Seat seat);
// True if an item has room on a surface, lying in any way; the second: and is taken by its board.
bool has_room(const State& state, std::size_t surface, Item item);
bool can_lay_on(const State& state, Seat seat, Item item, std::size_t surface);
// Where a tile lies, told by the first of its cells, row by row.
Location place_of(std::size_t surface, Seat owner, const Shape& way, Spot at);
void put(State& state, std::size_t surface, Item item, const Shape& way, Spot at);
bool advance_lay(State& state, Journal* journal);
void list_lay(const State& state, MoveList& moves);
void answer_lay(State& state, Move move, Journal* journal);
// What laying something at `at` changes on its board, in a position that asks for a spot: of
// incomes and bonuses, if any are still to come.
struct LayingGain {
  int points = 0;  // more in all: a coin that is laid counts no more
  int saved = 0;   // points that are not lost any more
  int income = 0;  // the board's, before
  int income_after = 0;
  unsigned won = 0;   // bonuses that get surrounded: a bit each in the board's order
  unsigned lost = 0;  // and such as get covered
  std::optional<NextIncome> next{};
};
LayingGain laying_gain(const State& state, Spot at);
void push_lay(State& state, Seat seat, Item item, LaySource from);

}  // namespace meadhall::feast
