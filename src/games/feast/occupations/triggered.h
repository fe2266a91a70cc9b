#pragma once

#include "games/feast/occupations/draft.h"

// Occupations that do something each time that something else happens, or change a rule.
// rules: Feast 16

namespace meadhall::feast::draft {

using enum Item;

constexpr Effect strip_item() { return mountain({1}).optional(); }
constexpr Effect strip_item_for_ore() {
  Effect effect = strip_item();
  effect.ore_only = true;
  return effect;
}

inline constexpr Draft kTriggered[] = {
    // What spaces cost and give
    card(1, 'A', 0, {always(Rule::silver_less).on(kLivestock)}),
    card(2, 'C', 1, {always(Rule::silver_less_of_two)}),
    card(3, 'A', 1, {after(exactly(1, Statistic::printed_silver), gain({{1, snare}}))}),
    card(124, 'B', 1,
         {after(exactly(2, Statistic::action_silver),
                exchange({{2, silver}}, {{1, grain}, {2, wood}}))}),
    card(154, 'a', 2, {after(at_least(2, Statistic::action_wood), gain({{1, silver}}))}),
    card(155, 'b', 2,
         {after(at_least(2, Statistic::action_wood), exchange({{1, wood}}, {{1, stockfish}}))}),
    card(156, 'B', 2, {after(at_least(1, Statistic::action_stone), gain({{1, silver}}))}),
    card(175, 'B', 2,
         {after(at_least(1, Statistic::action_stockfish), exchange({{1, silver}}, {{1, oil}})),
          at(Moment::given, stockfish, exchange({{1, silver}}, {{1, oil}}))}),
    // Crafting, building, markets
    card(103, 'C', 3, {before(bit(Space::craft_chest) | bit(Space::forge), strip_item_for_ore())}),
    card(105, 'B', 3,
         {instead(bit(Space::whaling_boat), Verb::trade, build_ship({{3, wood}}, Ship::knarr))}),
    card(108, 'c', 2,
         {after(kCrafting, costs({{1, silver}}, verb(Verb::viking)).optional())
              .when(exactly(1, Statistic::ore_spent))}),
    card(111, 'C', 1, {after(kCrafting, gain({{1, silver}}).each(Statistic::resources_spent))}),
    card(112, 'b', 0, {after(kCrafting, gain({{1, mead}}))}),
    card(113, 'a', 0, {before(kCrafting, strip_item())}),
    card(114, 'C', 3, {after(kCrafting, exchange({{3, silver}}, {{1, silk}}))}),
    card(115, 'b', 1, {after(kBuildHouses, gain({{1, silverware}}))}),
    card(116, 'c', 2, {always(Rule::stone_less).on(kBuildHouses)}),
    card(117, 'A', 3,
         {at(Moment::ship_built, upgrade(1).optional()).for_ship(Ship::knarr),
          at(Moment::ship_built, upgrade(1).optional()).for_ship(Ship::longship)}),
    card(118, 'c', 0, {after(kWeekly, gain({{1, stone}, {1, mead}}))}),
    card(119, 'b', 1, {after(kWeekly, gain({{1, milk}}))}),
    card(120, 'b', 2, {after(kWeekly, costs({{1, silver}}, upgrade(1)).optional())}),
    card(121, 'B', 0, {before(kBuildHouses | kBuildShips, strip_item())}),
    card(148, 'C', 1,
         {at(Moment::ship_built, exchange({{3, silver}}, {{1, spices}})).for_ship(Ship::knarr)}),
    // Mountains and trade
    card(6, 'B', 1, {at(Moment::taken, stone, gain({{1, silver}}))}),
    card(36, 'A', 2, {before(kOverseas, upgrade(1, 1, Which::meat).optional())}),
    card(37, 'A', 1, {before(kOverseas, upgrade(1).optional())}),
    card(
        88, 'C', 2,
        {before(
            kOverseas,
            costs({{1, silver}}, diagonal(Which::up_left, 1)).each(Statistic::knarrs).optional())}),
    card(102, 'B', 2,
         {instead(kMountainUp, Verb::upgrade, trade({{1, game_meat}}, {{1, fur}})),
          instead(kMountainUp, Verb::upgrade, trade({{1, silk}}, {{1, fur}}))}),
    card(109, 'B', 2, {after(bit(Space::overseas_2), gain({{1, silver}}).each(Statistic::knarrs))}),
    card(110, 'C', 1, {after(bit(Space::overseas_2), verb(Verb::emigrate).optional())}),
    card(122, 'A', 0,
         {after(exactly(2, Statistic::mountain_kinds), gain({{1, mead}})),
          after(exactly(3, Statistic::mountain_kinds), gain({{1, hide}})),
          after(exactly(4, Statistic::mountain_kinds), gain({{1, chest}}))}),
    card(123, 'C', 1, {after(kMountainUp, exchange({{1, oil}}, {{1, silverware}}))}),
    card(149, 'A', 1, {before(kOverseas, gain({{1, oil}}))}),
    card(152, 'A', 1, {always(Rule::double_upgrade)}),
    // Ships and the sea
    card(106, 'B', -1,
         {at(Moment::standing, rule(Rule::fewer_vikings, 1).when(exactly(3, Statistic::longships)))
              .on(bit(Space::plunder)),
          at(Moment::standing, rule(Rule::fewer_vikings, 2).when(at_least(4, Statistic::longships)))
              .on(bit(Space::plunder))}),
    card(107, 'B', 1, {always(Rule::explore_any).on(bit(Space::explore_1))}),
    card(125, 'c', 0,
         {at(Moment::explored, gain({{1, rune_stone}})),
          at(Moment::emigrated, gain({{1, rune_stone}}))}),
    card(147, 'A', 1, {always(Rule::knarr_as_longship)}),
    card(170, 'a', 0, {always(Rule::emigration_less, 2)}),
    // Dice
    card(4, 'c', 0, {always(Rule::roll_less)}),
    card(89, 'a', 1, {always(Rule::stone_counts).with(kBattle)}),
    card(90, 'C', 2, {always(Rule::ore_for_rolls, 2).with(kRaid)}),
    card(104, 'b', 0,
         {failure(kRaid, gain({{1, stockfish}})).when(between(1, 2, Statistic::rolls)),
          failure(kRaid, gain({{1, oil}}).or_else()).when(between(1, 2, Statistic::rolls))}),
    card(126, 'A', 2, {success(kSnare, gain({{1, silver}}))}),
    card(127, 'b', 1, {success(kSnare, gain({{1, stockfish}}))}),
    card(128, 'A', 2, {success(kSnare, strip_item())}),
    card(129, 'b', 1, {success(kSnare, exchange({{1, snare}}, {{1, salt_meat}}))}),
    card(130, 'C', 1,
         {success(kSnare, costs({{2, snare}}, verb(Verb::viking)).optional())
              .on(bit(Space::snare))}),
    card(131, 'c', 1, {rolled(kSnare, Outcome::any, exchange({{1, stockfish}}, {{1, game_meat}}))}),
    card(132, 'b', 2, {always(Rule::ore_for_rolls, 3).with(kPillage)}),
    card(133, 'B', 1,
         {success(kRaid, gain({{1, peas}})), success(kRaid, gain({{1, silver}}).or_else())}),
    card(134, 'A', 0, {failure(kRaid, gain({{1, mead}}))}),
    card(135, 'A', 2,
         {success(kBattle, gain({{1, sword}})).when(exactly(1, Statistic::swords_spent))}),
    card(136, 'c', 2,
         {always(Rule::result_more).with(kBattle), always(Rule::split_result).with(kBattle)}),
    card(137, 'a', 3, {always(Rule::spears_as_swords).with(kBattle)}),
    card(138, 'c', 1, {always(Rule::green_loot).with(kBattle)}),
    card(139, 'C', 1, {always(Rule::best_special_less).with(kBattle)}),
    card(140, 'A', 2, {success(kWhaling, gain({{1, oil}}))}),
    card(141, 'c', 2,
         {success(kWhaling, gain({{1, cabbage}}).when(exactly(1, Statistic::used_boats)))
              .when(exactly(0, Statistic::wood_spent)),
          success(kWhaling, gain({{1, beans}}).when(exactly(2, Statistic::used_boats)))
              .when(exactly(0, Statistic::wood_spent)),
          success(kWhaling, gain({{1, peas}}).when(exactly(3, Statistic::used_boats)))
              .when(exactly(0, Statistic::wood_spent))}),
    card(142, 'B', 3,
         {success(kWhaling, gain({{1, spear}})).when(exactly(1, Statistic::spears_spent))}),
    card(143, 'B', 2, {success(kHunt, gain({{1, silver}}))}),
    card(144, 'B', 0, {success(kHunt, exchange({{2, silver}}, {{1, skin_and_bones}}))}),
    card(145, 'a', 2, {before(kHuntingGame, strip_item())}),
    card(146, 'C', 0, {always(Rule::roll_less).with(kHunt | kSnare)}),
    card(153, 'a', 2, {always(Rule::more_rolls)}),
    card(163, 'a', 1,
         {success(kHunt, gain({{1, hide}, {1, silver}}))
              .on(bit(Space::hunt_2))
              .when(exactly(1, Statistic::acting))}),
    card(185, 'B', 2, {instead(bit(Space::raid), Verb::dice, upgrade(2))}),
    // Vikings and occupations
    card(99, 'A', 2, {instead(kAllSpaces, Verb::draw, verb(Verb::play))}),
    card(151, 'c', 3, {at(Moment::vikings_back, gain({{1, silver}})).at_most(2)}),
    card(164, 'A', 3,
         {before(kFourthColumn, mountain({1}, Which::stone_or_ore).optional())
              .when(exactly(4, Statistic::vikings_placed))}),
    card(166, 'B', 1,
         {before(kSecondColumn, weapons(1).when(at_least(2, Statistic::placements)).optional())
              .when(exactly(2, Statistic::vikings_placed))}),
    card(168, 'C', 2,
         {at(Moment::thing, gain({{1, silver}})).when(exactly(3, Statistic::vikings_in_thing))}),
    card(176, 'B', 3, {at(Moment::cards_played, gain({{1, peas}}))}),
    card(91, 'c', 0, {at(Moment::end_of_actions, own().optional())}),
    // Goods that come or are laid
    card(28, 'B', 1,
         {at(Moment::received, chest, exchange({{1, silver}}, {{1, oil}})),
          at(Moment::received, treasure_chest, exchange({{1, silver}}, {{1, oil}}))}),
    card(98, 'A', 2, {at(Moment::laid_in_house, grain, exchange({{2, silver}}, {{1, silk}}))}),
    card(100, 'b', -1, {at(Moment::laid_on_land, rune_stone, gain({{1, silver}}))}),
    card(101, 'B', 1, {at(Moment::laid_in_house, rune_stone, gain({{1, mead}, {1, silver}}))}),
    card(150, 'c', 0,
         {at(Moment::received, stockfish, exchange({{1, stockfish}}, {{1, game_meat}}))
              .two_at_once(),
          at(Moment::received, salt_meat, exchange({{1, salt_meat}}, {{1, game_meat}}))
              .two_at_once()}),
    card(174, 'a', 1,
         {at(Moment::received, cattle, exchange({{3, silver}}, {{1, silk}})),
          at(Moment::received, cattle, exchange({{4, silver}}, {{1, spices}}).or_else())}),
    card(190, 'B', 0, {at(Moment::received, spices, gain({{1, oil}}))}),
    // Phases
    card(7, 'A', 3,
         {at(Moment::after_feast, gain({{1, silver}}).when(exactly(1, Statistic::grain))),
          at(Moment::after_feast, gain({{2, silver}}).when(at_least(2, Statistic::grain)))}),
    card(8, 'a', 1,
         {at(Moment::before_income, gain({{1, oil}}))
              .when(at_least(5, Statistic::vikings_on_crafting))}),
    card(9, 'A', 0, {at(Moment::before_income, own())}),
    card(38, 'A', 2,
         {instead(kAllSpaces, Verb::weapon, gain({{1, wood}})),
          instead(kAllSpaces, Verb::weapon, gain({{1, stone}})),
          instead(kAllSpaces, Verb::weapon, gain({{1, ore}}))}),
    card(41, 'a', 1,
         {at(Moment::after_bonus, exchange({{1, silver}}, {{1, oil}})),
          at(Moment::after_bonus, exchange({{1, mead}}, {{1, oil}}).or_else())}),
    card(42, 'b', 2, {at(Moment::before_income, own().optional())}),
    card(92, 'C', 1,
         {at(Moment::no_harvest, gain({{1, silver}}).when(exactly(3, Statistic::specials))),
          at(Moment::no_harvest, gain({{2, silver}}).when(exactly(4, Statistic::specials))),
          at(Moment::no_harvest, gain({{3, silver}}).when(at_least(5, Statistic::specials)))}),
    card(93, 'C', 3,
         {at(Moment::no_harvest, gain({{1, beans}}).when(exactly(1, Statistic::whaling_boats))),
          at(Moment::no_harvest, gain({{1, grain}}).when(exactly(2, Statistic::whaling_boats))),
          at(Moment::no_harvest, gain({{1, cabbage}}).when(exactly(3, Statistic::whaling_boats)))}),
    card(94, 'A', 2, {at(Moment::no_harvest, exchange({{2, oil}}, {{1, spices}}))}),
    card(95, 'A', 1, {at(Moment::no_harvest, mountain({2}).optional())}),
    card(96, 'A', 1,
         {at(Moment::no_harvest, exchange({{1, game_meat}}, {{1, whale_meat}})),
          at(Moment::no_harvest, exchange({{1, whale_meat}}, {{2, game_meat}}).or_else())}),
    card(97, 'B', 1, {at(Moment::no_harvest, gain({{1, peas}}).each(Statistic::spare_peas))}),
    card(157, 'C', 0,
         {at(Moment::feast_laid, sheep, gain({{1, skin_and_bones}})),
          at(Moment::feast_laid, cattle, gain({{1, skin_and_bones}}))}),
    card(158, 'A', 1,
         {at(Moment::feast_laid, game_meat, weapons(3)),
          at(Moment::feast_laid, game_meat, gain({{1, silver}})),
          at(Moment::feast_laid, whale_meat, weapons(3)),
          at(Moment::feast_laid, whale_meat, gain({{1, silver}}))}),
    card(159, 'B', 1,
         {at(Moment::after_feast, roll(Die::hunt).optional())
              .when(at_least(1, Statistic::game_meat_laid))}),
    card(160, 'a', 2,
         {at(Moment::standing, rule(Rule::coin_if_sober).when(exactly(0, Statistic::mead_laid)))}),
    card(161, 'B', 0,
         {at(Moment::bonus, gain({{1, cabbage}}))
              .when(at_least(7, Statistic::vikings_in_column_3))}),
    card(162, 'C', 1,
         {at(Moment::bonus, gain({{1, flax}})).when(at_least(7, Statistic::vikings_in_column_2))}),
    card(165, 'A', 3,
         {at(Moment::before_feast, gain({{2, silver}})).when(at_least(1, Statistic::clothing))}),
    card(167, 'B', 3,
         {at(Moment::before_feast, gain({{1, silver}}).when(exactly(1, Statistic::spices))),
          at(Moment::before_feast, gain({{2, silver}}).when(at_least(2, Statistic::spices)))}),
    card(169, 'C', 1,
         {at(Moment::harvest, gain({{1, flax}}).when(exactly(1, Statistic::had_flax)).optional()),
          at(Moment::harvest,
             gain({{1, grain}}).when(exactly(1, Statistic::had_grain)).optional().or_else())}),
    card(171, 'A', 2,
         {at(Moment::after_harvest, exchange({{1, flax}}, {{1, grain}, {1, silver}}))}),
    card(172, 'C', 0,
         {at(Moment::after_feast, own().optional()).when(at_least(1, Statistic::stockfish_laid))}),
    card(173, 'B', 1,
         {at(Moment::mountain_phase, ore, gain({{1, silver}})),
          at(Moment::mountain_phase, silver, gain({{2, silver}}))}),
    card(177, 'B', 0, {always(Rule::silverware_for_good)}),
    card(186, 'A', 3, {always(Rule::flat_peas)}),
};

}  // namespace meadhall::feast::draft
