#include "games/feast/carry_out.h"

#include <algorithm>

#include "games/feast/cards.h"
#include "games/feast/dice.h"
#include "games/feast/feasting.h"
#include "games/feast/moves.h"
#include "games/feast/own.h"
#include "games/feast/phases.h"
#include "games/feast/sea.h"
#include "games/feast/supply.h"
#include "games/feast/tell.h"
#include "games/feast/trade.h"
#include "games/feast/turn.h"
#include "games/feast/use.h"

// How the language of spaces and occupations is carried out. rules: Feast 8

namespace meadhall::feast {
namespace {

using Multiple = int;

Multiple times_of(const State& state, Seat seat, const Effect& effect) {
  return effect.per == Statistic::one ? 1 : figure(state, seat, effect.per);
}

// rules: Feast 16.1, 16.2: for the whole space, never below nothing.
int discounted(const State& state, Seat seat, std::uint8_t space, int full) {
  if (full == 0 || space >= kSpaces) return full;
  int less = rule_of(state, seat, Rule::silver_less, space);
  if (full >= 2) less += rule_of(state, seat, Rule::silver_less_of_two, space);
  return std::max(0, full - less);
}

// A longship's price, less what weapons or knarrs take off.
// rules: Feast 16.81, 16.82
int worked_out(const State& state, Seat seat, Price how) {
  const Player& player = state.at(seat);
  const int longship = kShipPrices[static_cast<std::size_t>(Ship::longship)];
  switch (how) {
    case Price::printed: return 0;
    case Price::round: return state.round;
    case Price::ship_by_weapons: {
      const int halves = 2 * longship - 2 * count(player, Item::sword) -
                         count(player, Item::spear) - count(player, Item::bow);
      return std::max(0, halves) / 2;
    }
    case Price::ship_by_knarrs: {
      constexpr std::array<int, kLargeBerths + 1> kOff = {0, 2, 5, 7, 7};
      return longship - kOff[player.knarrs];
    }
  }
  return 0;
}

// The silver that actions about to begin cost: an occupation that comes before must leave it.
int silver_kept(const State& state, Seat seat) {
  int kept = 0;
  for (std::size_t i = 0; i < state.agenda.depth(); ++i) {
    const Task& task = state.agenda[i];
    if (task.what != Do::action || task.seat != seat) continue;
    const auto action = as<ActionTask>(task);
    if (!action.waits_to_begin() || action.space() >= kSpaces) continue;
    kept += price_of(state, seat, static_cast<Space>(action.space()));
  }
  return kept;
}

bool can_pay(const State& state, Seat seat, const Effect& effect, Origin from) {
  const Player& player = state.at(seat);
  for (const Amount& part : costs_of(state, seat, effect, from)) {
    const bool spares = part.item == Item::silver && from.card != kNoCard;
    const int kept = spares ? silver_kept(state, seat) : 0;
    if (count(player, part.item) < part.n + kept) return false;
  }
  if (effect.ship_paid < 0) return true;
  switch (static_cast<Ship>(effect.ship_paid)) {
    case Ship::whaling_boat: return player.boats > 0;
    case Ship::knarr: return player.knarrs > 0;
    case Ship::longship: return player.longships > 0;
  }
  return false;
}

// A ship that goes may free the berth for the one that comes.
bool has_room(const Player& player, const Effect& effect) {
  const auto ship = static_cast<Ship>(effect.ship);
  if (has_berth(player, ship)) return true;
  return effect.ship_paid >= 0 && ship != Ship::whaling_boat &&
         static_cast<Ship>(effect.ship_paid) != Ship::whaling_boat;
}

bool brings_something(const State& state, Seat seat, const Effect& effect) {
  if (effect.ship >= 0 && has_room(state.at(seat), effect)) return true;
  if (effect.building >= 0 && has_left(state, static_cast<Building>(effect.building))) return true;
  const bool only_pays = effect.gain.empty() && effect.ship < 0 && effect.building < 0;
  if (only_pays) return true;
  if (times_of(state, seat, effect) == 0) return false;
  return std::ranges::any_of(effect.gain,
                             [&](const Amount& part) { return is_to_be_had(state, part.item); });
}

void pay_costs(State& state, Seat seat, const Effect& effect, Origin from, Journal* journal) {
  const Goods paid = costs_of(state, seat, effect, from);
  for (const Amount& part : paid) {
    give_up(state, seat, part.item, part.n);
    if (from.card == kNoCard) note_spent(state, part.item);
  }
  if (journal != nullptr && !paid.empty()) journal->outcome(seat, paid_told(seat, paid));
  if (effect.ship_paid >= 0) {
    const auto ship = static_cast<Ship>(effect.ship_paid);
    // The longship with the least ore, which is lost.
    const int ore = ship == Ship::longship ? state.at(seat).ore[state.at(seat).longships - 1U] : 0;
    lose_ship(state, seat, ship, ore);
    if (journal != nullptr) {
      journal->outcome(seat, Message("feast.log.gives_ship")
                                 .with("player", seat)
                                 .with("what", Message::List{some_told(1, ship)}));
    }
  }
}

void trade_on(State& state, Seat seat, const Effect& effect, Origin from, Journal* journal) {
  const int times = times_of(state, seat, effect);
  for (const Amount& part : effect.gain) {
    if (from.card == kNoCard) {
      receive_of_action(state, seat, part.item, part.n * times, journal);
    } else {
      if (part.n * times > 0) fire(state, seat, {.moment = Moment::given, .item = part.item});
      receive(state, seat, part.item, part.n * times, journal);
    }
  }
  if (effect.building >= 0) {
    const auto building = static_cast<Building>(effect.building);
    // rules: Feast 16.72: a house had from a card is not built, nor is one that was not left
    const bool built =
        from.card == kNoCard && building != Building::shed && has_left(state, building);
    get_building(state, seat, building, journal);
    if (built) fire(state, seat, {.moment = Moment::house_built});
  }
  for (int i = 0; effect.ship >= 0 && i < effect.ships; ++i) {
    get_ship(state, seat, static_cast<Ship>(effect.ship), effect.built, journal);
  }
  if (effect.laden) load_last_longship(state.at(seat));
}

}  // namespace

// rules: Feast 16.86, 16.88
int times_to_offer(const State& state, Seat seat, const Effect& effect) {
  if (effect.verb == Verb::trade) return effect.n;
  return effect.verb == Verb::diagonal ? times_of(state, seat, effect) : 1;
}

void note_spent(State& state, Item item) {
  const auto action = innermost<ActionTask>(state);
  if (!action) return;
  for (const Rock rock : {Rock::wood, Rock::stone, Rock::ore}) {
    if (item == item_of(rock)) action->add(Tally::spent, rock);
  }
}

// Building a house takes less stone with card 116. rules: Feast 16.116
Goods costs_of(const State& state, Seat seat, const Effect& effect, Origin from) {
  Goods costs;
  const auto add = [&](Item item, int n) {
    if (n > 0) costs.parts[costs.count++] = {static_cast<std::uint8_t>(n), item};
  };
  const bool by_space = from.card == kNoCard;
  for (const Amount& part : effect.cost) {
    if (part.item == Item::silver) continue;
    const bool house = part.item == Item::stone && by_space && effect.building >= 0;
    add(part.item, part.n - (house ? rule_of(state, seat, Rule::stone_less, from.space) : 0));
  }
  const int silver = effect.cost.of(Item::silver);
  add(Item::silver, by_space ? discounted(state, seat, from.space, silver)
                             : silver + worked_out(state, seat, effect.price));
  return costs;
}

int price_of(const State& state, Seat seat, Space space) {
  return discounted(state, seat, static_cast<std::uint8_t>(space), info(space).price);
}

const Effect& effect_at(const Task& task, std::size_t step) {
  const auto effects = as<EffectsTask>(task);
  if (effects.is_of_card()) return lines_of(effects.card())[step].effect;
  return script(effects.script()).effects[step];
}

bool is_possible(const State& state, Seat seat, const Effect& effect, Origin from) {
  if (!holds(state, seat, effect.test) || !can_pay(state, seat, effect, from)) return false;
  const Player& player = state.at(seat);
  switch (effect.verb) {
    case Verb::trade:
    case Verb::reap: return brings_something(state, seat, effect);
    case Verb::weapons: return times_of(state, seat, effect) > 0;
    case Verb::weapon: return true;
    case Verb::upgrade:
    case Verb::diagonal: return can_upgrade(state, seat, effect);
    case Verb::mountain: return can_take_from_mountain(state, effect);
    case Verb::overseas: return true;
    case Verb::sale: return can_buy_special(state, seat);
    case Verb::forge: return true;
    case Verb::dice:
      if (effect.die == Die::whaling) return player.boats > 0;
      if (!wants_high(effect.die)) return true;
      return meets(state, seat, Requirement::longship);
    case Verb::explore: return can_explore_any(state, seat, from.space);
    case Verb::emigrate: return can_emigrate(state, seat, effect, from);
    case Verb::draw: return !state.deck.empty();
    case Verb::play:
      // A space's price may be paid for what else it gives.
      return player.hand_count > 0 || (from.card == kNoCard && !effect.cost.empty());
    case Verb::feast:
    case Verb::breed:
    case Verb::bonus:
    case Verb::rule: return true;
    case Verb::viking: {
      const auto action = innermost<ActionTask>(state);
      return action && action->has_place() && state.stands[action->place()].vikings > 0;
    }
    case Verb::own: return own_is_possible(state, seat, from.card);
  }
  return false;
}

namespace {

// That these did something is noted with their first step: they may come to nothing.
bool is_done_bit_by_bit(const Effect& effect) {
  switch (effect.verb) {
    case Verb::upgrade:
    case Verb::diagonal:
    case Verb::mountain:
    case Verb::sale:
    case Verb::emigrate: return true;
    case Verb::play: return effect.cost.empty();
    default: return false;
  }
}

}  // namespace

void carry_out(State& state, Seat seat, const Effect& effect, Origin from, Journal* journal) {
  pay_costs(state, seat, effect, from, journal);
  if (!is_done_bit_by_bit(effect)) note_used(state, from.card);
  const bool by_card = from.card != kNoCard;
  const auto push = [&](const Task& task) { state.agenda.push(task); };
  switch (effect.verb) {
    case Verb::trade: return trade_on(state, seat, effect, from, journal);
    case Verb::weapon: return draw_weapons(state, seat, 1, journal);
    case Verb::reap:
      note_crops(state.at(seat));
      trade_on(state, seat, effect, from, journal);
      fire(state, seat, {.moment = Moment::after_harvest});
      return fire(state, seat, {.moment = Moment::harvest});
    case Verb::weapons:
      return draw_weapons(state, seat, effect.n * times_of(state, seat, effect), journal);
    case Verb::upgrade:
    case Verb::diagonal: {
      // rules: Feast 16.152
      const bool one_twice = effect.verb == Verb::upgrade && effect.steps == 1 && effect.n >= 3 &&
                             rule_of(state, seat, Rule::double_upgrade) > 0;
      const bool paid_for = by_card && !effect.cost.empty();
      return push(upgrade_task(seat, from.card, effect, one_twice, paid_for));
    }
    case Verb::mountain:
      if (effect.ore_only) bind_to_ore(state);
      return push(mountain_task(seat, from.card, effect));
    case Verb::overseas: return push(effect_task(Do::overseas, seat, from.card, effect.n));
    case Verb::sale: return push(sale_task(seat, from.card, effect.n));
    case Verb::forge: return push(effect_task(Do::forge, seat, from.card, effect.n));
    case Verb::dice:
      // A card's own action gives no Vikings back.
      if (by_card) push_action(state, seat, kNoSpace, Stage::after);
      push(dice_task(seat, effect.die, effect.n));
      // rules: Feast 16.145: it is a Hunting Game action as well
      if (by_card && effect.die == Die::hunt) {
        fire(state, seat,
             {.moment = Moment::before_action,
              .space = static_cast<std::uint8_t>(number(Space::hunt_1))});
      }
      return;
    case Verb::explore: return push(explore_task(seat, from.card, effect.n, from.space));
    case Verb::emigrate: {
      const int price = emigration_price(state, seat, effect, from);
      // A card's own action, after which others may ask for the ship that was used.
      if (by_card) push_action(state, seat, kNoSpace, Stage::doing);
      return push(emigrate_task(seat, from.card, effect.n, price));
    }
    case Verb::draw:
      for (int i = 0; i < effect.n; ++i) draw_occupation(state, seat, journal);
      return;
    case Verb::play:
      // At least one is played, but for the space that asks a price for what else it gives.
      return push(play_task(seat, from.card, effect.n, by_card || effect.cost.empty()));
    case Verb::feast: return begin_feast(state, seat, true);
    case Verb::breed: return breed(state, seat, journal);
    case Verb::bonus: return hand_out_bonus(state, seat, effect.what, journal);
    case Verb::viking:
      return take_vikings_back(state, seat, innermost<ActionTask>(state)->place(), effect.n,
                               journal);
    case Verb::rule: return;
    case Verb::own: return own_begin(state, seat, from.card, journal);
  }
}

// --- One effect after the other

namespace {

Origin origin_of(const State& state, const Task& task) {
  const auto effects = as<EffectsTask>(task);
  return {effects.card(), effects.is_of_card() ? space_under_way(state) : effects.script()};
}

std::size_t group_end(const Task& task) {
  const auto effects = as<EffectsTask>(task);
  std::size_t end = effects.next() + 1;
  while (end < effects.end() && effect_at(task, end).other) ++end;
  return end;
}

// What can be chosen now: alternatives of the group, and cards that take the place of one.
struct Choices {
  FixedVector<std::uint8_t, 8> own;
  FixedVector<Move, 8> instead;
};
Choices choices_of(const State& state, const Task& task) {
  Choices choices;
  const auto effects = as<EffectsTask>(task);
  const std::size_t end = group_end(task);
  for (std::size_t step = effects.next(); step < end; ++step) {
    if (!effects.is_of_card() && is_barred_by_ore(state, effect_at(task, step))) continue;
    if (is_possible(state, task.seat, effect_at(task, step), origin_of(state, task))) {
      choices.own.push_back(static_cast<std::uint8_t>(step));
    }
  }
  if (effects.is_of_card()) return choices;
  for (std::size_t step = effects.next(); step < end; ++step) {
    for_each_instead(state, task.seat, effects.script(), effect_at(task, step).verb,
                     [&](std::size_t card, std::size_t line) {
                       const Move move = use(card, line);
                       if (!choices.instead.contains(move)) choices.instead.push_back(move);
                     });
  }
  return choices;
}

// Whether any of the effects could be carried out now.
bool offers_anything(const State& state, Task task) {
  const auto effects = as<EffectsTask>(task);
  for (; effects.next() < effects.end(); effects.go_on(group_end(task))) {
    const Choices choices = choices_of(state, task);
    if (!choices.own.empty() || !choices.instead.empty()) return true;
  }
  return false;
}

void do_step(State& state, std::size_t step, Journal* journal) {
  const Task& task = state.agenda.top();
  const auto effects = as<EffectsTask>(state.agenda.top());
  const Seat seat = task.seat;
  const Origin from = origin_of(state, task);
  const Effect& effect = effect_at(task, step);
  const bool again = effect.may && effects.times_done() + 1 < times_to_offer(state, seat, effect);
  if (again) {
    effects.note_done();
  } else {
    effects.go_on(group_end(task));
  }
  carry_out(state, seat, effect, from, journal);
}

}  // namespace

bool is_of_use(const State& state, Seat seat, Space space) {
  const SpaceInfo& printed = info(space);
  if (!meets(state, seat, printed.needs)) return false;
  if (count(state.at(seat), Item::silver) < price_of(state, seat, space)) return false;
  const Task all = effects_of_space(seat, number(space), printed.count);
  if (!printed.pays_first) return offers_anything(state, all);
  return offers_anything(state, effects_of_space(seat, number(space), group_end(all)));
}

bool advance_effects(State& state, Journal* journal) {
  const Task& task = state.agenda.top();
  const auto effects = as<EffectsTask>(state.agenda.top());
  if (effects.next() >= effects.end()) {
    if (effects.rounds() <= 1) {
      state.agenda.pop();
    } else {
      effects.begin_again();
    }
    return true;
  }
  const Choices choices = choices_of(state, task);
  const std::size_t all = choices.own.size() + choices.instead.size();
  if (all == 0) {
    effects.go_on(group_end(task));
    return true;
  }
  if (effect_at(task, effects.next()).may || all > 1 || choices.own.empty()) return false;
  do_step(state, choices.own[0], journal);
  return true;
}

// Order: the alternatives as printed, the occupations, and last to leave it.
void list_effects(const State& state, MoveList& moves) {
  const Task& task = state.agenda.top();
  const std::size_t next = as<EffectsTask>(task).next();
  const Choices choices = choices_of(state, task);
  const bool may = effect_at(task, next).may;
  const bool plain = may && choices.own.size() == 1 && choices.instead.empty();
  for (const std::uint8_t step : choices.own) {
    moves.push_back(plain ? kYes : option(step - next));
  }
  for (const Move& each : choices.instead) moves.push_back(each);
  if (may || choices.own.empty()) moves.push_back(kNo);
}

void answer_effects(State& state, Move move, Journal* journal) {
  const Task& task = state.agenda.top();
  const auto effects = as<EffectsTask>(state.agenda.top());
  if (move == kNo) return effects.go_on(group_end(task));
  if (kind_of(move) == MoveKind::use) {
    const Seat seat = task.seat;
    effects.go_on(group_end(task));
    const Line& line = lines_of(card_of(move))[line_of(move)];
    return carry_out(state, seat, line.effect, {line.card, space_under_way(state)}, journal);
  }
  const Choices choices = choices_of(state, task);
  const std::size_t step = move == kYes ? choices.own[0] : effects.next() + value_of(move);
  do_step(state, step, journal);
}

}  // namespace meadhall::feast
