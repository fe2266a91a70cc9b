#pragma once

#include <algorithm>
#include <optional>

#include "games/feast/effects.h"
#include "games/feast/tasks.h"
#include "games/journal.h"

// Upgrades, overseas trade, mountain strips, the special sale, the forge.
// rules: Feast 8.3, 8.4, 8.5, 8.6, 8.7

namespace meadhall::feast {

// Of an upgrade.
inline constexpr std::uint8_t kOneTwice = 1;  // one good may be raised once more
inline constexpr std::uint8_t kPaidFor = 2;   // an occupation took silver for it: not for nothing

template <class AnyTask>
struct UpgradeTask {
  static constexpr bool is(Do what) { return what == Do::upgrade; }
  AnyTask& task;

  std::uint8_t card() const { return task.id; }
  int goods_left() const { return task.n; }
  int steps() const { return task.a; }
  Which which() const { return static_cast<Which>(task.b); }
  unsigned notes() const { return task.c; }  // kOneTwice, kPaidFor
  bool may_raise_again() const { return (task.c & kOneTwice) != 0; }
  bool is_paid_for() const { return (task.c & kPaidFor) != 0; }
  std::optional<Item> first() const { return marked(task.d); }  // good that was raised
  auto& made() const { return task.tally; }                     // Marks

  void note_raised(Item from, Item to) const {
    --task.n;
    if (task.d == 0) task.d = mark_of(from);
    *std::ranges::find(task.tally, 0) = mark_of(to);
  }
  void note_raised_again(Item from, Item to) const {
    task.c = byte_of(task.c & ~kOneTwice);
    *std::ranges::find(task.tally, mark_of(from)) = mark_of(to);
  }
  // One step more, as the player likes.
  void let_raise_again() const {
    task.c = byte_of(task.c | kOneTwice);
    task.a = 1;
  }
};
constexpr Task upgrade_task(Seat seat, std::uint8_t card, const Effect& effect,
                            bool one_twice = false, bool paid_for = false) {
  Task task = effect_task(Do::upgrade, seat, card, effect.n);
  task.a = effect.steps;
  task.b = byte_of(effect.what);
  task.c = byte_of((one_twice ? kOneTwice : 0) | (paid_for ? kPaidFor : 0));
  return task;
}

template <class AnyTask>
struct OverseasTask {
  static constexpr bool is(Do what) { return what == Do::overseas; }
  AnyTask& task;

  bool was_turned(Item green) const { return (kinds() >> (number(green) / 4) & 1U) != 0; }

  void note_turned(Item green) const {
    const unsigned now = kinds() | 1U << (number(green) / 4);
    task.a = byte_of(now);
    task.b = byte_of(now >> 8U);
  }

  unsigned kinds() const { return unsigned{task.a} | unsigned{task.b} << 8U; }  // a bit each
};

template <class AnyTask>
struct MountainTask {
  static constexpr bool is(Do what) { return what == Do::mountain; }
  AnyTask& task;
  static constexpr std::size_t kAmounts = 4;

  std::uint8_t card() const { return task.id; }
  Which which() const { return static_cast<Which>(task.a); }
  bool was_used(std::size_t strip) const { return (unsigned{task.b} >> strip & 1U) != 0; }
  bool is_exact() const { return task.c != 0; }  // all of the number, or nothing
  // The largest number that is left.
  int most() const { return *std::max_element(task.tally.begin(), task.tally.begin() + kAmounts); }

  // The smallest number that is enough is used up.
  void note_taken(std::size_t strip, int n) const {
    task.b = byte_of(task.b | 1U << strip);
    std::uint8_t* used = nullptr;
    for (std::size_t i = 0; i < kAmounts; ++i) {
      std::uint8_t& amount = task.tally[i];
      if (amount >= n && (used == nullptr || amount < *used)) used = &amount;
    }
    MUST(used != nullptr);
    *used = 0;
  }
  void end() const { task.tally = {}; }
};
constexpr Task mountain_task(Seat seat, std::uint8_t card, const Effect& effect) {
  Task task = effect_task(Do::mountain, seat, card, effect.n);
  task.a = byte_of(effect.what);
  task.c = effect.exact ? 1 : 0;
  std::ranges::copy(effect.amounts, task.tally.begin());
  return task;
}

template <class AnyTask>
struct SaleTask {
  static constexpr bool is(Do what) { return what == Do::sale; }
  AnyTask& task;

  std::uint8_t card() const { return task.id; }
  int tiles_left() const { return task.n; }
  int full_price() const { return task.a; }  // of what was bought, as printed
  int taken_off() const { return task.b; }   // silver, by occupations

  void note_bought(int price, int paid) const {
    --task.n;
    task.a = byte_of(task.a + price);
    task.b = byte_of(task.b + price - paid);
  }
};
constexpr Task sale_task(Seat seat, std::uint8_t card, std::uint8_t n) {
  return effect_task(Do::sale, seat, card, n);
}

// The item an upgrade by so many steps makes; nothing if there is none.
std::optional<Item> upgraded(Item item, int steps);
// The item a diagonal step makes: to the next shape or the one before, and the next colour.
std::optional<Item> moved_diagonally(Item item, Which where);
// What the upgrade `task` makes of an item.
std::optional<Item> product(const Task& task, Item item);
bool can_upgrade(const State& state, Seat seat, const Effect& effect);
bool advance_upgrade(State& state, Journal* journal);
void list_upgrade(const State& state, MoveList& moves);
void answer_upgrade(State& state, Move move, Journal* journal);
bool advance_overseas(State& state, Journal* journal);
void list_overseas(const State& state, MoveList& moves);
void answer_overseas(State& state, Move move, Journal* journal);
bool can_take_from_mountain(const State& state, const Effect& effect);
bool advance_mountain(State& state, Journal* journal);
void list_mountain(const State& state, MoveList& moves);
void answer_mountain(State& state, Move move, Journal* journal);
bool can_buy_special(const State& state, Seat seat);
// What a special tile costs in the sale under way, after what was bought already.
int sale_price(const State& state, const Task& task, Item tile);
bool advance_sale(State& state, Journal* journal);
void list_sale(const State& state, MoveList& moves);
void answer_sale(State& state, Move move, Journal* journal);
void list_forge(const State& state, MoveList& moves);
void answer_forge(State& state, Move move, Journal* journal);

}  // namespace meadhall::feast
