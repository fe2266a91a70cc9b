#include "games/feast/icon_row.h"

#include <initializer_list>

namespace meadhall::feast {
namespace {

using enum Item;

// Glyphs by what they show.
constexpr Glyph sign(Sign of, int n = 1) { return {of, 0, static_cast<std::uint8_t>(n)}; }
constexpr Glyph some(Item item, int n = 1) {
  return {Sign::item, static_cast<std::uint8_t>(item), static_cast<std::uint8_t>(n)};
}
constexpr Glyph some(Ship ship, int n = 1) {
  return {Sign::ship, static_cast<std::uint8_t>(ship), static_cast<std::uint8_t>(n)};
}
constexpr Glyph some(Building building) {
  return {Sign::building, static_cast<std::uint8_t>(building)};
}
constexpr Glyph some(Die die) { return {Sign::die, static_cast<std::uint8_t>(die)}; }
constexpr Glyph some(Group group) { return {Sign::group, static_cast<std::uint8_t>(group)}; }
constexpr Glyph any_good(Colour colour = Colour::none, int n = 1) {
  return {Sign::good, static_cast<std::uint8_t>(colour), static_cast<std::uint8_t>(n)};
}
constexpr Glyph column(std::size_t n) { return {Sign::column, static_cast<std::uint8_t>(n)}; }
constexpr Glyph steps(int by, int goods) {
  return {Sign::steps, static_cast<std::uint8_t>(by), static_cast<std::uint8_t>(goods)};
}

class Row {
 public:
  Row& add(Glyph glyph) {
    row_.push_back(glyph);
    return *this;
  }
  Row& add(Sign of, int n = 1) { return add(sign(of, n)); }
  Row& add(std::initializer_list<Glyph> glyphs) {
    for (const Glyph& each : glyphs) add(each);
    return *this;
  }
  Row& add(const Pile& pile) {
    for (const Some& each : pile) add(some(each.item, each.n));
    return *this;
  }
  bool empty() const { return row_.empty(); }
  const IconRow& done() const { return row_; }

