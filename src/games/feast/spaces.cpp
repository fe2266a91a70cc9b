#include "games/feast/spaces.h"

namespace meadhall::feast {
namespace {

using enum Item;
using enum Group;
using Needed = Requirement;

constexpr SpaceInfo space(std::string_view id, std::uint8_t column, Group group,
                          std::initializer_list<Effect> effects) {
  SpaceInfo made{.id = id, .column = column, .group = group};
  for (const Effect& each : effects) made.effects[made.count++] = each;
  return made;
}
constexpr SpaceInfo needing(Requirement needs, SpaceInfo made) {
  return changed(made, &SpaceInfo::needs, needs);
}
constexpr SpaceInfo priced(std::uint8_t silver, SpaceInfo made) {
  return changed(made, &SpaceInfo::price, silver);
}

constexpr SpaceInfo paying_first(SpaceInfo made) {
  return changed(made, &SpaceInfo::pays_first, true);
}

// One good for the first, second and third animal.
constexpr Effect from(Statistic animals, Item good) { return gain({{1, good}}).each(animals); }

constexpr Effect emigrate() { return verb(Verb::emigrate); }
constexpr Effect overseas() { return verb(Verb::overseas); }
constexpr Effect explore() { return verb(Verb::explore); }
constexpr Effect play(std::uint8_t most) { return verb(Verb::play, most); }

constexpr Effect house_and(Building building, Ship what) {
  return changed(build_ship({{2, stone}, {2, wood}}, what), &Effect::building,
                 static_cast<std::int8_t>(building));
}
constexpr Effect boat_for_knarr() {
  return ship({}, Ship::knarr).for_ship(Ship::whaling_boat).optional();
}

}  // namespace

constexpr std::array<SpaceInfo, kSpaces> kInfos = {
    // Column 1
    space("feast.space.shed", 1, build_houses, {house({{2, wood}}, Building::shed)}),
    space("feast.space.whaling_boat", 1, build_ships,
          {build_ship({{1, wood}}, Ship::whaling_boat)}),
    space("feast.space.hunt_1", 1, hunting, {roll(Die::hunt)}),
    space("feast.space.stockfish", 1, hunting, {gain({{1, stockfish}})}),
    priced(1, space("feast.space.buy_2_stockfish", 1, livestock_market, {gain({{2, stockfish}})})),
    priced(2, space("feast.space.buy_2_salt_meat", 1, livestock_market, {gain({{2, salt_meat}})})),
    space("feast.space.weekly_1", 1, weekly_market, {gain({{1, beans}, {1, silver}})}),
    space("feast.space.milk", 1, products, {from(Statistic::cattle_to_3, Item::milk)}),
    space("feast.space.craft_linen", 1, crafting, {trade({{1, flax}}, {{1, linen}})}),
    space("feast.space.craft_rune", 1, crafting,
          {trade({{1, stone}}, {{1, rune_stone}, {1, silver}})}),
    space("feast.space.mountain_2", 1, mountains_trade, {mountain({2})}),
    space("feast.space.mountain_1_up_1", 1, mountains_trade, {mountain({1}), upgrade(1)}),
    space("feast.space.up_2", 1, mountains_trade, {upgrade(2)}),
    needing(Needed::knarr, priced(1, space("feast.space.overseas_1", 1, sailing, {overseas()}))),
    needing(Needed::longship, space("feast.space.raid", 1, sailing, {roll(Die::raid)})),
    needing(Needed::any_ship, space("feast.space.explore_1", 1, sailing, {explore()})),
    space("feast.space.occ_draw", 1, emigration_occupation,
          {verb(Verb::draw), gain({{1, silver}})}),
    paying_first(space(
        "feast.space.occ_play_1", 1, emigration_occupation,
        {costs({{1, stone}}, play(1)), costs({{1, ore}}, play(1)).or_else(), gain({{1, silver}})})),
    // Column 2
    space("feast.space.stone_house", 2, build_houses, {house({{1, stone}}, Building::stone_house)}),
    space("feast.space.knarr", 2, build_ships, {build_ship({{2, wood}}, Ship::knarr)}),
    space("feast.space.hunt_2", 2, hunting, {roll(Die::hunt)}),
    space("feast.space.snare", 2, hunting, {roll(Die::snare)}),
    priced(1, space("feast.space.buy_sheep", 2, livestock_market, {gain({{1, sheep}})})),
    priced(3, space("feast.space.buy_cattle_milk", 2, livestock_market,
                    {gain({{1, cattle}, {1, milk}})})),
    space("feast.space.weekly_2", 2, weekly_market,
          {gain({{1, flax}, {1, stockfish}, {1, silver}})}),
    space("feast.space.mead_2", 2, products, {gain({{2, mead}, {2, silver}})}),
    space("feast.space.craft_clothing", 2, crafting,
          {trade({{1, hide}, {1, linen}}, {{1, clothing}, {2, silver}})}),
    space("feast.space.craft_chest", 2, crafting,
          {trade({{1, wood}}, {{1, chest}, {1, silver}}),
           trade({{1, ore}}, {{1, chest}, {1, silver}}).or_else()}),
    space("feast.space.wood_per_player", 2, mountains_trade,
          {gain({{1, wood}}).each(Statistic::players), gain({{1, ore}})}),
    space("feast.space.mountain_3_up_1", 2, mountains_trade, {mountain({3}), upgrade(1)}),
    space("feast.space.up_3", 2, mountains_trade, {upgrade(3)}),
    needing(Needed::knarr, priced(1, space("feast.space.overseas_2", 2, sailing, {overseas()}))),
    needing(Needed::longship, space("feast.space.pillage_2", 2, sailing, {roll(Die::pillage)})),
    needing(Needed::large_ship, space("feast.space.explore_2", 2, sailing, {explore()})),
    space("feast.space.emigrate_2", 2, emigration_occupation, {emigrate()}),
    space("feast.space.occ_play_2", 2, emigration_occupation, {play(2)}),
    // Column 3
    space("feast.space.long_house", 3, build_houses, {house({{2, stone}}, Building::long_house)}),
    space("feast.space.longship", 3, build_ships, {build_ship({{2, wood}}, Ship::longship)}),
    needing(Needed::whaling_boat,
            space("feast.space.whaling_3", 3, hunting, {roll(Die::whaling, 3)})),
    space("feast.space.sheep_or_cattle", 3, livestock_market,
          {gain({{1, sheep}}), trade({{1, silver}}, {{1, cattle}}).or_else()}),
    space("feast.space.weekly_3", 3, weekly_market,
          {gain({{1, fruits}, {1, oil}, {1, salt_meat}, {1, silver}})}),
    space("feast.space.wool", 3, products, {from(Statistic::sheep_to_3, Item::wool)}),
    space("feast.space.forge", 3, crafting, {costs({{1, ore}}, verb(Verb::forge))}),
    space("feast.space.craft_2_2", 3, crafting,
          {trade({{2, stone}, {2, wood}}, {{2, chest}, {2, rune_stone}})}),
    space("feast.space.mountain_3_2", 3, mountains_trade, {mountain({3, 2})}),
    space("feast.space.up_3_weapons_4", 3, mountains_trade, {upgrade(3), weapons(4)}),
    space("feast.space.up_4", 3, mountains_trade, {upgrade(4)}),
    needing(Needed::knarr, space("feast.space.special_sale", 3, sailing, {verb(Verb::sale, 2)})),
    needing(Needed::longship, space("feast.space.pillage_3", 3, sailing, {roll(Die::pillage)})),
    needing(Needed::longship, space("feast.space.explore_3", 3, sailing, {explore()})),
    space("feast.space.emigrate_3", 3, emigration_occupation, {emigrate()}),
    space("feast.space.occ_play_4", 3, emigration_occupation, {play(4)}),
    // Column 4
    space("feast.space.house_and_ship", 4, build_houses,
          {house_and(Building::stone_house, Ship::longship),
           house_and(Building::long_house, Ship::knarr).or_else()}),
    needing(Needed::whaling_boat,
            space("feast.space.whaling_1", 4, hunting, {roll(Die::whaling, 1)})),
    priced(3, space("feast.space.buy_sheep_cattle", 4, livestock_market,
                    {gain({{1, sheep}, {1, cattle}})})),
    space("feast.space.weekly_4", 4, weekly_market,
          {gain({{1, spices}, {1, silver}}),
           gain({{2, Item::milk}}).when(at_least(1, Statistic::cattle)),
           gain({{1, Item::wool}}).when(at_least(1, Statistic::sheep))}),
    space("feast.space.craft_4", 4, crafting,
          {gain({{4, silver}}), exchange({{1, Item::wool}}, {{1, robe}}),
           exchange({{1, silverware}}, {{1, jewelry}})}),
    space("feast.space.mountain_4_upup_2", 4, mountains_trade, {mountain({4}), upgrade(2, 2)}),
    space("feast.space.mountain_2222_or_upup_3", 4, mountains_trade,
          {mountain({2, 2, 2, 2}), upgrade(3, 2).or_else()}),
    needing(Needed::two_longships,
            space("feast.space.plunder", 4, sailing, {gain({{1, silver_hoard}})})),
    space("feast.space.boat_and_emigrate", 4, emigration_occupation,
          {boat_for_knarr(), emigrate()}),
};

namespace {

constexpr SpaceInfo kWeaponScript = space({}, 1, hunting, {verb(Verb::weapon)});
constexpr SpaceInfo kDrawScript = space({}, 3, emigration_occupation, {verb(Verb::draw)});

constexpr Spaces kTwice[kGroups] = {
    0, bit(Space::house_and_ship), 0, 0, 0, bit(Space::weekly_4), 0, 0, 0, 0,
};

constexpr std::array<Spaces, kGroups> kOfGroup = [] {
  std::array<Spaces, kGroups> sets{};
  for (std::size_t i = 0; i < kSpaces; ++i) {
    sets[static_cast<std::size_t>(kInfos[i].group)] |= Spaces{1} << i;
  }
  for (std::size_t i = 0; i < kGroups; ++i) sets[i] |= kTwice[i];
  return sets;
}();

constexpr std::array<Spaces, kColumns> kOfColumn = [] {
  std::array<Spaces, kColumns> sets{};
  for (std::size_t i = 0; i < kSpaces; ++i) sets[kInfos[i].column - 1U] |= Spaces{1} << i;
  return sets;
}();

}  // namespace

const SpaceInfo& script(std::uint8_t space) {
  if (space < kSpaces) return kInfos[space];
  return space == kWeaponOfRound ? kWeaponScript : kDrawScript;
}
Spaces spaces_of(Group group) { return kOfGroup[static_cast<std::size_t>(group)]; }
Spaces spaces_in_column(std::size_t column) { return kOfColumn[column - 1]; }

}  // namespace meadhall::feast
