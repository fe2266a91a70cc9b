#include <algorithm>

#include "games/feast/dice.h"
#include "games/feast/position/follows.h"
#include "games/feast/position/sketch.h"

// Whether tasks that somebody wrote by hand are such as the engine makes: their numbers are places
// of tables that the engine looks up without asking. `check` looks at what is common to all.

namespace meadhall::feast {
namespace {

constexpr std::uint8_t kInspector = 60;
constexpr std::uint8_t kLatecomer = 91;

// Goods made are noted one by one.
bool has_room(const Task& task) {
  const auto made = std::ranges::count_if(task.tally, [](std::uint8_t item) { return item != 0; });
  const bool known =
      std::ranges::all_of(task.tally, [](std::uint8_t item) { return item <= kGoods; });
  return known && task.n + made <= static_cast<std::ptrdiff_t>(task.tally.size());
}

bool is_safe_upgrade(const Task& task) {
  const auto what = static_cast<Which>(task.b);
  return task.a >= 1 && task.a <= 3 && task.b <= static_cast<std::uint8_t>(Which::houses) &&
         (what != Which::houses) && task.c <= 1 && has_room(task);
}

// What a card does apart from the spaces is under way already.
bool is_safe_action(const Task& task) {
  const bool nowhere = task.id == kNoSpace;
  return !nowhere || task.b >= static_cast<std::uint8_t>(Stage::doing);
}

bool is_safe_own(const State& state, const Task& task) {
  if (task.id == kMaid) {
    return task.a < kSurfaces && owner_of(state, task.a) == task.seat &&
           task.b < board(sheet_of(state, task.a)).bonus_count;
  }
  if (task.id == kInspector) return task.a < kPlaces;
  if (task.id == kLatecomer && count(state.at(task.seat), Item::silver) == 0) return false;
  return has_room(task);
}

// What is laid from the supply is still there.
bool is_safe_laying(const State& state, const Task& task) {
  if (task.id >= kItems) return false;
  if (static_cast<LaySource>(task.c) != LaySource::supply) return true;
  return count(state.at(task.seat), item_at(task.id)) > 0;
}

// Numbers that are counted on stay far from their limit.
bool is_safe_dice(const Task& task) {
  constexpr int kMost = 99;
  const bool small = std::ranges::all_of(task.tally, [](std::uint8_t n) { return n <= kMost; });
  return task.n <= kSmallBerths && task.c <= kSmallBerths && task.a <= kMost && small;
}

// rules: A Feast for Odin, mini-expansion 2, setup: of two dark occupations one is put away, for
// everybody once
bool is_safe_keep(const Sketch& sketch, const Task& task) {
  const State& state = sketch.state;
  if (task.a != 1) return task.a == 0;
  if (state.options.harvest == 0 || state.options.length != Length::short_game) return false;
  const Cards dark = cards_in_box(state.options, false);
  const int in_hand = (state.at(task.seat).hand & dark).count();
  const auto choices = std::ranges::count_if(
      sketch.tasks, [](const Task& each) { return each.what == Do::keep && each.a == 1; });
  return in_hand + sketch.more_cards[index(task.seat)] == 2 &&
         sketch.gone.count() + choices <= state.player_count;
}

bool is_safe(const Sketch& sketch, const Task& task) {
  const State& state = sketch.state;
  constexpr std::uint8_t kMostTimes = 99;
  switch (task.what) {
    case Do::phase: {
      const bool harvest = task.a == static_cast<std::uint8_t>(Phase::harvest);
      return task.n < state.player_count || (harvest && task.n == kNowhere);
    }
    case Do::action: return is_safe_action(task);
    case Do::effects: return task.n <= kMostTimes && task.c <= kMostTimes;
    case Do::upgrade: return is_safe_upgrade(task);
    case Do::mountain: return task.a <= static_cast<std::uint8_t>(Which::houses);
    case Do::sale: return task.n <= kSpecials && task.a <= kMostTimes && task.b <= task.a;
    case Do::dice: return is_safe_dice(task);
    case Do::lay: return is_safe_laying(state, task);
    case Do::explore: return task.a < kSpaces;
    case Do::own: return is_safe_own(state, task);
    case Do::keep: return state.hidden != 0 || is_safe_keep(sketch, task);
    default: return true;
  }
}

}  // namespace

Result<void> fits_agenda(const Sketch& sketch) {
  for (std::size_t i = 0; i < sketch.tasks.size(); ++i) {
    if (is_safe(sketch, sketch.tasks[i])) continue;
    return misplaced(sketch.task_places[i], Message("feast.position.task"));
  }
  return {};
}

}  // namespace meadhall::feast
