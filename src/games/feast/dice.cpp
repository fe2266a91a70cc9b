#include "games/feast/dice.h"

#include <algorithm>

#include "games/feast/arranging.h"
#include "games/feast/cards.h"
#include "games/feast/moves.h"
#include "games/feast/sea.h"
#include "games/feast/supply.h"
#include "games/feast/tell.h"
#include "games/feast/trade.h"
#include "games/feast/turn.h"

namespace meadhall::feast {
namespace {

Die die_of(const Task& task) { return as<DiceTask>(task).die(); }

int dice_rule(const State& state, const Task& task, Rule rule) {
  return rule_of(state, task.seat, rule, kNoSpace, bit(die_of(task)));
}

// What each stone, or each spear in whaling, counts.
int filler_counts(const State& state, const Task& task) {
  return wants_high(die_of(task)) ? 1 + dice_rule(state, task, Rule::stone_counts) : 1;
}
int weapon_counts(const State& state, const Task& task) {
  return wants_high(die_of(task)) ? 1 : 1 + dice_rule(state, task, Rule::spear_counts);
}
int spears_as_swords(const State& state, const Task& task) {
  if (!wants_high(die_of(task)) || dice_rule(state, task, Rule::spears_as_swords) == 0) return 0;
  return count(state.at(task.seat), Item::spear);
}

void roll(State& state, Journal* journal) {
  Task& task = state.agenda.top();
  const auto dice = as<DiceTask>(task);
  const auto faces = static_cast<std::uint32_t>(sides(dice.die()));
  dice.note_roll(1 + state.rng.below(faces));
  if (journal != nullptr) {
    const int result = result_of(state, task);
    journal->outcome(Happening::rolls, task.seat,
                     Message(result == dice.roll() ? "feast.log.rolls_plain" : "feast.log.rolls")
                         .with("n", dice.roll())
                         .with("result", result));
  }
}

// Calls visit(filler, weapons, spears) for every way to pay `need` without paying anything in vain;
// the most filler first.
template <class Visit>
void for_each_payment(const State& state, const Task& task, int need, Visit visit) {
  const Player& player = state.at(task.seat);
  const int of_filler = filler_counts(state, task);
  const int of_weapon = weapon_counts(state, task);
  const int fillers = count(player, filler_for(die_of(task)));
  const int weapons = count(player, weapon_for(die_of(task)));
  const int spears = spears_as_swords(state, task);
  for (int f = std::min(fillers, (need + of_filler - 1) / of_filler); f >= 0; --f) {
    for (int s = 0; s <= std::min(spears, need); ++s) {
      const int left = need - f * of_filler - s;
      const int w = left <= 0 ? 0 : (left + of_weapon - 1) / of_weapon;
      if (w > weapons) continue;
      const int over = f * of_filler + s + w * of_weapon - need;
      if (over < 0) continue;
      const bool spare =
          (f > 0 && over >= of_filler) || (s > 0 && over >= 1) || (w > 0 && over >= of_weapon);
      if (!spare) visit(f, w, s);
    }
  }
}

// What the goods chosen require. rules: Feast 8.10: a result of five or less fails
int required(const State& state, const Task& task) {
  const auto dice = as<DiceTask>(task);
  int sum = 0;
  for (const std::optional<Item> chosen : {dice.loot(), dice.second()}) {
    if (chosen) sum += loot_value(state, task, *chosen);
  }
  return std::max(sum, kLeastSuccess);
}

void list_loot(const State& state, const Task& task, MoveList& moves) {
  for (std::size_t item = 0; item < kTiles; ++item) {
    if (can_loot(state, task, item_at(item))) moves.push_back(take(item_at(item)));
  }
}

void spend(State& state, int filler, int weapons, int spears, Journal* journal) {
  const auto dice = as<DiceTask>(state.agenda.top());
  const Seat seat = dice.task.seat;
  const Die die = dice.die();
  dice.set(DiceTally::filler, filler);
  dice.set(DiceTally::weapons, weapons);
  dice.go_to(DiceStage::success);
  Goods paid;
  const auto add = [&](Item item, int n) {
    if (n > 0) paid.parts[paid.count++] = {static_cast<std::uint8_t>(n), item};
  };
  add(filler_for(die), filler);
  add(weapon_for(die), weapons);
  add(Item::spear, spears);
  if (journal != nullptr && !paid.empty()) {
    journal->outcome(Happening::pays, seat, paid_told(seat, paid));
  }
  for (const Amount& part : paid) give_up(state, seat, part.item, part.n, journal);
}

void use_boats(State& state, std::uint32_t armed, std::uint32_t bare) {
  const auto dice = as<DiceTask>(state.agenda.top());
  dice.use_boats(armed + bare);
  dice.set(DiceTally::ore, static_cast<int>(2 * armed + bare));
  dice.go_to(DiceStage::ore);
}

void list_boats(const State& state, MoveList& moves) {
  const auto dice = as<DiceTask>(state.agenda.top());
  const Player& player = state.at(dice.task.seat);
  const std::uint32_t bare_boats = static_cast<std::uint32_t>(player.boats - player.armed_boats);
  for (std::uint32_t armed = 0; armed <= player.armed_boats; ++armed) {
    for (std::uint32_t bare = 0; bare <= bare_boats; ++bare) {
      const bool may = armed + bare >= 1 && std::cmp_less_equal(armed + bare, dice.most_boats());
      if (may) moves.push_back(boats(armed, bare));
    }
  }
}

// Longships that carry ore, for cards 90 and 132; without such a card none.
void list_ore(const State& state, MoveList& moves) {
  const Task& task = state.agenda.top();
  if (dice_rule(state, task, Rule::ore_for_rolls) == 0) return;
  const Player& player = state.at(task.seat);
  // Any may raid; the one with the most ore pillages.
  for (std::size_t i = 0; i < player.longships; ++i) {
    if (i > 0 && die_of(task) == Die::pillage) return;
    if (player.ore[i] == 0 || (i > 0 && player.ore[i] == player.ore[i - 1])) continue;
    moves.push_back(ship_move(ShipDeed::disarm, Ship::longship, player.ore[i]));
  }
}

void list_after_roll(const State& state, MoveList& moves) {
  const Task& task = state.agenda.top();
  if (wants_high(die_of(task))) {
    list_loot(state, task, moves);
  } else {
    list_payments(state, task, result_of(state, task), moves);
  }
  if (as<DiceTask>(task).rolls() < most_rolls(state, task)) moves.push_back(kRoll);
  moves.push_back(kFail);
}

void succeed(State& state, Journal* journal) {
  const Task done = state.agenda.top();
  const auto dice = as<DiceTask>(done);
  as<DiceTask>(state.agenda.top()).go_to(DiceStage::over);
  fire(state, done.seat,
       {.moment = Moment::rolled,
        .space = space_under_way(state),
        .dice = bit(dice.die()),
        .outcome = Outcome::success});
  const auto get = [&](Item item) { receive_of_action(state, done.seat, item, 1, journal); };
  for (const Amount& part : kCatches[static_cast<std::size_t>(dice.die())]) get(part.item);
  for (const std::optional<Item> loot : {dice.loot(), dice.second()}) {
    if (loot) get(*loot);
  }
}

void fail(State& state, Journal* journal) {
  const auto dice = as<DiceTask>(state.agenda.top());
  const Seat seat = dice.task.seat;
  const Die die = dice.die();
  dice.go_to(DiceStage::over);
  if (journal != nullptr) {
    journal->outcome(
        Happening::fails, seat,
        Message("feast.log.fails").with("player", seat).with("die", Term{die_term(die)}));
  }
  fire(state, seat,
       {.moment = Moment::rolled,
        .space = space_under_way(state),
        .dice = bit(die),
        .outcome = Outcome::failure});
  const auto action = innermost<ActionTask>(state);
  if (vikings_back(die) > 0 && action && action->has_place()) {
    state.agenda.push(vikings_task(seat, vikings_back(die), action->place()));
  }
  receive_of_action(state, seat, filler_for(die), 1, journal);
  receive_of_action(state, seat, weapon_for(die), 1, journal);
}

}  // namespace

int result_of(const State& state, const Task& task) {
  const auto dice = as<DiceTask>(task);
  const int rolled = dice.roll() - dice_rule(state, task, Rule::roll_less);
  if (!wants_high(dice.die())) {
    return std::max(0, rolled - (dice.die() == Die::whaling ? dice.of(DiceTally::ore) : 0));
  }
  // rules: Feast 8.10: a pillage takes the longship with the most ore
  const int ore = dice.die() == Die::pillage ? state.at(task.seat).ore[0] : 0;
  return rolled + ore + dice.of(DiceTally::extra) + dice_rule(state, task, Rule::result_more);
}

// rules: Feast 8.9, 16.138, 16.139
int loot_value(const State& state, const Task& task, Item item) {
  if (colour_of(item) == Colour::green) {
    const std::optional<Item> blue = upgraded(item, 1);
    if (!blue || sword_value(*blue) == 0) return 0;
    return dice_rule(state, task, Rule::green_loot) > 0 ? sword_value(*blue) - 1 : 0;
  }
  const int value = sword_value(item);
  if (!is_special(item) || value == 0) return value;
  const int less = dice_rule(state, task, Rule::best_special_less);
  if (less == 0) return value;
  int best = 0;
  for (std::size_t i = 0; i < kSpecials; ++i) {
    const Item tile = item_at(kGoods + i);
    if (is_to_be_had(state, tile)) best = std::max(best, sword_value(tile));
  }
  return value == best ? value - less : value;
}

int result_for(const State& state, const Task& task, Item item) {
  const std::optional<Item> first = as<DiceTask>(task).loot();
  const int before = first ? loot_value(state, task, *first) : 0;
  return std::max(before + loot_value(state, task, item), kLeastSuccess);
}

int most_rolls(const State& state, const Task& task) {
  return 3 + dice_rule(state, task, Rule::more_rolls);
}

int most_paid(const State& state, const Task& task) {
  const Player& player = state.at(task.seat);
  return count(player, filler_for(die_of(task))) * filler_counts(state, task) +
         count(player, weapon_for(die_of(task))) * weapon_counts(state, task) +
         spears_as_swords(state, task);
}

void list_payments(const State& state, const Task& task, int need, MoveList& moves) {
  for_each_payment(state, task, need, [&](int f, int w, int s) { moves.push_back(pay(f, w, s)); });
}

bool can_loot(const State& state, const Task& task, Item item) {
  const int value = loot_value(state, task, item);
  if (value == 0 || !is_to_be_had(state, item)) return false;
  if (is_special(item) && as<DiceTask>(task).loot() == item) return false;
  return result_for(state, task, item) <= result_of(state, task) + most_paid(state, task);
}

bool advance_dice(State& state, Journal* journal) {
  const Task& task = state.agenda.top();
  const auto dice = as<DiceTask>(state.agenda.top());
  MoveList moves;
  switch (dice.stage()) {
    case DiceStage::boats:
      if (dice.die() != Die::whaling) {
        dice.go_to(DiceStage::ore);
        if (wants_high(dice.die()) && state.at(task.seat).longships > 0) note_longship(state);
        return true;
      }
      list_boats(state, moves);
      if (moves.size() > 1) return false;
      if (moves.empty()) {  // the last boat went while the card was played
        state.agenda.pop();
        return true;
      }
      use_boats(state, n_of(moves[0]) % 8, n_of(moves[0]) / 8);
      return true;
    case DiceStage::ore:
      list_ore(state, moves);
      if (!moves.empty()) return false;
      dice.go_to(DiceStage::rolling);
      return true;
    case DiceStage::rolling:
      if (dice.rolls() == 0) {
        roll(state, journal);
        return true;
      }
      if (!wants_high(dice.die()) && result_of(state, task) == 0) {
        spend(state, 0, 0, 0, journal);
        return true;
      }
      list_after_roll(state, moves);
      if (moves.size() > 1) return false;
      fail(state, journal);
      return true;
    case DiceStage::second:
      list_loot(state, task, moves);
      if (!moves.empty() && dice_rule(state, task, Rule::split_result) > 0) return false;
      dice.go_to(DiceStage::paying);
      return true;
    case DiceStage::paying: {
      const int need = required(state, task) - result_of(state, task);
      if (need <= 0) {
        spend(state, 0, 0, 0, journal);
        return true;
      }
      list_payments(state, task, need, moves);
      if (moves.size() != 1) return false;
      spend(state, filler_in(moves[0]), weapons_in(moves[0]), spears_in(moves[0]), journal);
      return true;
    }
    case DiceStage::success: succeed(state, journal); return true;
    case DiceStage::over: state.agenda.pop(); return true;
  }
  return false;
}

// Order: payments with the most wood or stone first, or loot as the items count; to roll; to fail.
void list_dice(const State& state, MoveList& moves) {
  const Task& task = state.agenda.top();
  switch (as<DiceTask>(task).stage()) {
    case DiceStage::boats: return list_boats(state, moves);
    case DiceStage::ore:
      list_ore(state, moves);
      moves.push_back(kNo);
      return;
    case DiceStage::rolling: return list_after_roll(state, moves);
    case DiceStage::second:
      list_loot(state, task, moves);
      moves.push_back(kNo);
      return;
    case DiceStage::paying: {
      const int need = required(state, task) - result_of(state, task);
      list_payments(state, task, need, moves);
      return;
    }
    case DiceStage::success:
    case DiceStage::over: return;
  }
}

void answer_dice(State& state, Move move, Journal* journal) {
  const Task& task = state.agenda.top();
  const auto dice = as<DiceTask>(state.agenda.top());
  switch (dice.stage()) {
    case DiceStage::boats: return use_boats(state, n_of(move) % 8, n_of(move) / 8);
    case DiceStage::ore:
      if (move != kNo) {
        Player& player = state.at(task.seat);
        take_ore_off(player, ore_of(move));
        moved(journal, piece(Item::ore), aboard(task.seat, Ship::longship), kGeneral);
        // rules: Feast 16.132: of two that carried the same, the one that pillages carries one less
        const bool alike = dice.die() == Die::pillage && player.ore[0] == ore_of(move);
        const int extra = dice_rule(state, task, Rule::ore_for_rolls);
        dice.set(DiceTally::extra, extra - (alike ? 1 : 0));
      }
      return dice.go_to(DiceStage::rolling);
    case DiceStage::rolling:
      if (move == kRoll) return roll(state, journal);
      if (move == kFail) return fail(state, journal);
      if (kind_of(move) == MoveKind::pay) {
        return spend(state, filler_in(move), weapons_in(move), spears_in(move), journal);
      }
      dice.set(DiceTally::loot, item_in(move));
      return dice.go_to(DiceStage::second);
    case DiceStage::second:
      if (move != kNo) dice.set(DiceTally::second, item_in(move));
      return dice.go_to(DiceStage::paying);
    case DiceStage::paying:
      return spend(state, filler_in(move), weapons_in(move), spears_in(move), journal);
    case DiceStage::success:
    case DiceStage::over: return;
  }
}

}  // namespace meadhall::feast
