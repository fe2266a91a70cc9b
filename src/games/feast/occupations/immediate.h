#pragma once

#include "games/feast/occupations/draft.h"

// Occupations that do something when they are played, some of them something later as well.
// rules: Feast 16

namespace meadhall::feast::draft {

using enum Item;

constexpr Effect longship_for(Goods cost, Price how = Price::printed) {
  return ship(cost, Ship::longship).at_price(how).optional();
}
constexpr Effect boat_into_longship() {
  Effect effect = longship_for({{2, silver}});
  effect.ship_paid = static_cast<std::int8_t>(Ship::whaling_boat);
  return effect;
}
constexpr Effect sell_longship() {
  Effect effect = exchange({}, {{8, silver}});
  effect.ship_paid = static_cast<std::int8_t>(Ship::longship);
  return effect;
}
constexpr Effect laden_longship_for(Goods cost) {
  Effect effect = longship_for(cost);
  effect.laden = true;
  return effect;
}

inline constexpr Draft kImmediate[] = {
    card(5, 'A', 7, {play(verb(Verb::feast))}),
    card(10, 'A', 1, {play(gain({{1, milk}, {1, silver}}).each(Statistic::animal_kinds))}),
    card(11, 'c', 1, {play(gain({{1, spear}})), always(Rule::spear_counts).with(kWhaling)}),
    card(12, 'A', 0,
         {play(gain({{1, chest}})), after(exactly(1, Statistic::longship_used), weapons(1))}),
    card(13, 'B', 1, {play(gain({{1, bow}})), always(Rule::roll_less).with(kHunt)}),
    card(14, 'C', 2,
         {play(gain({{1, whale_meat}}).when(exactly(1, Statistic::sets_of_ships))),
          play(gain({{2, whale_meat}}).when(at_least(2, Statistic::sets_of_ships)))}),
    card(15, 'C', 1,
         {play(gain({{2, mead}}).each(Statistic::houses)),
          at(Moment::house_built, gain({{1, hide}}))}),
    card(16, 'C', 2,
         {play(gain({{2, silver}}).when(exactly(4, Statistic::ore_on_ships))),
          play(gain({{3, silver}}).when(exactly(5, Statistic::ore_on_ships))),
          play(gain({{4, silver}}).when(exactly(6, Statistic::ore_on_ships))),
          play(gain({{5, silver}}).when(at_least(7, Statistic::ore_on_ships)))}),
    card(17, 'A', 0, {play(upgrade(1, 3, Which::to_blue))}),
    card(18, 'C', 0,
         {play(gain({{1, silk}}).when(exactly(1, Statistic::laden_longships))),
          play(gain({{1, jewelry}}).when(exactly(2, Statistic::laden_longships))),
          play(gain({{1, silver_hoard}}).when(at_least(3, Statistic::laden_longships)))}),
    card(19, 'C', 0,
         {play(gain({{1, silk}}).when(exactly(3, Statistic::specials))),
          play(gain({{1, spices}}).when(exactly(4, Statistic::specials))),
          play(gain({{1, jewelry}}).when(at_least(5, Statistic::specials)))}),
    card(20, 'A', 0, {play(bonus_phase(Which::houses).optional())}),
    card(21, 'b', 1, {play(bonus_phase(Which::home).optional())}),
    card(22, 'A', 1, {play(gain({{1, ore}, {1, stone}, {1, silver}}).each(Statistic::longships))}),
    card(23, 'A', 1, {play(gain({{2, silver}}).each(Statistic::houses))}),
    card(24, 'A', 2,
         {play(gain({{1, oil}}).each(Statistic::knarrs)),
          play(gain({{1, wood}}).each(Statistic::whaling_boats))}),
    card(25, 'B', 1, {play(gain({{1, salt_meat}}).each(Statistic::knarrs))}),
    card(26, 'c', 0, {play(gain({{1, silver}}).each(Statistic::red_kinds))}),
    card(27, 'A', 1, {play(gain({{1, stockfish}}).each(Statistic::whaling_boats))}),
    card(29, 'B', 3, {play(gain({{1, salt_meat}}).each(Statistic::meat_pairs))}),
    card(30, 'B', 3,
         {play(gain({{1, silver}}).when(exactly(1, Statistic::silk))),
          play(gain({{3, silver}}).when(exactly(2, Statistic::silk))),
          play(gain({{6, silver}}).when(at_least(3, Statistic::silk)))}),
    card(31, 'C', 2, {play(own())}),
    card(32, 'A', 2,
         {play(weapons(2).when(exactly(1, Statistic::longships))),
          play(weapons(5).when(exactly(2, Statistic::longships))),
          play(weapons(10).when(at_least(3, Statistic::longships)))}),
    card(33, 'A', 2,
         {play(gain({{1, wool}}).when(exactly(3, Statistic::sheep))),
          play(gain({{2, wool}}).when(between(4, 5, Statistic::sheep))),
          play(gain({{3, wool}}).when(at_least(6, Statistic::sheep)))}),
    card(34, 'a', 0,
         {play(gain({{1, milk}, {1, wool}}).when(at_least(2, Statistic::sheep))),
          play(gain({{1, wool}}).when(at_least(4, Statistic::sheep)))}),
    card(35, 'A', 0, {play(verb(Verb::breed).optional())}),
    card(43, 'A', 0, {play(gain({{1, fruits}}))}),
    card(60, 'C', 2, {play(own().optional())}),
    card(61, 'C', 3, {play(sell_longship())}),
    card(62, 'b', 3,
         {play(exchange({{1, ore}, {1, silver}}, {{1, crucifix}})),
          play(exchange({{1, ore}, {1, silver}}, {{1, cloakpin}}).or_else())}),
    card(63, 'C', 2,
         {play(exchange({{1, sheep}}, {{1, salt_meat}, {1, hide}, {1, wool}})),
          play(exchange({{3, silver}}, {{1, drinking_horn}}))}),
    card(64, 'A', 1, {play(boat_into_longship())}),
    card(65, 'A', 0, {play(exchange({{2, snare}, {2, spear}}, {{1, treasure_chest}}))}),
    card(66, 'A', 0, {play(costs({{1, silver}}, diagonal(Which::up_right, 2)).optional())}),
    card(67, 'C', 1, {play(exchange({{4, silver}}, {{2, silverware}, {1, game_meat}, {1, mead}}))}),
    card(68, 'A', 2, {play(weapons(4))}),
    card(69, 'c', 1, {play(own())}),
    card(70, 'B', 0, {play(own().optional())}),
    card(71, 'C', -1, {play(own().optional())}),
    card(72, 'B', 2, {play(house({}, Building::stone_house).at_price(Price::round).optional())}),
    card(73, 'C', 2,
         {play(gain({{1, silverware}})), play(trade({{2, silver}}, {{1, crucifix}}).or_else()),
          play(trade({{5, silver}}, {{1, chalice}}).or_else())}),
    card(74, 'A', 1, {play(exchange({{1, grain}, {2, silver}}, {{1, cattle}}))}),
    card(75, 'C', 0, {play(exchange({{1, silver}}, {{1, skin_and_bones}}))}),
    card(76, 'A', 1, {play(own().optional())}),
    card(77, 'A', 0, {play(own().optional())}),
    card(78, 'B', 0, {play(own())}),
    card(79, 'A', 1, {play(own())}),
    card(80, 'B', 0, {play(exchange({{2, silver}}, {{1, sheep}}))}),
    card(81, 'C', 2, {play(longship_for({}, Price::ship_by_weapons))}),
    card(82, 'B', 1,
         {play(longship_for({}, Price::ship_by_knarrs).when(at_least(1, Statistic::knarrs)))}),
    card(83, 'A', 1, {play(upgrade(4, 1, Which::one_kind))}),
    card(84, 'B', 0, {play(verb(Verb::emigrate).each(Statistic::large_ships).optional())}),
    card(85, 'C', 0,
         {play(costs({{1, silver}}, roll(Die::hunt)).optional()),
          play(costs({{2, silver}}, roll(Die::snare)).optional())}),
    card(86, 'A', 3, {play(exchange({{2, silver}}, {{1, hide}}).times(3))}),
    card(87, 'A', 0, {play(gain({{1, crucifix}})), play(mountain_exactly(4).or_else())}),
    card(183, 'C', 2,
         {play(gain({{1, peas}, {1, beans}, {1, flax}}).when(at_least(1, Statistic::knarrs))),
          play(gain({{1, grain}}).when(at_least(2, Statistic::knarrs))),
          play(gain({{1, cabbage}}).when(at_least(3, Statistic::knarrs))),
          play(gain({{1, fruits}}).when(at_least(4, Statistic::knarrs)))}),
    card(184, 'C', 0,
         {play(laden_longship_for({{4, wood}, {3, ore}})),
          play(laden_longship_for({{3, silver}, {3, ore}}).or_else())}),
    card(188, 'C', 0,
         {play(gain({{1, silver}}).when(exactly(2, Statistic::players))),
          play(gain({{2, silver}}).when(exactly(3, Statistic::players))),
          play(gain({{3, silver}}).when(exactly(4, Statistic::players))),
          at(Moment::taken, silver, gain({{1, silver}}))}),
};

}  // namespace meadhall::feast::draft
