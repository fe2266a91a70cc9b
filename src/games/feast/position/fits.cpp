#include <algorithm>

#include "games/feast/dice.h"
#include "games/feast/position/follows.h"
#include "games/feast/position/sketch.h"

// Whether tasks that somebody wrote by hand are such as the engine makes: their numbers are places
// of tables that the engine looks up without asking, and each stands upon one that waits for it.
// `check` looks at what is common to all.

namespace meadhall::feast {
namespace {

constexpr std::uint8_t kInspector = 60;
constexpr std::uint8_t kTravelingMerchant = 78;
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
  return task.a >= 1 && task.a <= 3 && task.b <= static_cast<std::uint8_t>(Which::to_blue) &&
         (what != Which::houses) && task.c <= (kOneTwice | kPaidFor) && task.d <= kGoods &&
         has_room(task);
}

// What a card does apart from the spaces is under way already.
bool is_safe_action(const Task& task) {
  const bool nowhere = task.id == kNoSpace;
  return !nowhere || task.b >= static_cast<std::uint8_t>(Stage::doing);
}

// rules: Feast 16.106: with all four or fewer Vikings
bool is_safe_crew(const State& state, const Task& task) {
  if (task.a != number(Space::plunder) || state.stands[task.a].seat != kNobody) return false;
  return state.at(task.seat).thing >= info(Space::plunder).column &&
         is_of_use(state, task.seat, Space::plunder);
}

bool is_safe_own(const State& state, const Task& task) {
  if (task.id == kMaid) {
    return task.a < kSurfaces && owner_of(state, task.a) == task.seat &&
           task.b < board(sheet_of(state, task.a)).bonus_count;
  }
  if (task.id == kInspector) return task.a < kPlaces;
  if (task.id == kWarmonger) return is_safe_crew(state, task);
  if (task.id == kLatecomer && count(state.at(task.seat), Item::silver) == 0) return false;
  return has_room(task);
}

// What is laid from the supply is still there. rules: Feast 16.9, 16.172
bool is_safe_laying(const State& state, const Task& task) {
  if (task.id >= kItems) return false;
  switch (static_cast<LaySource>(task.c)) {
    case LaySource::supply: return count(state.at(task.seat), item_at(task.id)) > 0;
    case LaySource::free: return item_at(task.id) == Item::stockfish;
    case LaySource::forced: return item_at(task.id) == Item::ore;
  }
  return false;
}

// Numbers that are counted on stay far from their limit.
bool is_safe_dice(const Task& task) {
  constexpr int kMost = 99;
  const bool small = std::ranges::all_of(task.tally, [](std::uint8_t n) { return n <= kMost; });
  return task.n <= kSmallBerths && task.c <= kSmallBerths && task.a <= kMost && small;
}

// rules: Feast 15.4: of two dark occupations one is put away, for
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

// --- The sequence. A task that waits for others goes on from what it found before; so only those
// stand above it that it sets off itself, and none that could take away what it counts on.

constexpr unsigned kinds(std::initializer_list<Do> all) {
  unsigned mask = 0;
  for (const Do each : all) mask |= 1U << static_cast<unsigned>(each);
  return mask;
}

constexpr unsigned kNone = 0;
constexpr unsigned kArranging = kinds({Do::arrange});
constexpr unsigned kCards = kinds({Do::effects, Do::moment});
constexpr unsigned kChoices = kinds({Do::keep, Do::token});
// What an effect of a space or card may be.
constexpr unsigned kEffects =
    kCards | kinds({Do::action, Do::upgrade, Do::overseas, Do::mountain, Do::sale, Do::forge,
                    Do::dice, Do::explore, Do::emigrate, Do::play, Do::feast, Do::lay, Do::own});

unsigned above_action(const Task& action) {
  switch (static_cast<Stage>(action.b)) {
    case Stage::placed: return kNone;
    case Stage::before: return kCards | kinds({Do::play});
    case Stage::doing: return kCards | kinds({Do::emigrate});
    case Stage::after: return kCards | kinds({Do::play, Do::dice});
  }
  return kNone;
}

// Several that a card brings wait for each other; none has begun yet.
unsigned above_lay(const Task& lay) {
  const bool of_card = lay.c != static_cast<std::uint8_t>(LaySource::supply);
  return of_card && lay.a == kNowhere && lay.b == kNowhere ? kCards | kinds({Do::lay}) : kNone;
}

unsigned above_own(const Task& own) { return own.id == kTravelingMerchant ? kCards : kNone; }

// The kinds of tasks that may stand upon this one.
unsigned may_stand_upon(const Task& task) {
  switch (task.what) {
    case Do::nothing:
    case Do::copy: return kNone;
    case Do::phase: return ~kNone;
    case Do::turn: return kArranging | kinds({Do::play});
    case Do::action: return above_action(task);
    case Do::effects: return kEffects | kArranging | kinds({Do::window});
    case Do::moment: return kEffects | kArranging | kinds({Do::window, Do::vikings});
    case Do::sale:
    case Do::forge:
    case Do::mountain:
    case Do::explore:
    case Do::emigrate:
    case Do::vikings: return kArranging;
    case Do::upgrade:
    case Do::overseas:
    case Do::feast: return kArranging | kCards;
    case Do::play: return kArranging | kCards | kinds({Do::action});
    case Do::dice: {
      const auto stage = static_cast<DiceStage>(task.d);
      if (stage == DiceStage::over) return kCards | kinds({Do::vikings});
      return stage == DiceStage::boats ? kArranging | kCards : kArranging;
    }
    case Do::window:
    case Do::arrange: return kEffects;
    case Do::lay: return above_lay(task);
    case Do::own: return above_own(task);
    case Do::keep:
    case Do::token: return kChoices;
  }
  return kNone;
}

// Several seats wait for each other where each makes the choices of the beginning, and where a
// phase sets off cards of all.
bool may_be_of_another(Phase phase, const Task& below) {
  if ((kinds({below.what}) & kChoices) != 0) return true;
  const bool all_at_once = phase == Phase::harvest || phase == Phase::mountains;
  return all_at_once && (kinds({below.what}) & kCards) != 0;
}

bool may_follow(Phase phase, const Task& below, const Task& task) {
  const unsigned kind = kinds({task.what});
  // The choices of the beginning are all that there is then, and never come again.
  if (((kind & kChoices) != 0) != (phase == Phase::setup)) return false;
  if ((may_stand_upon(below) & kind) == 0) return false;
  return below.what == Do::phase || below.seat == task.seat || may_be_of_another(phase, below);
}

// --- The table

bool are_own_vikings(const State& state, const Task& task, std::size_t place) {
  const Stand& stand = state.stands[place];
  return stand.seat == task.seat && stand.colour == acting_colour(state);
}

// Where Vikings stand for an action, and what they carry out; they may have gone back meanwhile.
bool is_taken_for(const State& state, const Task& action) {
  if (action.a >= kPlaces || state.stands[action.a] == Stand{}) return true;
  const std::uint8_t space = is_copy(action.a) ? state.stands[action.a].copied : action.a;
  return are_own_vikings(state, action, action.a) && space == action.id;
}

bool is_there(const State& state, const Task& task) {
  switch (task.what) {
    case Do::vikings: return are_own_vikings(state, task, task.a);
    case Do::action: return is_taken_for(state, task);
    case Do::lay:
      return task.a == kNowhere || can_lay_on(state, task.seat, item_at(task.id), task.a);
    case Do::copy: return can_occupy(state, task.seat, task.id);
    default: return true;
  }
}

}  // namespace

Result<void> fits_table(const Sketch& sketch) {
  for (std::size_t i = 0; i < sketch.tasks.size(); ++i) {
    if (is_there(sketch.state, sketch.tasks[i])) continue;
    return misplaced(sketch.task_places[i], Message("feast.position.task"));
  }
  return {};
}

Result<void> fits_agenda(const Sketch& sketch) {
  const std::vector<Task>& tasks = sketch.tasks;
  for (std::size_t i = 0; i < tasks.size(); ++i) {
    if (!is_safe(sketch, tasks[i])) {
      return misplaced(sketch.task_places[i], Message("feast.position.task"));
    }
    if (i > 0 && !may_follow(sketch.phase, tasks[i - 1], tasks[i])) {
      return misplaced(sketch.task_places[i], Message("feast.position.task_order"));
    }
  }
  return {};
}

}  // namespace meadhall::feast
