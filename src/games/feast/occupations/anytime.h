#pragma once

#include "games/feast/occupations/draft.h"

// Occupations that may be used at any time, and those that fire once, as soon as their time has
// come. rules: Feast 16

namespace meadhall::feast::draft {

using enum Item;

constexpr Effect harvest_for(Goods cost, Goods crop) {
  return changed(exchange(cost, crop), &Effect::verb, Verb::reap);
}

inline constexpr Draft kAnytime[] = {
    card(39, 'C', 2, {always(Rule::ore_back)}),
    card(40, 'B', 3, {always(Rule::wood_in_houses)}),
    card(44, 'B', 1,
         {any(exchange({{1, wool}, {1, hide}, {1, linen}}, {{1, clothing}, {3, silver}}))}),
    card(45, 'C', -1, {any(exchange({{1, wood}, {6, silver}}, {{1, treasure_chest}}))}),
    card(46, 'B', 1,
         {any(ship({{3, wood}, {1, wool}}, Ship::longship).optional()),
          any(ship({{3, wood}, {1, linen}}, Ship::longship).optional())}),
    card(47, 'a', 2, {any(exchange({{1, salt_meat}}, {{1, hide}}))}),
    card(48, 'A', 3, {any(exchange({{1, cattle}}, {{1, jewelry}}))}),
    card(49, 'C', 3,
         {any(harvest_for({{1, cattle}},
                          {{1, peas}, {1, flax}, {1, beans}, {1, grain}, {1, cabbage}}))}),
    card(50, 'A', 2, {any(exchange({{1, rune_stone}}, {{1, hide}}))}),
    card(51, 'B', 1,
         {any(exchange({{1, rune_stone}}, {{1, silver}, {1, milk}})),
          any(exchange({{1, rune_stone}}, {{1, silver}, {1, cabbage}}))}),
    card(52, 'a', 0, {any(costs({{1, silver}}, verb(Verb::play)).optional())}),
    card(53, 'b', 1, {any(costs({{1, silver}}, upgrade(1, 1, Which::orange)).optional())}),
    card(54, 'A', 3,
         {any(exchange({{1, silverware}}, {{1, silk}})),
          any(exchange({{1, silverware}}, {{1, chest}}))}),
    card(55, 'C', 2, {any(exchange({{1, chest}, {3, silver}}, {{1, treasure_chest}}))}),
    card(56, 'A', 1,
         {any(exchange({{2, bow}}, {{1, ore}})), any(exchange({{2, snare}}, {{1, ore}})),
          any(exchange({{2, spear}}, {{1, ore}})), any(exchange({{2, sword}}, {{1, ore}})),
          any(exchange({{1, bow}, {1, snare}}, {{1, ore}})),
          any(exchange({{1, bow}, {1, spear}}, {{1, ore}})),
          any(exchange({{1, bow}, {1, sword}}, {{1, ore}})),
          any(exchange({{1, snare}, {1, spear}}, {{1, ore}})),
          any(exchange({{1, snare}, {1, sword}}, {{1, ore}})),
          any(exchange({{1, spear}, {1, sword}}, {{1, ore}}))}),
    card(57, 'b', 1, {any(exchange({{2, beans}}, {{1, peas}, {1, mead}, {1, stockfish}}))}),
    card(58, 'A', 3, {any(exchange({{2, flax}}, {{3, oil}}))}),
    card(59, 'A', 0, {any(exchange({{2, flax}, {1, silver}}, {{2, linen}}))}),
    card(187, 'B', 2,
         {after(exactly(1, Statistic::acting), exchange({{2, flax}}, {{1, belt}})),
          any(exchange({{3, flax}}, {{1, treasure_chest}}))}),
};

inline constexpr Draft kOneShot[] = {
    card(178, 'B', 0, {once(at_least(4, Statistic::large_ships), ship({}, Ship::whaling_boat, 2))}),
    card(179, 'B', 2,
         {at(Moment::ship_had, gain({{1, stockfish}, {1, silver}}).each(Statistic::knarrs))
              .for_ship(Ship::knarr)}),
    card(180, 'C', -2,
         {once(at_least(3, Statistic::longships),
               gain({{4, silverware}}).when(between(0, 5, Statistic::income))),
          once(at_least(3, Statistic::longships),
               gain({{3, silverware}}).when(between(6, 11, Statistic::income))),
          once(at_least(3, Statistic::longships),
               gain({{2, silverware}}).when(between(12, 30, Statistic::income)))}),
    card(181, 'C', 1,
         {once(at_least(3, Statistic::large_ships),
               gain({{3, wool}}).when(between(0, 4, Statistic::income))),
          once(at_least(3, Statistic::large_ships),
               gain({{2, wool}}).when(between(5, 9, Statistic::income))),
          once(at_least(3, Statistic::large_ships),
               gain({{1, wool}}).when(between(10, 30, Statistic::income)))}),
    card(182, 'C', 1,
         {any_once(exchange({{2, wood}}, {{1, spices}})).when(at_least(2, Statistic::houses)),
          any_once(exchange({{5, wood}}, {{2, spices}})).when(at_least(2, Statistic::houses))}),
    card(189, 'B', 1,
         {at(Moment::scoring, gain({{4, silver}}).when(exactly(2, Statistic::lands))),
          at(Moment::scoring, gain({{9, silver}}).when(exactly(3, Statistic::lands))),
          at(Moment::scoring, gain({{16, silver}}).when(at_least(4, Statistic::lands)))}),
};

}  // namespace meadhall::feast::draft
