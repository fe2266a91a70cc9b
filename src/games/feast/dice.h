#pragma once

#include <array>

#include "games/feast/effects.h"
#include "games/feast/tasks.h"
#include "games/journal.h"

// Dice actions. rules: Feast 8.9

namespace meadhall::feast {

enum class DiceStage : std::uint8_t {
  boats,    // whaling: which are used
  ore,      // an ore may be taken off a longship
  rolling,  // to roll, to succeed, to fail
  second,   // a second good of a split result
  paying,   // how
  success,
  over,
};
enum class DiceTally : std::uint8_t {
  ore,      // of the boats used, the printed one of each included
  extra,    // on every roll
  loot,     // marked
  second,   // marked
  filler,   // wood or stone spent
  weapons,  // spent
};

template <class AnyTask>
struct DiceTask {
  static constexpr bool is(Do what) { return what == Do::dice; }
  AnyTask& task;

  Die die() const { return static_cast<Die>(task.id); }
  DiceStage stage() const { return static_cast<DiceStage>(task.d); }
  int rolls() const { return task.a; }       // made
  int roll() const { return task.b; }        // the last one
  int most_boats() const { return task.n; }  // that may be used
  int boats() const { return task.c; }       // used
  int of(DiceTally what) const { return task.tally[static_cast<std::size_t>(what)]; }
  std::optional<Item> loot() const { return marked(byte_of(of(DiceTally::loot))); }
  std::optional<Item> second() const { return marked(byte_of(of(DiceTally::second))); }

  void go_to(DiceStage stage) const { task.d = byte_of(stage); }
  void note_roll(std::uint32_t face) const {
    task.b = byte_of(face);
    ++task.a;
  }
  void use_boats(std::uint32_t n) const { task.c = byte_of(n); }
  void set(DiceTally what, int n) const { task.tally[static_cast<std::size_t>(what)] = byte_of(n); }
  void set(DiceTally what, Item item) const { set(what, int{mark_of(item)}); }
};
constexpr Task dice_task(Seat seat, Die die, std::uint8_t most_boats = 0) {
  return {.what = Do::dice, .seat = seat, .id = byte_of(die), .n = most_boats};
}

inline constexpr int kLeastSuccess = 6;  // of a raid or pillage

// What a success brings, by die; of a raid or pillage it is the loot chosen.
inline constexpr std::array<Goods, kDice> kCatches = {
    Goods{{1, Item::hide}, {1, Item::game_meat}}, Goods{{1, Item::fur}, {1, Item::snare}},
    Goods{{1, Item::oil}, {1, Item::skin_and_bones}, {1, Item::whale_meat}}, Goods{}, Goods{}};

// True if loot was chosen, which has to be paid with what there is.
inline bool owes_for_loot(const Task& task) {
  if (task.what != Do::dice) return false;
  const DiceStage stage = as<DiceTask>(task).stage();
  return stage == DiceStage::second || stage == DiceStage::paying;
}

// Of the dice action `task`: what the last roll is worth with everything but what will be paid.
int result_of(const State& state, const Task& task);
// What a good or special tile counts for in a raid; 0 if it cannot be looted.
int loot_value(const State& state, const Task& task, Item item);
// The result that is needed for it, beside what was chosen before.
int result_for(const State& state, const Task& task, Item item);

// How often the die of `task` may be rolled in all.
int most_rolls(const State& state, const Task& task);
// The most that paying can add to its result, or take off.
int most_paid(const State& state, const Task& task);
// Every way to pay so much of it without paying anything in vain; the most wood or stone first.
void list_payments(const State& state, const Task& task, int need, MoveList& moves);
// True if that can be looted with the last roll and what can be paid.
bool can_loot(const State& state, const Task& task, Item item);

bool advance_dice(State& state, Journal* journal);
void list_dice(const State& state, MoveList& moves);
void answer_dice(State& state, Move move, Journal* journal);

}  // namespace meadhall::feast