 private:
  IconRow row_;
};

void show(Row& row, Count count) {
  switch (count) {
    case Count::one: return;
    case Count::players: row.add(Sign::player); return;
    case Count::whaling_boats: row.add(some(Ship::whaling_boat)); return;
    case Count::knarrs: row.add(some(Ship::knarr)); return;
    case Count::longships: row.add(some(Ship::longship)); return;
    case Count::large_ships: row.add(Sign::large_ship); return;
    case Count::sets_of_ships:
      row.add({some(Ship::whaling_boat), some(Ship::knarr), some(Ship::longship)});
      return;
    case Count::laden_longships:
      row.add({some(Ship::longship), sign(Sign::at_least, 2), some(ore)});
      return;
    case Count::ore_on_ships: row.add({some(ore), sign(Sign::lay), sign(Sign::any_ship)}); return;
    case Count::used_boats: row.add({sign(Sign::action), some(Ship::whaling_boat)}); return;
    case Count::houses: row.add(Sign::house); return;
    case Count::lands: row.add(Sign::land); return;
    case Count::income: row.add(Sign::income); return;
    case Count::animal_kinds: row.add({some(sheep), sign(Sign::either), some(cattle)}); return;
    case Count::sheep_to_3: row.add({sign(Sign::at_most, 3), some(sheep)}); return;
    case Count::cattle_to_3: row.add({sign(Sign::at_most, 3), some(cattle)}); return;
    case Count::sheep: row.add(some(sheep)); return;
    case Count::cattle: row.add(some(cattle)); return;
    case Count::red_kinds: row.add(any_good(Colour::red)); return;
    case Count::grain:
    case Count::had_grain: row.add(some(grain)); return;
    case Count::had_flax: row.add(some(flax)); return;
    case Count::silk: row.add(some(silk)); return;
    case Count::spices: row.add(some(spices)); return;
    case Count::clothing: row.add(some(clothing)); return;
    case Count::spare_peas: row.add({sign(Sign::at_most, 8), some(peas)}); return;
    case Count::meat_pairs: row.add({some(game_meat), some(whale_meat)}); return;
    case Count::specials: row.add(Sign::special); return;
    case Count::vikings_on_crafting: row.add({sign(Sign::viking), some(Group::crafting)}); return;
    case Count::vikings_in_column_2: row.add({sign(Sign::viking), column(2)}); return;
    case Count::vikings_in_column_3: row.add({sign(Sign::viking), column(3)}); return;
    case Count::column_4_spaces: row.add({sign(Sign::action), column(4)}); return;
    case Count::acting: row.add(Sign::action); return;
    case Count::vikings_placed: row.add({sign(Sign::viking), sign(Sign::action)}); return;
    case Count::placements: row.add({sign(Sign::action), sign(Sign::round)}); return;
    case Count::thing: row.add({sign(Sign::viking), sign(Sign::thing)}); return;
    case Count::printed_silver: row.add({sign(Sign::action), sign(Sign::as), some(silver)}); return;
    case Count::action_silver: row.add({sign(Sign::action), some(silver)}); return;
    case Count::action_wood: row.add({sign(Sign::action), some(wood)}); return;
    case Count::action_stone: row.add({sign(Sign::action), some(stone)}); return;
    case Count::action_stockfish: row.add({sign(Sign::action), some(stockfish)}); return;
    case Count::resources_spent:
      row.add({some(wood), sign(Sign::either), some(stone), sign(Sign::either), some(ore),
               sign(Sign::pays)});
      return;
    case Count::ore_spent: row.add({some(ore), sign(Sign::pays)}); return;
    case Count::longship_used: row.add({sign(Sign::action), some(Ship::longship)}); return;
    case Count::mountain_kinds:
      row.add({sign(Sign::strip), sign(Sign::pays), some(wood), some(stone), some(ore),
               some(silver, 2)});
      return;
    case Count::swords_spent: row.add({some(sword), sign(Sign::pays)}); return;
    case Count::spears_spent: row.add({some(spear), sign(Sign::pays)}); return;
    case Count::wood_spent: row.add({some(wood), sign(Sign::pays)}); return;
    case Count::rolls: row.add(Sign::roll); return;
    case Count::mead_laid: row.add({some(mead), sign(Sign::lay), sign(Sign::feast)}); return;
    case Count::game_meat_laid:
      row.add({some(game_meat), sign(Sign::lay), sign(Sign::feast)});
      return;
    case Count::stockfish_laid:
      row.add({some(stockfish), sign(Sign::lay), sign(Sign::feast)});
      return;
  }
}

// Of one and more no number is shown: the picture alone says that there is any.
void show(Row& row, const Test& test) {
  if (test == Test{}) return;
  row.add(Sign::when);
  if (test.least == test.most) {
    row.add(Sign::exactly, test.least);
  } else {
    if (test.least > 1) row.add(Sign::at_least, test.least);
    if (test.most != 255) row.add(Sign::at_most, test.most);
  }
  show(row, test.what);
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
      row.add({sign(Sign::action), sign(Sign::pays), sign(Sign::viking), sign(Sign::opens),
               some(silver), sign(Sign::per), sign(Sign::round), sign(Sign::pays),
               sign(Sign::viking), sign(Sign::closes)});
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
      row.add(steps(effect.steps, effect.n));
      return;
    case Verb::diagonal:
      row.add(effect.what == Which::up_right ? Sign::next_shape : Sign::previous_shape,
              effect.steps);
      return;
    case Verb::mountain:
      for (const std::uint8_t amount : effect.amounts) {
        if (amount > 0) row.add(Sign::strip, amount);
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

bool costs_anything(const Effect& effect) {
  return !effect.cost.empty() || effect.ship_paid >= 0 || effect.price != Price::printed;
}

// Its condition is shown before it: see show_condition.
void show(Row& row, const Effect& effect, std::size_t card) {
  if (effect.may) row.add(Sign::opens);
  if (costs_anything(effect)) {
    show_cost(row, effect);
    row.add(Sign::pays);
  }
  show_deed(row, effect, card);
  if (effect.per != Count::one) {
    // The more large ships, the cheaper. rules: A Feast for Odin, occupation 84
    if (effect.verb == Verb::emigrate) row.add({some(silver), sign(Sign::minus)});
    row.add(Sign::per);
    show(row, effect.per);
  }
  if (effect.may && effect.verb == Verb::trade && effect.n > 1) row.add(Sign::most, effect.n);
  if (effect.ore_only) row.add({sign(Sign::then), some(ore), sign(Sign::pays)});
  if (effect.may) row.add(Sign::closes);
}

// Whole groups and columns as such, what is left space by space.
void show(Row& row, Spaces spaces) {
  Spaces left = spaces;
  for (std::size_t group = 0; group < kGroups; ++group) {
    const Spaces all = spaces_of(static_cast<Group>(group));
    if ((all & ~spaces) != 0) continue;
    row.add(some(static_cast<Group>(group)));
    left &= ~all;
  }
  for (std::size_t n = 1; n <= kColumns; ++n) {
    const Spaces all = spaces_in_column(n);
    if (left == 0 || (all & ~spaces) != 0) continue;
    row.add(column(n));
    left &= ~all;
  }
  for (std::size_t space = 0; space < kSpaces; ++space) {
    if (is_in(left, space)) row.add({Sign::space, static_cast<std::uint8_t>(space)});
  }
}

void show_dice(Row& row, std::uint8_t dice) {
  for (std::size_t die = 0; die < kDice; ++die) {
    if ((dice >> die & 1U) != 0) row.add(some(static_cast<Die>(die)));
  }
}

// The places that a moment of an action is about: any, unless the line names some.
void show_places(Row& row, const Line& line) {
  if (line.spaces == kAllSpaces) {
    row.add(Sign::action);
  } else {
    show(row, line.spaces);
  }
}

void show_replaced(Row& row, const Line& line) {
  row.add(Sign::instead);
  if (line.spaces != kAllSpaces) show(row, line.spaces);
  switch (line.verb) {
    case Verb::upgrade: row.add(steps(1, 1)); return;
    case Verb::dice: row.add(Sign::roll); return;
    case Verb::draw: row.add(Sign::draw); return;
    case Verb::weapon: row.add(Sign::next_weapon); return;
    default: return;
  }
}

void show_rolled(Row& row, const Line& line) {
  show_dice(row, line.dice);
  switch (line.outcome) {
    case Outcome::any: row.add(Sign::result); break;
    case Outcome::success: row.add(Sign::success); break;
    case Outcome::failure: row.add(Sign::failure); break;
  }
  if (line.spaces != kAllSpaces) show(row, line.spaces);
}

void show_moment(Row& row, const Line& line) {
  switch (line.moment) {
    case Moment::play: return;
    case Moment::anytime: row.add(Sign::anytime); return;
    case Moment::standing:
      row.add(Sign::always);
      if (line.spaces != kAllSpaces) show(row, line.spaces);
      if (line.dice != kAllDice) show_dice(row, line.dice);
      return;
    case Moment::once: row.add(Sign::once); return;
    case Moment::scoring: row.add({sign(Sign::before), sign(Sign::points)}); return;
    case Moment::harvest: row.add(Sign::harvest); return;
    case Moment::after_harvest: row.add({sign(Sign::after), sign(Sign::harvest)}); return;
    case Moment::no_harvest: row.add(Sign::no_harvest); return;
    case Moment::end_of_actions: row.add({sign(Sign::after), sign(Sign::thing)}); return;
    case Moment::before_income: row.add({sign(Sign::before), sign(Sign::income)}); return;
    case Moment::before_feast: row.add({sign(Sign::before), sign(Sign::feast)}); return;
    case Moment::after_feast: row.add({sign(Sign::after), sign(Sign::feast)}); return;
    case Moment::bonus: row.add(Sign::bonus); return;
    case Moment::after_bonus: row.add({sign(Sign::after), sign(Sign::bonus)}); return;
    case Moment::mountain_phase:
      row.add({sign(Sign::strip), sign(Sign::minus), some(line.item)});
      return;
    case Moment::before_action:
      row.add(Sign::before);
      show_places(row, line);
      return;
    case Moment::after_action:
      row.add(Sign::after);
      show_places(row, line);
      return;
    case Moment::cards_played: row.add(Sign::play); return;
    case Moment::instead: show_replaced(row, line); return;
    case Moment::before_overseas: row.add({sign(Sign::before), sign(Sign::overseas)}); return;
    case Moment::rolled: show_rolled(row, line); return;
    case Moment::taken:
      row.add({sign(Sign::strip), sign(Sign::pays), some(line.item, line.item == silver ? 2 : 1)});
      return;
    case Moment::received:
      if (line.many > 1) {
        row.add(Sign::at_least, line.many);
      } else {
        row.add(Sign::plus);
      }
      row.add(some(line.item));
      return;
    case Moment::ship_built: row.add(some(Group::build_ships)); break;
    case Moment::ship_had: row.add(Sign::plus); break;
    case Moment::house_built: row.add({some(Group::build_houses), sign(Sign::house)}); return;
    case Moment::explored: row.add(Sign::explore); return;
    case Moment::emigrated: row.add(Sign::emigrate); return;
    case Moment::vikings_back:
      row.add({sign(Sign::action), sign(Sign::pays), sign(Sign::viking)});
      return;
    case Moment::thing: row.add(Sign::thing); return;
    case Moment::laid_in_house:
      row.add({some(line.item), sign(Sign::lay), sign(Sign::house)});
      return;
    case Moment::laid_on_land:
      row.add({some(line.item), sign(Sign::lay), sign(Sign::land)});
      return;
    case Moment::feast_laid: row.add({some(line.item), sign(Sign::lay), sign(Sign::feast)}); return;
  }
  if (line.ship >= 0) {
    row.add(some(static_cast<Ship>(line.ship)));
  } else {
    row.add(Sign::any_ship);
  }
}

void show(Row& row, Requirement needs) {
  switch (needs) {
    case Requirement::none: return;
    case Requirement::whaling_boat: row.add(some(Ship::whaling_boat)); break;
    case Requirement::knarr: row.add(some(Ship::knarr)); break;
    case Requirement::any_ship: row.add(Sign::any_ship); break;
    case Requirement::large_ship: row.add(Sign::large_ship); break;
    case Requirement::longship: row.add(some(Ship::longship)); break;
    case Requirement::two_longships: row.add(some(Ship::longship, 2)); break;
  }
  row.add(Sign::then);
}

}  // namespace

IconRow space_row(Space space) {
  const SpaceInfo& printed = info(space);
  Row row;
  show(row, printed.needs);
  if (printed.price > 0) row.add({some(silver, printed.price), sign(Sign::pays)});
  for (std::size_t i = 0; i < printed.count; ++i) {
    const Effect& effect = printed.effects[i];
    if (effect.other) row.add(Sign::either);
    if (effect.test != Test{}) {
      show(row, effect.test);
      row.add(Sign::then);
    }
    show(row, effect, kNoCard);
  }
  return row.done();
}

IconRow line_row(const Line& line) {
  Row row;
  if (line.effect.other) row.add(Sign::either);
  const std::size_t before = row.done().size();
  show_moment(row, line);
  show(row, line.test);
  show(row, line.effect.test);
  if (row.done().size() > before) row.add(Sign::then);
  show(row, line.effect, line.card);
  return row.done();
}

Glyph emblem(Space space) {
  Row row;
  show_deed(row, info(space).effects[0], kNoCard);
  return row.done()[0];
}

}  // namespace meadhall::feast
