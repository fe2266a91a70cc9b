#include <algorithm>

#include "games/feast/carry_out.h"
#include "games/feast/dice.h"
#include "games/feast/laying.h"
#include "games/feast/own.h"
#include "games/feast/phases.h"
#include "games/feast/position/follows.h"
#include "games/feast/position/parsed_position.h"
#include "games/feast/sea.h"
#include "games/feast/setup.h"
#include "games/feast/trade.h"
#include "games/feast/turn.h"

// Whether tasks that somebody wrote by hand are such as the engine makes: their numbers are places
// of tables that the engine looks up without asking, and each stands upon one that waits for it.
// `check` looks at what is common to all.

namespace meadhall::feast {
namespace {

constexpr std::uint8_t kInspector = 60;
constexpr std::uint8_t kTravelingMerchant = 78;
constexpr std::uint8_t kLatecomer = 91;

// Goods made are noted one by one.
bool has_room(const Marks& made, int left) {
  const auto n = std::ranges::count_if(made, [](std::uint8_t item) { return item != 0; });
  const bool known = std::ranges::all_of(made, [](std::uint8_t item) { return item <= kGoods; });
  return known && left + n <= static_cast<std::ptrdiff_t>(made.size());
}

bool is_safe_upgrade(const Task& task) {
  const auto upgrade = as<UpgradeTask>(task);
  const Which which = upgrade.which();
  const std::optional<Item> first = upgrade.first();
  return upgrade.steps() >= 1 && upgrade.steps() <= 3 && which <= Which::to_blue &&
         which != Which::houses && upgrade.notes() <= (kOneTwice | kPaidFor) &&
         (!first || number(*first) < kGoods) && has_room(upgrade.made(), upgrade.goods_left());
}

// What a card does apart from the spaces is under way already.
bool is_safe_action(const Task& task) {
  const auto action = as<ActionTask>(task);
  return action.space() != kNoSpace || action.stage() >= ActionStage::doing;
}

// rules: Feast 16.106: with all four or fewer Vikings
bool is_safe_crew(const State& state, const Task& task) {
  const std::size_t place = as<OwnTask>(task).place();
  if (place != number(Space::plunder) || state.stands[place].seat != kNobody) return false;
  return state.at(task.seat).vikings_in_thing >= info(Space::plunder).column &&
         is_of_use(state, task.seat, Space::plunder);
}

bool is_safe_own(const State& state, const Task& task) {
  const auto own = as<OwnTask>(task);
  switch (own.card()) {
    case kMaid:
      return own.surface() < kSurfaces && owner_of(state, own.surface()) == task.seat &&
             own.bonus() < board(sheet_of(state, own.surface())).bonus_count;
    case kInspector: return own.place() < kPlaces;
    case kWarmonger: return is_safe_crew(state, task);
    case kLatecomer:
      if (count(state.at(task.seat), Item::silver) == 0) return false;
      [[fallthrough]];
    default: return has_room(own.made(), own.left());
  }
}

// What is laid from the supply is still there. rules: Feast 16.9, 16.172
bool is_safe_laying(const State& state, const Task& task) {
  const auto laying = as<LayTask>(task);
  const Item item = laying.item();
  if (number(item) >= kItems) return false;
  switch (laying.source()) {
    case LaySource::supply: return count(state.at(task.seat), item) > 0;
    case LaySource::free: return item == Item::stockfish;
    case LaySource::forced: return item == Item::ore;
  }
  return false;
}

// Numbers that are counted on stay far from their limit.
bool is_safe_dice(const Task& task) {
  constexpr int kMost = 99;
  const bool small = std::ranges::all_of(task.tally, [](std::uint8_t n) { return n <= kMost; });
  const auto dice = as<DiceTask>(task);
  return dice.most_boats() <= kSmallBerths && dice.boats() <= kSmallBerths &&
         dice.rolls() <= kMost && small;
}

// rules: Feast 15.4: of two dark occupations one is put away, for
// everybody once
bool is_safe_keep(const ParsedPosition& parsed, const Task& task) {
  const State& state = parsed.state;
  const auto is_dark = [](const Task& each) {
    return each.what == Do::keep && as<KeepTask>(each).which() == Keep::dark;
  };
  if (!is_dark(task)) return as<KeepTask>(task).which() == Keep::starting;
  if (state.options.harvest == 0 || state.options.length != Length::short_game) return false;
  const Cards dark = cards_in_box(state.options, false);
  const int in_hand = (state.at(task.seat).hand & dark).count();
  const auto choices = std::ranges::count_if(parsed.tasks, is_dark);
  return in_hand + parsed.more_cards[index(task.seat)] == 2 &&
         parsed.gone.count() + choices <= state.player_count;
}

constexpr int kMostTimes = 99;

bool is_safe_phase(const State& state, const Task& task) {
  const auto phase = as<PhaseTask>(task);
  const bool harvest = phase.phase() == Phase::harvest;
  return index(phase.next()) < state.player_count || (harvest && phase.is_reaped());
}

bool are_safe_effects(const Task& task) {
  const auto effects = as<EffectsTask>(task);
  return effects.rounds() <= kMostTimes && effects.times_done() <= kMostTimes;
}

bool is_safe_sale(const Task& task) {
  const auto sale = as<SaleTask>(task);
  return sale.tiles_left() <= static_cast<int>(kSpecials) && sale.full_price() <= kMostTimes &&
         sale.taken_off() <= sale.full_price();
}

bool is_safe(const ParsedPosition& parsed, const Task& task) {
  const State& state = parsed.state;
  switch (task.what) {
    case Do::phase: return is_safe_phase(state, task);
    case Do::action: return is_safe_action(task);
    case Do::effects: return are_safe_effects(task);
    case Do::upgrade: return is_safe_upgrade(task);
    case Do::mountain: return as<MountainTask>(task).which() <= Which::houses;
    case Do::sale: return is_safe_sale(task);
    case Do::dice: return is_safe_dice(task);
    case Do::lay: return is_safe_laying(state, task);
    case Do::explore: return as<ExploreTask>(task).space() < kSpaces;
    case Do::own: return is_safe_own(state, task);
    case Do::keep: return state.hidden != 0 || is_safe_keep(parsed, task);
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
  switch (as<ActionTask>(action).stage()) {
    case ActionStage::placed: return kNone;
    case ActionStage::before: return kCards | kinds({Do::play});
    case ActionStage::doing: return kCards | kinds({Do::emigrate});
    case ActionStage::after: return kCards | kinds({Do::play, Do::dice});
  }
  return kNone;
}

// Several that a card brings wait for each other; none has begun yet.
unsigned above_lay(const Task& lay) {
  const auto laying = as<LayTask>(lay);
  const bool waits = laying.source() != LaySource::supply && !laying.has_surface();
  return waits && !laying.has_way() ? kCards | kinds({Do::lay}) : kNone;
}

unsigned above_own(const Task& own) {
  return as<OwnTask>(own).card() == kTravelingMerchant ? kCards : kNone;
}

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
      const DiceStage stage = as<DiceTask>(task).stage();
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
bool is_taken_for(const State& state, const Task& task) {
  const auto action = as<ActionTask>(task);
  const std::uint8_t place = action.place();
  if (!action.has_place() || state.stands[place] == Stand{}) return true;
  const std::uint8_t space = is_copy(place) ? state.stands[place].copied : place;
  return are_own_vikings(state, task, place) && space == action.space();
}

bool can_lie_there(const State& state, const Task& task) {
  const auto laying = as<LayTask>(task);
  return !laying.has_surface() || can_lay_on(state, task.seat, laying.item(), laying.surface());
}

bool is_there(const State& state, const Task& task) {
  switch (task.what) {
    case Do::vikings: return are_own_vikings(state, task, as<VikingsTask>(task).place());
    case Do::action: return is_taken_for(state, task);
    case Do::lay: return can_lie_there(state, task);
    case Do::copy: return can_occupy(state, task.seat, as<CopyTask>(task).place());
    default: return true;
  }
}

}  // namespace

Result<void> fits_table(const ParsedPosition& parsed) {
  for (std::size_t i = 0; i < parsed.tasks.size(); ++i) {
    if (is_there(parsed.state, parsed.tasks[i])) continue;
    return position_text::misplaced(parsed.task_places[i], Message("feast.position.task"));
  }
  return {};
}

Result<void> fits_agenda(const ParsedPosition& parsed) {
  const std::vector<Task>& tasks = parsed.tasks;
  for (std::size_t i = 0; i < tasks.size(); ++i) {
    if (!is_safe(parsed, tasks[i])) {
      return position_text::misplaced(parsed.task_places[i], Message("feast.position.task"));
    }
    if (i > 0 && !may_follow(parsed.phase, tasks[i - 1], tasks[i])) {
      return position_text::misplaced(parsed.task_places[i], Message("feast.position.task_order"));
    }
  }
  return {};
}

}  // namespace meadhall::feast
