#include "games/feast/icon_parts.h"

namespace meadhall::feast::icons {

using enum Item;

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
    case Count::placements: row.add({column(2), sign(Sign::round)}); return;
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

}  // namespace meadhall::feast::icons
