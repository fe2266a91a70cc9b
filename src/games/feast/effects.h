#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <initializer_list>
#include <type_traits>

#include "games/feast/components.h"

// The small language in which action spaces and occupations say what they do. The rules carry it
// out, the table tells it in words, and both read the same lines.

namespace meadhall::feast {

// --- What is paid and what is got

struct Amount {
  std::uint8_t n = 0;
  Item item = Item::silver;

  friend constexpr bool operator==(const Amount&, const Amount&) = default;
};
struct Goods {
  std::array<Amount, 5> parts{};
  std::uint8_t count = 0;

  constexpr Goods() = default;
  constexpr Goods(std::initializer_list<Amount> all) {
    for (const Amount& each : all) parts[count++] = each;
  }
  constexpr const Amount* begin() const { return parts.data(); }
  constexpr const Amount* end() const { return parts.data() + count; }
  constexpr bool empty() const { return count == 0; }
  constexpr int of(Item item) const {
    int n = 0;
    for (const Amount& each : *this) n += each.item == item ? each.n : 0;
    return n;
  }
};

// --- Figures of a player that effects count or ask for

enum class Statistic : std::uint8_t {
  one,  // always 1
  players,
  // ships in the bay
  whaling_boats,
  knarrs,
  longships,
  large_ships,
  sets_of_ships,    // of one ship of each kind
  laden_longships,  // with two or three ore
  ore_on_ships,
  used_boats,  // in the whaling under way
  // buildings and land
  houses,  // stone and long houses
  lands,   // exploration boards
  income,
  // supply and stable
  animal_kinds,
  sheep_to_3,  // 3 at most
  cattle_to_3,
  sheep,
  cattle,
  red_kinds,
  grain,
  silk,
  spices,
  clothing,
  spare_peas,  // in the supply; no more than bring them to 8
  meat_pairs,  // of game meat and whale meat
  had_flax,    // 1 if there was some before this harvest
  had_grain,
  specials,  // special tiles in the supply and on boards
  // Vikings
  vikings_on_crafting,
  vikings_in_column_2,
  vikings_in_column_3,
  column_4_spaces,  // with at least one of one's Vikings
  acting,           // 1 while an action with Vikings is under way
  vikings_placed,   // for the action under way
  placements,       // of this round in column 2, with the one under way
  vikings_in_thing,
  // what the space of the action under way gave, and what was exchanged there
  printed_silver,  // exactly as printed on the space
  action_silver,
  action_wood,
  action_stone,
  action_stockfish,
  resources_spent,  // kinds of wood, stone and ore
  ore_spent,        // 1 if ore was
  longship_used,    // 1 if one was
  mountain_kinds,
  // dice
  swords_spent,
  spears_spent,
  wood_spent,
  rolls,
  // feast
  mead_laid,
  game_meat_laid,
  stockfish_laid,
};
inline constexpr std::size_t kStatistics = 52;

// A condition: the figure lies between these, both included.
struct Test {
  Statistic what = Statistic::one;
  std::uint8_t least = 0;
  std::uint8_t most = 255;

  friend constexpr bool operator==(const Test&, const Test&) = default;
};
constexpr Test at_least(std::uint8_t n, Statistic what) { return {what, n, 255}; }
constexpr Test exactly(std::uint8_t n, Statistic what) { return {what, n, n}; }

// --- What is done

enum class Verb : std::uint8_t {
  trade,     // pay `cost`, get `gain`, `ship`, `building`
  weapons,   // draw n weapons
  weapon,    // the weapon of the round
  upgrade,   // up to n goods of `what` by `steps` each
  mountain,  // up to `amounts` items, of a strip each
  overseas,  // turn any number of different green goods
  sale,      // buy up to n special tiles
  forge,     // ore for jewelry or a special tile with tongs
  dice,      // `die`; whaling with up to n boats
  explore,
  emigrate,
  draw,      // n occupations
  play,      // up to n occupations
  feast,     // a feast phase, alone
  breed,     // a breeding phase, alone
  bonus,     // a bonus phase for `what`
  reap,      // as `trade`, and it counts as a harvest
  viking,    // take up to n Vikings back from the space of the action under way
  diagonal,  // move a good of `what` to the next box and colour, `steps` times
  rule,      // changes a rule for good: `rule` by n
  own,       // code of its own: own_*.cpp
};

// Which goods, or which boards, a verb is about.
enum class Which : std::uint8_t {
  any,
  orange,
  meat,          // salt, game and whale meat
  one_kind,      // all of the same kind
  up_right,      // of `diagonal`: orange, to the next shape and colour
  up_left,       // to the shape before and the next colour
  stone_or_ore,  // of `mountain`
  home,          // of `bonus`
  houses,
  to_blue,  // of `upgrade`: by as many steps as it takes
};

enum class Rule : std::uint8_t {
  none,
  roll_less,  // n off every roll of `dice`
  more_rolls,
  stone_counts,  // each n more, in raids and pillages
  spear_counts,  // each n more, in whaling
  result_more,   // n more in raids and pillages
  split_result,  // and two goods may be taken
  spears_as_swords,
  green_loot,          // for one less than its blue kin
  best_special_less,   // the special tiles that need the highest result need n less
  silver_less,         // n off what the spaces cost
  silver_less_of_two,  // the same, where it costs two or more
  stone_less,
  emigration_less,
  wood_in_houses,
  knarr_as_longship,
  double_upgrade,       // one good of an upgrade of three or four by two steps
  silverware_for_good,  // for the one good of a house in the bonus phase
  flat_peas,            // n more may lie flat in the feast
  coin_if_sober,        // a silver after a feast without mead
  fewer_vikings,        // n fewer for the spaces
  explore_any,
  ore_for_rolls,  // an ore off a longship adds n to every roll of `dice`
  ore_back,       // ore may be taken off ships again
};
inline constexpr std::size_t kRules = static_cast<std::size_t>(Rule::ore_back) + 1;

// How a price in silver is worked out beside what `cost` names.
enum class Price : std::uint8_t {
  printed,
  round,            // the number of the round
  ship_by_weapons,  // a longship's, a silver off each sword, half a silver each spear and bow
  ship_by_knarrs,   // a longship's, 2, 5 or 7 off
};

// A copy in which one member differs.
template <class Thing, class Whole, class Member>
constexpr Thing changed(Thing thing, Member Whole::* member, std::type_identity_t<Member> value) {
  thing.*member = value;
  return thing;
}

struct Effect {
  Verb verb = Verb::trade;
  Test test{};  // else it is left out
  Goods cost{};
  Goods gain{};
  Statistic per = Statistic::one;  // `gain` (of `weapons`: n) is multiplied by it
  std::int8_t ship = -1;           // a Ship to be had, to the number of `ships`
  std::int8_t ships = 1;
  std::int8_t ship_paid = -1;  // a Ship that goes
  std::int8_t building = -1;   // a Building to be had
  Price price = Price::printed;
  std::uint8_t n = 1;
  std::uint8_t steps = 1;
  std::array<std::uint8_t, 4> amounts{};
  Which what = Which::any;
  Die die = Die::hunt;
  Rule rule = Rule::none;
  bool may = false;       // the player decides
  bool other = false;     // an alternative to the effect before
  bool built = false;     // a ship is built, not got otherwise
  bool laden = false;     // the longship carries three ore at once, of `cost`
  bool ore_only = false;  // binds the player to exchange ore on the space
  bool exact = false;     // of `mountain`: not fewer items than named

