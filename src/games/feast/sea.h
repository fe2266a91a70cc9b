#pragma once

#include "games/feast/costs.h"
#include "games/feast/pieces.h"
#include "games/feast/tasks.h"
#include "games/journal.h"

// Ships, buildings, emigration, exploration. rules: Feast 5.2, 5.3, 8.8, 8.13

namespace meadhall::feast {

template <class AnyTask>
struct ExploreTask {
  static constexpr bool is(Do what) { return what == Do::explore; }
  AnyTask& task;

  std::uint8_t space() const { return task.a; }  // the one that says which lands may be explored
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

bool has_berth(const Player& player, Ship ship);
void get_ship(State& state, Seat seat, Ship ship, bool built, Journal* journal);
// Fills the longship that was just received with ore.
void load_last_longship(State& state, Seat seat, Journal* journal);
// Takes a ship away, as part of what was told last; of longships the one with this much ore.
void lose_ship(State& state, Seat seat, Ship ship, int ore, Location to, Journal* journal);
// Remembers for cards that a longship was used in the action under way.
void note_longship(State& state);
bool can_emigrate(const State& state, Seat seat, const Effect& effect, Origin from);
int emigration_price(const State& state, Seat seat, const Effect& effect, Origin from);
bool advance_emigrate(State& state, Journal* journal);
void list_emigrate(const State& state, MoveList& moves);
void answer_emigrate(State& state, Move move, Journal* journal);
bool can_explore(const State& state, Seat seat, std::size_t land);
// Which lands a space names: those for any ship in the first column, and so on.
bool names_land(const State& state, Seat seat, std::size_t land, std::uint8_t space);
bool can_explore_any(const State& state, Seat seat, std::uint8_t space);
void list_explore(const State& state, MoveList& moves);
void answer_explore(State& state, Move move, Journal* journal);
void get_building(State& state, Seat seat, Building building, Journal* journal);
bool has_left(const State& state, Building building);

}  // namespace meadhall::feast
