#include "games/feast/icon_parts.h"

namespace meadhall::feast::icons {

using enum Item;

namespace {

bool costs_anything(const Effect& effect) {
  return !effect.cost.empty() || effect.ship_paid >= 0 || effect.price != Price::printed;
}

void show_cost(Row& row, const Effect& effect) {
  row.add(effect.cost);
  if (effect.ship_paid >= 0) row.add(some(static_cast<Ship>(effect.ship_paid)));
  switch (effect.price) {
    case Price::printed: return;
    case Price::round: row.add({some(silver), sign(Sign::per), sign(Sign::round)}); return;
    case Price::ship_by_weapons:
      row.add({some(silver, 8), sign(Sign::minus), sign(Sign::per), some(sword), sign(Sign::minus),
               sign(Sign::per), some(spear, 2), sign(Sign::either), some(bow, 2)});
      return;
    case Price::ship_by_knarrs:
      row.add({some(silver, 8), sign(Sign::minus, 2), sign(Sign::minus, 5), sign(Sign::minus, 7),
               sign(Sign::per), some(Ship::knarr)});
      return;
  }
}

void show_which(Row& row, Which which) {
  switch (which) {
    case Which::any:
    case Which::up_right:
    case Which::up_left: return;
    case Which::to_blue: row.add({any_good(), sign(Sign::then), any_good(Colour::blue)}); return;
    case Which::orange: row.add(any_good(Colour::orange)); return;
    case Which::meat:
      row.add({some(salt_meat), sign(Sign::either), some(game_meat), sign(Sign::either),
               some(whale_meat)});
      return;
    case Which::one_kind: row.add({any_good(), sign(Sign::as), any_good()}); return;
    case Which::stone_or_ore: row.add({some(stone), sign(Sign::either), some(ore)}); return;
    case Which::home: row.add(Sign::home); return;
    case Which::houses: row.add(Sign::house); return;
  }
}

void show_rule(Row& row, Rule rule, int n) {
  switch (rule) {
    case Rule::none: return;
    case Rule::roll_less: row.add({sign(Sign::result), sign(Sign::minus, n)}); return;
    case Rule::more_rolls: row.add({sign(Sign::roll), sign(Sign::plus, n)}); return;
    case Rule::stone_counts: row.add({some(stone), sign(Sign::plus, n)}); return;
    case Rule::spear_counts: row.add({some(spear), sign(Sign::plus, n)}); return;
    case Rule::result_more: row.add({sign(Sign::result), sign(Sign::plus, n)}); return;
    case Rule::split_result:
      row.add({sign(Sign::result), sign(Sign::pays), any_good(), any_good()});
      return;
    case Rule::spears_as_swords: row.add({some(spear), sign(Sign::as), some(sword)}); return;
    case Rule::green_loot:
      row.add(
          {any_good(Colour::green), sign(Sign::as), any_good(Colour::blue), sign(Sign::minus, n)});
      return;
    case Rule::best_special_less: row.add({sign(Sign::special), sign(Sign::minus, n)}); return;
    case Rule::silver_less: row.add({some(silver), sign(Sign::minus, n)}); return;
    case Rule::silver_less_of_two:
      row.add({sign(Sign::at_least, 2), some(silver), sign(Sign::minus, n)});
      return;
    case Rule::stone_less: row.add({some(stone), sign(Sign::minus, n)}); return;
    case Rule::emigration_less:
      row.add({sign(Sign::emigrate), some(silver), sign(Sign::minus, n)});
      return;
    case Rule::wood_in_houses: row.add({some(wood), sign(Sign::lay), sign(Sign::house)}); return;
    case Rule::knarr_as_longship:
      row.add({some(Ship::knarr), sign(Sign::as), some(Ship::longship)});
      return;
    case Rule::double_upgrade:
      row.add({steps(1, 3), sign(Sign::either), steps(1, 4), sign(Sign::then), steps(2, 1)});
      return;
    case Rule::silverware_for_good:
      row.add({sign(Sign::bonus), sign(Sign::house), sign(Sign::exactly), any_good(),
               sign(Sign::instead), some(silverware)});
      return;
    case Rule::flat_peas: row.add({some(peas, n), sign(Sign::lay), sign(Sign::feast)}); return;
    case Rule::coin_if_sober:
      row.add({sign(Sign::feast), sign(Sign::then), some(silver, n)});
      return;
    case Rule::fewer_vikings: row.add({sign(Sign::viking), sign(Sign::minus, n)}); return;
    case Rule::explore_any:
      row.add({sign(Sign::any_ship), sign(Sign::then), sign(Sign::explore)});
      return;
    case Rule::ore_for_rolls:
      row.add({some(Ship::longship), some(ore), sign(Sign::pays), sign(Sign::result),
               sign(Sign::plus, n)});
      return;
    case Rule::ore_back: row.add({sign(Sign::any_ship), sign(Sign::pays), some(ore)}); return;
  }
}

// What the effects with code of their own do. Source: the sentences feast.card_text of the
// catalogue.
void show_own(Row& row, std::size_t card) {
  switch (card) {
    case 9:
      row.add({some(ore), sign(Sign::per), some(Ship::longship), sign(Sign::then), some(ore),
               sign(Sign::lay), sign(Sign::home), sign(Sign::either), sign(Sign::land)});
      return;
    case 31:
      row.add({sign(Sign::when), sign(Sign::exactly, 3), any_good(), sign(Sign::then),
               sign(Sign::plus), any_good()});
      return;
    case 42:
      row.add({some(wood), sign(Sign::either), some(stone), sign(Sign::lay), some(Building::shed),
               sign(Sign::pays), some(silver)});
      return;
    case 60:
      row.add({sign(Sign::action), sign(Sign::pays), sign(Sign::viking), sign(Sign::either),
               some(silver), sign(Sign::per), sign(Sign::round), sign(Sign::pays),
               sign(Sign::viking, 2)});
      return;
    case 69:
      row.add({sign(Sign::plus), sign(Sign::weapon), sign(Sign::then), some(bow, 2), some(snare, 2),
               some(spear, 2), some(sword, 2)});
      return;
    case 70:
      row.add({some(silverware), some(rune_stone), sign(Sign::lay), sign(Sign::player),
               sign(Sign::pays), some(cloakpin)});
      return;
    case 71:
      row.add({some(chest), some(rune_stone), sign(Sign::lay), sign(Sign::player), sign(Sign::pays),
               some(drinking_horn)});
      return;
    case 76:
      row.add({sign(Sign::action), column(4), sign(Sign::pays), sign(Sign::viking), sign(Sign::per),
               sign(Sign::action)});
      return;
    case 77:
      row.add({sign(Sign::viking, 0), sign(Sign::then), sign(Sign::action), column(2)});
      return;
    case 78:
      row.add({sign(Sign::overseas), sign(Sign::most, 2), sign(Sign::most, 4), sign(Sign::most, 6),
               sign(Sign::most, 7), sign(Sign::per), some(Ship::knarr)});
      return;
    case 79: row.add({some(cattle), sign(Sign::then), sign(Sign::breeding)}); return;
    case 91:
      row.add({some(silver), sign(Sign::pays), sign(Sign::action), column(1), sign(Sign::before),
               sign(Sign::viking), sign(Sign::after)});
      return;
    case 172: row.add({some(stockfish), sign(Sign::lay), sign(Sign::house)}); return;
    default: return;
  }
}

}  // namespace

void show_deed(Row& row, const Effect& effect, std::size_t card) {
  switch (effect.verb) {
    case Verb::trade:
    case Verb::reap:
      row.add(effect.gain);
      if (effect.building >= 0) row.add(some(static_cast<Building>(effect.building)));
      if (effect.ship >= 0) row.add(some(static_cast<Ship>(effect.ship), effect.ships));
      if (effect.laden) row.add({sign(Sign::plus, kLongshipOre), some(ore)});
      if (effect.verb == Verb::reap) row.add({sign(Sign::as), sign(Sign::harvest)});
      return;
    case Verb::weapons: row.add(Sign::weapon, effect.n); return;
    case Verb::weapon: row.add(Sign::next_weapon); return;
    case Verb::upgrade:
      show_which(row, effect.what);
      if (effect.what != Which::to_blue) row.add(steps(effect.steps, effect.n));
      return;
    case Verb::diagonal:
      row.add(effect.what == Which::up_right ? Sign::next_shape : Sign::previous_shape,
              effect.steps);
      return;
    case Verb::mountain:
      for (const std::uint8_t amount : effect.amounts) {
        if (amount > 0 && effect.exact) row.add(Sign::exactly, amount);
        if (amount > 0) row.add(Sign::strip, effect.exact ? 1 : amount);
      }
      show_which(row, effect.what);
      return;
    case Verb::overseas: row.add(Sign::overseas); return;
    case Verb::sale:
      row.add({some(silver), sign(Sign::pays), sign(Sign::special, effect.n)});
      return;
    case Verb::forge: row.add(Sign::forge); return;
    case Verb::dice:
      row.add(some(effect.die));
      if (effect.die == Die::whaling)
        row.add({sign(Sign::most, effect.n), some(Ship::whaling_boat)});
      return;
    case Verb::explore: row.add(Sign::explore); return;
    case Verb::emigrate: row.add(Sign::emigrate); return;
    case Verb::draw: row.add(Sign::draw, effect.n); return;
    case Verb::play: row.add(Sign::play, effect.n); return;
    case Verb::feast: row.add(Sign::feast); return;
    case Verb::breed: row.add(Sign::breeding); return;
    case Verb::bonus:
      row.add(Sign::bonus);
      show_which(row, effect.what);
      return;
    case Verb::viking:
      row.add({sign(Sign::action), sign(Sign::pays), sign(Sign::viking, effect.n)});
      return;
    case Verb::rule: show_rule(row, effect.rule, effect.n); return;
    case Verb::own: show_own(row, card); return;
  }
}

void show(Row& row, const Effect& effect, std::size_t card) {
  if (effect.may) row.add(Sign::opens);
  if (costs_anything(effect)) {
    show_cost(row, effect);
    row.add(Sign::pays);
  }
  show_deed(row, effect, card);
  if (effect.per != Statistic::one) {
    // The more large ships, the cheaper. rules: Feast 16.84
    if (effect.verb == Verb::emigrate) row.add({some(silver), sign(Sign::minus)});
    row.add(Sign::per);
    show(row, effect.per);
  }
  if (effect.may && effect.verb == Verb::trade && effect.n > 1) row.add(Sign::most, effect.n);
  if (effect.ore_only) row.add({sign(Sign::then), some(ore), sign(Sign::pays)});
  if (effect.may) row.add(Sign::closes);
}

}  // namespace meadhall::feast::icons