  constexpr Effect optional() const { return changed(*this, &Effect::may, true); }
  constexpr Effect or_else() const { return changed(*this, &Effect::other, true); }
  constexpr Effect when(Test condition) const { return changed(*this, &Effect::test, condition); }
  constexpr Effect each(Statistic which) const { return changed(*this, &Effect::per, which); }
  constexpr Effect times(std::uint8_t most) const { return changed(*this, &Effect::n, most); }
  constexpr Effect for_ship(Ship given) const {
    return changed(*this, &Effect::ship_paid, static_cast<std::int8_t>(given));
  }
  constexpr Effect at_price(Price how) const { return changed(*this, &Effect::price, how); }
};

constexpr Effect gain(Goods goods) { return {.gain = goods}; }
// Pay and get; an exchange on a space must be made, `exchange` on an occupation is as one likes.
constexpr Effect trade(Goods cost, Goods goods) { return {.cost = cost, .gain = goods}; }
constexpr Effect exchange(Goods cost, Goods goods) { return trade(cost, goods).optional(); }
constexpr Effect ship(Goods cost, Ship which, std::int8_t n = 1) {
  return {.cost = cost, .ship = static_cast<std::int8_t>(which), .ships = n};
}
constexpr Effect build_ship(Goods cost, Ship which) {
  return changed(ship(cost, which), &Effect::built, true);
}
constexpr Effect house(Goods cost, Building which) {
  return {.cost = cost, .building = static_cast<std::int8_t>(which)};
}
constexpr Effect verb(Verb what, std::uint8_t n = 1) { return {.verb = what, .n = n}; }
constexpr Effect weapons(std::uint8_t n) { return verb(Verb::weapons, n); }
constexpr Effect upgrade(std::uint8_t n, std::uint8_t steps = 1, Which what = Which::any) {
  return {.verb = Verb::upgrade, .n = n, .steps = steps, .what = what};
}
constexpr Effect diagonal(Which what, std::uint8_t steps) {
  return {.verb = Verb::diagonal, .steps = steps, .what = what};
}
constexpr Effect mountain(std::initializer_list<std::uint8_t> amounts, Which what = Which::any) {
  Effect effect{.verb = Verb::mountain, .what = what};
  std::ranges::copy(amounts, effect.amounts.begin());
  return effect;
}
constexpr Effect mountain_exactly(std::uint8_t n) {
  return changed(mountain({n}), &Effect::exact, true);
}
constexpr Effect roll(Die die, std::uint8_t boats = 0) {
  return {.verb = Verb::dice, .n = boats, .die = die};
}
constexpr Effect bonus_phase(Which what) { return {.verb = Verb::bonus, .what = what}; }
constexpr Effect rule(Rule which, std::uint8_t n = 1) {
  return {.verb = Verb::rule, .n = n, .rule = which};
}
constexpr Effect own() { return verb(Verb::own); }

// With what is paid before: `costs({{1, silver}}, mountain({2}))`.
constexpr Effect costs(Goods cost, const Effect& effect) {
  return changed(effect, &Effect::cost, cost);
}

}  // namespace meadhall::feast
