#include <algorithm>

#include "games/feast/cards.h"
#include "games/feast/carry_out.h"
#include "games/feast/check.h"
#include "games/feast/dice.h"
#include "games/feast/feasting.h"
#include "games/feast/laying.h"
#include "games/feast/own.h"
#include "games/feast/phases.h"
#include "games/feast/sea.h"
#include "games/feast/turn.h"

// What is to be done: the phase at the bottom, above it tasks of seats that play; and the banquet,
// which is laid while somebody feasts.

namespace meadhall::feast {
namespace {

bool is_space(std::uint8_t n) { return n < kSpaces || n == kNoSpace; }
bool is_place(std::uint8_t n) { return n < kPlaces || n == kNoSpace; }

bool steps_are_sound(const Task& task) {
  const auto effects = as<EffectsTask>(task);
  std::size_t steps = 0;
  if (effects.is_of_card()) {
    if (effects.card() > kOccupations) return false;
    steps = lines_of(effects.card()).size();
  } else {
    const std::uint8_t which = effects.script();
    const bool known = which < kSpaces || which == kWeaponOfRound || which == kDrawOfColumn;
    if (!known) return false;
    steps = script(which).count;
  }
  return effects.next() <= effects.end() && effects.end() <= steps &&
         effects.first() <= effects.end();
}

bool moment_is_sound(const Task& task) {
  const auto moment = as<MomentTask>(task);
  const Occasion occasion = moment.occasion();
  return static_cast<std::size_t>(occasion.moment) < kMoments && number(occasion.item) < kItems &&
         std::ranges::all_of(moment.due(), [](std::uint8_t card) { return card <= kOccupations; });
}

bool dice_are_sound(const Task& task) {
  const auto dice = as<DiceTask>(task);
  const auto is_tile = [](std::optional<Item> loot) { return !loot || number(*loot) < kTiles; };
  return static_cast<std::size_t>(dice.die()) < kDice && dice.roll() <= sides(dice.die()) &&
         (dice.roll() > 0) == (dice.rolls() > 0) && dice.stage() <= DiceStage::over &&
         is_tile(dice.loot()) && is_tile(dice.second());
}

bool laying_is_sound(const State& state, const Task& task) {
  const auto laying = as<LayTask>(task);
  if (number(laying.item()) >= kItems || laying.source() > LaySource::forced) return false;
  const std::uint8_t surface = laying.surface();
  const bool own = surface < kSurfaces && owner_of(state, surface) == task.seat;
  if (laying.has_surface() && !own) return false;
  return !laying.has_way() || laying.way() < ways_to_lay(laying.item()).size();
}

bool is_sound(const State& state, const Task& task) {
  if (index(task.seat) >= state.player_count) return false;
  switch (task.what) {
    case Do::nothing:
    case Do::phase: return false;  // only at the bottom
    case Do::copy: return is_copy(as<CopyTask>(task).place());
    case Do::action: {
      const auto action = as<ActionTask>(task);
      return is_space(action.space()) && is_place(action.place()) &&
             action.stage() <= ActionStage::after;
    }
    case Do::effects: return steps_are_sound(task);
    case Do::moment: return moment_is_sound(task);
    case Do::dice: return dice_are_sound(task);
    case Do::explore: return is_space(as<ExploreTask>(task).space());
    case Do::vikings: return as<VikingsTask>(task).place() < kPlaces;
    case Do::feast: return as<FeastTask>(task).stage() <= FeastStage::not_begun;
    case Do::lay: return laying_is_sound(state, task);
    case Do::own: {
      const std::uint8_t card = as<OwnTask>(task).card();
      return card >= 1 && card <= kOccupations;
    }
    default: return task.what <= Do::token;
  }
}

bool is_phase_of_round(const State& state, Phase phase) {
  const bool last = state.round == rounds_of(state);
  if (phase >= Phase::before_scoring) return last;
  return !last || phase < Phase::bonus;
}

// The phase at the bottom. The last round ends with its feast, the others know no scoring.
bool phase_is_sound(const State& state, const Task& task) {
  if (task.what != Do::phase) return false;
  const auto phase = as<PhaseTask>(task);
  return phase.phase() <= Phase::over && phase.seats_done() <= state.player_count &&
         is_phase_of_round(state, phase.phase());
}

// Somebody is asked: what stands on top is never done by itself.
bool asks(const State& state) {
  const Do what = state.agenda.top().what;
  return what != Do::nothing && what != Do::phase && what != Do::action;
}

}  // namespace

Result<void> check_banquet(const State& state) {
  const Banquet& table = state.banquet;
  const Error broken{Message("feast.check.banquet")};
  const auto feast = innermost<FeastTask>(state);
  if (!feast || feast->stage() == FeastStage::not_begun) {
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

Result<void> check_agenda(const State& state) {
  const Agenda& agenda = state.agenda;
  const auto broken = [](std::size_t task) {
    return Error{Message("feast.check.agenda").with("n", static_cast<int>(task) + 1)};
  };
  if (agenda.depth() > Agenda::kRoom || agenda.empty() != (state.over != 0)) return broken(0);
  for (std::size_t i = agenda.depth(); i < Agenda::kRoom; ++i) {
    if (!(agenda[i] == Task{})) return broken(i);
  }
  if (agenda.empty()) return {};
  if (!phase_is_sound(state, agenda[0]) || !asks(state)) return broken(0);
  for (std::size_t i = 1; i < agenda.depth(); ++i) {
    if (!is_sound(state, agenda[i])) return broken(i);
  }
  return {};
}

}  // namespace meadhall::feast
