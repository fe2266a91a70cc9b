#include <algorithm>

#include "games/feast/check.h"
#include "games/feast/dice.h"
#include "games/feast/flow.h"

// What is to be done: the phase at the bottom, above it tasks of seats that play; and the banquet,
// which is laid while somebody feasts.

namespace meadhall::feast {
namespace {

constexpr std::uint8_t kNotBegun = 2;  // in `n` of a feast

bool is_space(std::uint8_t n) { return n < kSpaces || n == kNoSpace; }
bool is_place(std::uint8_t n) { return n < kPlaces || n == kNoSpace; }

bool steps_are_sound(const Task& task) {
  std::size_t steps = 0;
  if (task.id != kNoCard) {
    if (task.id > kOccupations) return false;
    steps = lines_of(task.id).size();
  } else {
    const bool known = task.d < kSpaces || task.d == kWeaponOfRound || task.d == kDrawOfColumn;
    if (!known) return false;
    steps = script(task.d).count;
  }
  return task.a <= task.b && task.b <= steps && task.tally[0] <= task.b;
}

bool moment_is_sound(const Task& task) {
  return task.id < kMoments && task.a < kItems &&
         std::ranges::all_of(task.tally, [](std::uint8_t card) { return card <= kOccupations; });
}

bool dice_are_sound(const Task& task) {
  return task.id < kDice && task.b <= sides(static_cast<Die>(task.id)) &&
         (task.b > 0) == (task.a > 0) && task.d <= static_cast<std::uint8_t>(DiceStage::over) &&
         at(task, DiceTally::loot) <= kTiles && at(task, DiceTally::second) <= kTiles;
}

bool laying_is_sound(const State& state, const Task& task) {
  if (task.id >= kItems || task.c > static_cast<std::uint8_t>(LaySource::forced)) return false;
  if (task.a != kNowhere && (task.a >= kSurfaces || owner_of(state, task.a) != task.seat)) {
    return false;
  }
  return task.b == kNowhere || task.b < ways_to_lay(item_at(task.id)).size();
}

bool is_sound(const State& state, const Task& task) {
  if (index(task.seat) >= state.player_count) return false;
  switch (task.what) {
    case Do::nothing:
    case Do::phase: return false;  // only at the bottom
    case Do::copy: return is_copy(task.id);
    case Do::action:
      return is_space(task.id) && is_place(task.a) &&
             task.b <= static_cast<std::uint8_t>(Stage::after);
    case Do::effects: return steps_are_sound(task);
    case Do::moment: return moment_is_sound(task);
    case Do::dice: return dice_are_sound(task);
    case Do::explore: return is_space(task.a);
    case Do::vikings: return task.a < kPlaces;
    case Do::feast: return task.n <= kNotBegun;
    case Do::lay: return laying_is_sound(state, task);
    case Do::own: return task.id >= 1 && task.id <= kOccupations;
    default: return task.what <= Do::token;
  }
}

// The last round ends with its feast, the others know no scoring.
bool is_phase_of_round(const State& state, Phase phase) {
  const bool last = state.round == rounds_of(state);
  if (phase >= Phase::before_scoring) return last;
  return !last || phase < Phase::bonus;
}

// Somebody is asked: what stands on top is never done by itself.
bool asks(const State& state) {
  const Do what = state.agenda.top().what;
  return what != Do::nothing && what != Do::phase && what != Do::action;
}

Result<void> check_banquet(const State& state) {
  const Banquet& table = state.banquet;
  const Error broken{Message("feast.check.banquet")};
  const Task* const feast = innermost(state, Do::feast);
  if (feast == nullptr || feast->n == kNotBegun) {
    return table == Banquet{} ? Result<void>() : broken;
  }
  if (table.length > kTableCells || table.laid > table.length || table.bare > table.laid) {
    return broken;
  }
  if (table.last == Colour::green || table.last == Colour::blue || table.last > Colour::none) {
    return broken;
  }
  int flat_cells = 0;
  for (std::size_t i = 0; i < kGoods; ++i) {
    if (table.flat[i] == 0) continue;
    const Item item = item_at(i);
    const bool food = width_on_table(item, Stance::flat) > width_on_table(item, Stance::upright);
    if (!food || table.flat[i] > (item == Item::peas ? 2 : 1)) return broken;
    flat_cells += table.flat[i] * width_on_table(item, Stance::flat);
  }
  return flat_cells + table.bare <= table.laid ? Result<void>() : broken;
}

}  // namespace

Result<void> check_agenda(const State& state) {
  const Agenda& agenda = state.agenda;
  const auto broken = [](std::size_t task) {
    return Error{Message("feast.check.agenda").with("n", static_cast<int>(task) + 1)};
  };
  if (agenda.depth() > Agenda::kRoom || agenda.empty() != (state.over != 0)) return broken(0);
  for (std::size_t i = agenda.depth(); i < Agenda::kRoom; ++i) {
    if (!(agenda[i] == Task{})) return broken(i);
  }
  if (agenda.empty()) {
    return state.banquet == Banquet{} ? Result<void>() : Error{Message("feast.check.banquet")};
  }
  const Task& phase = agenda[0];
  if (phase.what != Do::phase || phase.a >= kPhases || phase.b > state.player_count ||
      !is_phase_of_round(state, static_cast<Phase>(phase.a)) || !asks(state)) {
    return broken(0);
  }
  for (std::size_t i = 1; i < agenda.depth(); ++i) {
    if (!is_sound(state, agenda[i])) return broken(i);
  }
  return check_banquet(state);
}

}  // namespace meadhall::feast
