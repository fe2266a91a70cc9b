#include "games/feast/carry_out.h"

#include <algorithm>

#include "games/feast/cards.h"
#include "games/feast/costs.h"
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
  if (effect.laden) load_last_longship(state, seat, journal);
}

}  // namespace

// rules: Feast 16.86, 16.88
int times_to_offer(const State& state, Seat seat, const Effect& effect) {
  if (effect.verb == Verb::trade) return effect.n;
  return effect.verb == Verb::diagonal ? times_of(state, seat, effect) : 1;
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
      if (by_card) push_action(state, seat, kNoSpace, ActionStage::after);
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
      if (by_card) push_action(state, seat, kNoSpace, ActionStage::doing);
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

using Effects = EffectsTask<const Task>;

Origin origin_of(const State& state, Effects effects) {
  return {effects.card(), effects.is_of_card() ? space_under_way(state) : effects.script()};
}

// What can be chosen now: alternatives of the group, and cards that take the place of one.
struct Choices {
  FixedVector<std::uint8_t, 8> own;
  FixedVector<Move, 8> instead;
};
// Calls visit(step) for each alternative of the group that is possible, until it says true.
template <class Visit>
bool any_own(const State& state, Effects effects, Visit visit) {
  const Origin from = origin_of(state, effects);
  const std::size_t end = effects.group_end();
  for (std::size_t step = effects.next(); step < end; ++step) {
    const Effect& effect = effects.effect_at(step);
    if (!effects.is_of_card() && is_barred_by_ore(state, effect)) continue;
    if (is_possible(state, effects.task.seat, effect, from) && visit(step)) return true;
  }
  return false;
}

FixedVector<Move, 8> instead_of(const State& state, Effects effects) {
  FixedVector<Move, 8> moves;
  const Seat seat = effects.task.seat;
  const Cards instead = state.at(seat).played & with_line(Moment::instead);
  if (effects.is_of_card() || instead.empty()) return moves;
  const std::size_t end = effects.group_end();
  for (std::size_t step = effects.next(); step < end; ++step) {
    for_each_instead(state, seat, effects.script(), effects.effect_at(step).verb,
                     [&](std::size_t card, std::size_t line) {
                       const Move move = use(card, line);
                       if (!moves.contains(move)) moves.push_back(move);
                     });
  }
  return moves;
}

Choices choices_of(const State& state, Effects effects) {
  Choices choices;
  any_own(state, effects, [&](std::size_t step) {
    choices.own.push_back(static_cast<std::uint8_t>(step));
    return false;
  });
  choices.instead = instead_of(state, effects);
  return choices;
}

// True if any of the effects could be carried out now.
bool offers_anything(const State& state, Task task) {
  const auto effects = as<EffectsTask>(task);
  for (; effects.next() < effects.end(); effects.go_on(effects.group_end())) {
    if (any_own(state, {task}, [](std::size_t) { return true; })) return true;
    if (!instead_of(state, {task}).empty()) return true;
  }
  return false;
}

void do_step(State& state, std::size_t step, Journal* journal) {
  const auto effects = as<EffectsTask>(state.agenda.top());
  const Seat seat = effects.task.seat;
  const Origin from = origin_of(state, {effects.task});
  const Effect& effect = effects.effect_at(step);
  const bool again = effect.may && effects.times_done() + 1 < times_to_offer(state, seat, effect);
  if (again) {
    effects.note_done();
  } else {
    effects.go_on(effects.group_end());
  }
  carry_out(state, seat, effect, from, journal);
}

}  // namespace

Effect option_of(const State& state, std::size_t steps) {
  const auto effects = as<EffectsTask>(state.agenda.top());
  Effect option = effects.effect_at(effects.next() + steps);
  option.cost = costs_of(state, effects.task.seat, option, origin_of(state, effects));
  return option;
}

bool comes_to_nothing(const State& state, Seat seat, std::size_t card) {
  const std::span<const Line> lines = lines_of(card);
  const bool only_now =
      std::ranges::all_of(lines, [](const Line& line) { return line.moment == Moment::play; });
  return only_now && !offers_anything(state, effects_of_card(seat, card, 0, byte_of(lines.size())));
}

bool is_of_use(const State& state, Seat seat, Space space) {
  const SpaceInfo& printed = info(space);
  if (!meets(state, seat, printed.needs)) return false;
  if (count(state.at(seat), Item::silver) < price_of(state, seat, space)) return false;
  const Task all = effects_of_space(seat, number(space), printed.count);
  if (!printed.pays_first) return offers_anything(state, all);
  const std::size_t price = as<EffectsTask>(all).group_end();
  return offers_anything(state, effects_of_space(seat, number(space), price));
}

bool advance_effects(State& state, Journal* journal) {
  const auto effects = as<EffectsTask>(state.agenda.top());
  if (effects.next() >= effects.end()) {
    if (effects.rounds() <= 1) {
      state.agenda.pop();
    } else {
      effects.begin_again();
    }
    return true;
  }
  const Choices choices = choices_of(state, {effects.task});
  const std::size_t all = choices.own.size() + choices.instead.size();
  if (all == 0) {
    effects.go_on(effects.group_end());
    return true;
  }
  if (effects.effect_at(effects.next()).may || all > 1 || choices.own.empty()) return false;
  do_step(state, choices.own[0], journal);
  return true;
}

// Order: the alternatives as printed, the occupations, and last to leave it.
void list_effects(const State& state, MoveList& moves) {
  const auto effects = as<EffectsTask>(state.agenda.top());
  const std::size_t next = effects.next();
  const Choices choices = choices_of(state, effects);
  const bool may = effects.effect_at(next).may;
  const bool plain = may && choices.own.size() == 1 && choices.instead.empty();
  for (const std::uint8_t step : choices.own) {
    moves.push_back(plain ? kYes : option(step - next));
  }
  for (const Move& each : choices.instead) moves.push_back(each);
  if (may || choices.own.empty()) moves.push_back(kNo);
}

void answer_effects(State& state, Move move, Journal* journal) {
  const auto effects = as<EffectsTask>(state.agenda.top());
  if (move == kNo) return effects.go_on(effects.group_end());
  if (kind_of(move) == MoveKind::use) {
    const Seat seat = effects.task.seat;
    effects.go_on(effects.group_end());
    const Line& line = lines_of(card_of(move))[line_of(move)];
    return carry_out(state, seat, line.effect, {line.card, space_under_way(state)}, journal);
  }
  const Choices choices = choices_of(state, {effects.task});
  const std::size_t step = move == kYes ? choices.own[0] : effects.next() + value_of(move);
  do_step(state, step, journal);
}

}  // namespace meadhall::feast
