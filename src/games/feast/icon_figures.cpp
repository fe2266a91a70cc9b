#include "games/feast/icon_parts.h"

namespace meadhall::feast::icons {

using enum Item;

void show(Row& row, Statistic which) {
  switch (which) {
    case Statistic::one: return;
    case Statistic::players: row.add(Sign::player); return;
    case Statistic::whaling_boats: row.add(some(Ship::whaling_boat)); return;
    case Statistic::knarrs: row.add(some(Ship::knarr)); return;
    case Statistic::longships: row.add(some(Ship::longship)); return;
    case Statistic::large_ships: row.add(Sign::large_ship); return;
    case Statistic::sets_of_ships:
      row.add({some(Ship::whaling_boat), some(Ship::knarr), some(Ship::longship)});
      return;
    case Statistic::laden_longships:
      row.add({some(Ship::longship), sign(Sign::at_least, 2), some(ore)});
      return;
    case Statistic::ore_on_ships:
      row.add({some(ore), sign(Sign::lay), sign(Sign::any_ship)});
      return;
    case Statistic::used_boats: row.add({sign(Sign::action), some(Ship::whaling_boat)}); return;
    case Statistic::houses: row.add(Sign::house); return;
    case Statistic::lands: row.add(Sign::land); return;
    case Statistic::income: row.add(Sign::income); return;
    case Statistic::animal_kinds: row.add({some(sheep), sign(Sign::either), some(cattle)}); return;
    case Statistic::sheep_to_3: row.add({sign(Sign::at_most, 3), some(sheep)}); return;
    case Statistic::cattle_to_3: row.add({sign(Sign::at_most, 3), some(cattle)}); return;
    case Statistic::sheep: row.add(some(sheep)); return;
    case Statistic::cattle: row.add(some(cattle)); return;
    case Statistic::red_kinds: row.add(any_good(Colour::red)); return;
    case Statistic::grain:
    case Statistic::had_grain: row.add(some(grain)); return;
    case Statistic::had_flax: row.add(some(flax)); return;
    case Statistic::silk: row.add(some(silk)); return;
    case Statistic::spices: row.add(some(spices)); return;
    case Statistic::clothing: row.add(some(clothing)); return;
    case Statistic::spare_peas: row.add({sign(Sign::at_most, 8), some(peas)}); return;
    case Statistic::meat_pairs: row.add({some(game_meat), some(whale_meat)}); return;
    case Statistic::specials: row.add(Sign::special); return;
    case Statistic::vikings_on_crafting:
      row.add({sign(Sign::viking), some(Group::crafting)});
      return;
    case Statistic::vikings_in_column_2: row.add({sign(Sign::viking), column(2)}); return;
    case Statistic::vikings_in_column_3: row.add({sign(Sign::viking), column(3)}); return;
    case Statistic::column_4_spaces: row.add({sign(Sign::action), column(4)}); return;
    case Statistic::acting: row.add(Sign::action); return;
    case Statistic::vikings_placed: row.add({sign(Sign::viking), sign(Sign::action)}); return;
    case Statistic::placements: row.add({column(2), sign(Sign::round)}); return;
    case Statistic::vikings_in_thing: row.add({sign(Sign::viking), sign(Sign::thing)}); return;
    case Statistic::printed_silver:
      row.add({sign(Sign::action), sign(Sign::as), some(silver)});
      return;
    case Statistic::action_silver: row.add({sign(Sign::action), some(silver)}); return;
    case Statistic::action_wood: row.add({sign(Sign::action), some(wood)}); return;
    case Statistic::action_stone: row.add({sign(Sign::action), some(stone)}); return;
    case Statistic::action_stockfish: row.add({sign(Sign::action), some(stockfish)}); return;
    case Statistic::resources_spent:
      row.add({some(wood), sign(Sign::either), some(stone), sign(Sign::either), some(ore),
               sign(Sign::pays)});
      return;
    case Statistic::ore_spent: row.add({some(ore), sign(Sign::pays)}); return;
    case Statistic::longship_used: row.add({sign(Sign::action), some(Ship::longship)}); return;
    case Statistic::mountain_kinds:
      row.add({sign(Sign::strip), sign(Sign::pays), some(wood), some(stone), some(ore),
               some(silver, 2)});
      return;
    case Statistic::swords_spent: row.add({some(sword), sign(Sign::pays)}); return;
    case Statistic::spears_spent: row.add({some(spear), sign(Sign::pays)}); return;
    case Statistic::wood_spent: row.add({some(wood), sign(Sign::pays)}); return;
    case Statistic::rolls: row.add(Sign::roll); return;
    case Statistic::mead_laid: row.add({some(mead), sign(Sign::lay), sign(Sign::feast)}); return;
    case Statistic::game_meat_laid:
      row.add({some(game_meat), sign(Sign::lay), sign(Sign::feast)});
      return;
    case Statistic::stockfish_laid:
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

}  // namespace meadhall::feast::icons
