// Occupations 22 to 48. rules: Feast 16

#include <doctest/doctest.h>

#include <array>

#include "tests/support/feast_table.h"

namespace meadhall::feast {
namespace {

using testing::Match;
using enum Item;

TEST_CASE("feast: 22 an ore, a stone and a silver for each longship") {
  Match match;
  match.longships({0, 3, 1}).knarrs(1).plays(22);
  CHECK(match.has(ore) == 3);
  CHECK(match.has(stone) == 3);
  CHECK(match.has(silver) == 3);

  Match without;
  without.knarrs(2).plays(22);
  CHECK(without.has(ore) + without.has(stone) + without.has(silver) == 0);
}

TEST_CASE("feast: 23 two silver for each house, none for sheds") {
  Match match;
  match.buildings(Building::stone_house).buildings(Building::long_house, 2);
  match.buildings(Building::shed).plays(23);
  CHECK(match.has(silver) == 6);

  Match shed;
  shed.buildings(Building::shed, 2).plays(23);
  CHECK(shed.has(silver) == 0);
}

TEST_CASE("feast: 24 an oil for each knarr, a wood for each whaling boat") {
  Match match;
  match.knarrs(2).boats(3).longships({0}).plays(24);
  CHECK(match.has(oil) == 2);
  CHECK(match.has(wood) == 3);

  Match without;
  without.longships({0}).plays(24);
  CHECK(without.has(oil) + without.has(wood) == 0);
}

TEST_CASE("feast: 25 a salt meat for each knarr") {
  Match match;
  match.knarrs(3).longships({0}).plays(25);
  CHECK(match.has(salt_meat) == 3);

  Match without;
  without.boats(1).longships({0}).plays(25);
  CHECK(without.has(salt_meat) == 0);
}

TEST_CASE("feast: 26 a silver for each kind of red good in supply and stable") {
  Match match;
  match.give({{mead, 2}, {milk, 1}, {sheep, 3}}).pregnant(1, 0).plays(26);
  CHECK(match.has(silver) == 3);

  Match other;  // neither another colour nor what lies in a house
  other.give({{peas, 1}, {oil, 2}}).buildings(Building::long_house);
  other.lies(other.surface(1), stockfish, 0, {0, 0}).plays(26);
  CHECK(other.has(silver) == 0);
}

TEST_CASE("feast: 27 a stockfish for each whaling boat") {
  Match match;
  match.boats(2, 1).knarrs(1).plays(27);
  CHECK(match.has(stockfish) == 2);

  Match without;
  without.knarrs(1).plays(27);
  CHECK(without.has(stockfish) == 0);
}

TEST_CASE("feast: 28 for each chest or treasure chest that comes, a silver may buy an oil") {
  Match match;
  match.give({{wood, 2}, {stone, 2}, {silver, 3}}).has_played({28}).place(Space::craft_2_2);
  match.apply({use(28), use(28)});
  CHECK(match.has(chest) == 2);
  CHECK(match.has(oil) == 2);
  CHECK(match.has(silver) == 1);
  CHECK(match.is_my_turn());

  Match raised;
  raised.give({{robe, 1}, {silver, 1}}).has_played({28}).place(Space::up_2);
  raised.apply({take(robe), use(28)});
  CHECK(raised.has(treasure_chest) == 1);
  CHECK(raised.has(oil) == 1);
  CHECK(raised.has(silver) == 0);

  Match rune;
  rune.give({{stone, 1}, {silver, 1}}).has_played({28}).place(Space::craft_rune);
  CHECK(rune.is_my_turn());
  CHECK(rune.has(oil) == 0);

  Match left;
  left.give({{wood, 1}}).has_played({28}).place(Space::craft_chest).apply(kDone);
  CHECK(left.has(silver) == 1);
  CHECK(left.has(oil) == 0);
}

TEST_CASE("feast: 29 a salt meat for each pair of game meat and whale meat, none of it paid") {
  Match match;
  match.give({{game_meat, 3}, {whale_meat, 2}}).plays(29);
  CHECK(match.has(salt_meat) == 2);
  CHECK(match.has(game_meat) == 3);
  CHECK(match.has(whale_meat) == 2);

  Match without;
  without.give(game_meat, 4).plays(29);
  CHECK(without.has(salt_meat) == 0);
}

TEST_CASE("feast: 30 one, three or six silver for one, two or three silk") {
  for (const auto& [cloth, coins] : {std::pair{0, 0}, {1, 1}, {2, 3}, {3, 6}, {4, 6}}) {
    CAPTURE(cloth);
    Match match;
    match.give(silk, cloth).plays(30);
    CHECK(match.has(silver) == coins);
    CHECK(match.has(silk) == cloth);
  }
}

TEST_CASE("feast: 31 one more of a good of which there are exactly three") {
  Match match;
  match.give({{milk, 3}, {oil, 3}, {sheep, 3}, {peas, 4}, {wood, 3}}).plays(31);
  CHECK(match.can(take(oil)));
  for (const Item item : {sheep, peas, wood}) CHECK_FALSE(match.can(take(item)));
  match.apply(take(milk));
  CHECK(match.has(milk) == 4);
  CHECK(match.has(oil) == 3);
  CHECK(match.is_my_turn());

  Match without;
  without.give({{milk, 2}, {oil, 4}, {cattle, 3}}).plays(31);
  CHECK(without.is_my_turn());
  CHECK(without.tiles() == 9);
}

TEST_CASE("feast: 32 two, five or ten weapons for one, two, three longships") {
  for (const auto& [ships, drawn] : {std::pair{0, 0}, {1, 2}, {2, 5}, {3, 10}, {4, 10}}) {
    CAPTURE(ships);
    Match match;
    match.longships({0, 0, 0, 0}).player().longships = static_cast<std::uint8_t>(ships);
    match.plays(32);
    CHECK(match.weapons() == drawn);
  }
}

TEST_CASE("feast: 33 one, two or three wool for three, four, six sheep") {
  for (const auto& [flock, shorn] : {std::pair{2, 0}, {3, 1}, {4, 2}, {5, 2}, {6, 3}, {7, 3}}) {
    CAPTURE(flock);
    Match match;
    match.give(sheep, flock).pregnant(1, 0).plays(33);
    CHECK(match.has(wool) == shorn);
  }
}

TEST_CASE("feast: 34 two sheep give milk and wool, four give a second wool") {
  struct Case {
    int flock;
    int milk;
    int wool;
  };
  for (const Case& each : {Case{1, 0, 0}, {2, 1, 1}, {3, 1, 1}, {4, 1, 2}, {6, 1, 2}}) {
    CAPTURE(each.flock);
    Match match;
    match.give(sheep, each.flock).pregnant(1, 0).plays(34);
    CHECK(match.has(milk) == each.milk);
    CHECK(match.has(wool) == each.wool);
  }
}

TEST_CASE("feast: 35 a breeding phase at once, alone") {
  Match match;
  match.give({{sheep, 3}, {cattle, 2}}).pregnant(1, 0).give_to(match.other, sheep, 2);
  match.plays(35).apply(kYes);
  CHECK(match.has(sheep) == 4);
  CHECK(match.player().pregnant_sheep == 0);
  CHECK(match.has(cattle) == 2);
  CHECK(match.player().pregnant_cattle == 1);
  CHECK(match.state.at(match.other).pregnant_sheep == 0);

  Match lonely;
  lonely.give(cattle).plays(35).apply(kYes);
  CHECK(lonely.has(cattle) == 1);
  CHECK(lonely.player().pregnant_cattle == 0);
}

TEST_CASE("feast: 36 before overseas trade a salt, game or whale meat goes up one step") {
  Match match;
  match.give({{silver, 1}, {whale_meat, 1}, {salt_meat, 1}, {stockfish, 1}}).knarrs(1);
  match.has_played({36}).place(Space::overseas_1).apply(use(36));
  CHECK_FALSE(match.can(take(stockfish)));
  match.apply(take(whale_meat));
  CHECK(match.has(robe) == 1);
  match.apply(take(robe));
  CHECK(match.has(treasure_chest) == 1);
  CHECK(match.has(salt_meat) == 1);
  CHECK(match.is_my_turn());

  Match fish;
  fish.give({{silver, 1}, {stockfish, 1}}).knarrs(1).has_played({36}).place(Space::overseas_1);
  CHECK(fish.is_my_turn());
  CHECK(fish.has(stockfish) == 1);
}

TEST_CASE("feast: 37 before overseas trade a good goes up one step") {
  Match match;
  match.give({{silver, 1}, {stockfish, 1}}).knarrs(1).has_played({37}).place(Space::overseas_2);
  match.apply({use(37), take(stockfish), take(hide)});
  CHECK(match.has(silverware) == 1);
  CHECK(match.is_my_turn());

  Match sale;
  sale.give({{silver, 1}, {stockfish, 1}}).knarrs(1).has_played({37}).place(Space::special_sale);
  CHECK_FALSE(sale.can(use(37)));
}

TEST_CASE("feast: 38 a wood, a stone or an ore instead of the weapon of the round") {
  constexpr std::array<Item, 3> kChoices = {wood, stone, ore};
  for (std::size_t line = 0; line < kChoices.size(); ++line) {
    CAPTURE(line);
    Match match;
    match.has_played({38}).begin(Phase::weapon).apply(use(38, line));
    CHECK(match.has(kChoices[line]) == 1);
    CHECK(match.has(wood) + match.has(stone) + match.has(ore) == 1);
    CHECK(match.weapons() == 0);
  }
  Match armed;
  armed.has_played({38}).begin(Phase::weapon).apply(option(0));
  CHECK(armed.weapons() == 1);
  CHECK(armed.is_my_turn());

  Match drawn;  // by another space, not in the phase
  drawn.give(peas).has_played({38}).place(Space::up_3_weapons_4).apply(kDone);
  CHECK(drawn.weapons() == 4);
}

TEST_CASE("feast: 39 ore comes back from ships, but not what is printed") {
  Match match;
  match.boats(2, 1).longships({2, 0}).has_played({39}).apply(kArrange);
  CHECK_FALSE(match.can(ship_move(ShipDeed::disarm, Ship::longship, 0)));
  match.apply(ship_move(ShipDeed::disarm, Ship::longship, 2));
  match.apply(ship_move(ShipDeed::disarm, Ship::whaling_boat));
  CHECK(match.has(ore) == 2);
  CHECK(match.player().armed_boats == 0);
  CHECK(match.player().ore[0] == 1);
  CHECK_FALSE(match.can(ship_move(ShipDeed::disarm, Ship::whaling_boat)));

  Match without;
  without.boats(2, 1).longships({2});
  CHECK_FALSE(without.can(kArrange));
}

TEST_CASE("feast: 40 wood may fill gaps in houses, and nowhere else") {
  Match match;
  match.give(wood, 2).buildings(Building::stone_house).land(Sheet::shetland).has_played({40});
  match.apply({kArrange, lay(wood)});
  CHECK_FALSE(match.can(on(home_of(match.me))));
  match.apply(at({0, 1}));
  CHECK(match.has(wood) == 1);
  CHECK(lying_at(match.state.surfaces[kFirstHouse], 0, 1) == wood);

  Match without;
  without.give(wood, 2).buildings(Building::stone_house);
  CHECK_FALSE(without.can(kArrange));
}

TEST_CASE("feast: 41 after the bonus a silver or a mead becomes an oil, once") {
  Match match;
  match.give({{silver, 2}, {mead, 1}}).has_played({41}).begin(Phase::after_bonus);
  match.until(use(41)).apply({use(41), option(0)});
  CHECK(match.has(silver) == 1);
  CHECK(match.has(oil) == 1);
  CHECK_FALSE(match.can(use(41)));

  Match sober;
  sober.give(mead, 2).has_played({41}).begin(Phase::after_bonus);
  sober.until(use(41)).apply({use(41), kYes});
  CHECK(sober.has(mead) == 1);
  CHECK(sober.has(oil) == 1);

  Match poor;
  poor.has_played({41}).begin(Phase::after_bonus);
  CHECK(poor.state.round == 2);
  CHECK(poor.has(oil) == 0);
}

TEST_CASE("feast: 42 before the income a wood or stone on a free field of a shed brings a silver") {
  Match match;
  match.give({{wood, 1}, {stone, 1}}).buildings(Building::shed).has_played({42});
  match.begin(Phase::before_income).until(use(42)).apply({use(42), take(stone)});
  CHECK(match.has(silver) == 1);
  CHECK(match.has(stone) == 0);
  CHECK(match.player().shed_stone == 1);
  CHECK_FALSE(match.can(use(42)));

  Match full;
  full.give(wood).buildings(Building::shed).has_played({42});
  full.player().shed_wood = 3;
  full.begin(Phase::before_income);
  CHECK(full.state.round == 2);
  CHECK(full.has(wood) == 1);

  Match house;
  house.give(wood).buildings(Building::stone_house).has_played({42}).begin(Phase::before_income);
  CHECK(house.state.round == 2);
  CHECK(house.has(wood) == 1);
}

TEST_CASE("feast: 43 a fruits when it is played, and only then") {
  Match match;
  match.plays(43);
  CHECK(match.has(fruits) == 1);
  match.place(Space::stockfish);
  CHECK(match.has(fruits) == 1);
}

TEST_CASE("feast: 44 wool, hide and linen become clothing and three silver at any time") {
  Match match;
  match.give({{wool, 2}, {hide, 2}, {linen, 2}}).has_played({44}).uses(44);
  CHECK(match.has(clothing) == 1);
  CHECK(match.has(silver) == 3);
  for (const Item item : {wool, hide, linen}) CHECK(match.has(item) == 1);
  match.uses(44);
  CHECK(match.has(clothing) == 2);

  Match without;
  without.give({{wool, 2}, {hide, 2}}).has_played({44});
  CHECK_FALSE(without.can_use(44));
}

TEST_CASE("feast: 45 a wood and six silver become a treasure chest at any time") {
  Match match;
  match.give({{wood, 1}, {silver, 7}}).has_played({45}).uses(45);
  CHECK(match.has(treasure_chest) == 1);
  CHECK(match.has(wood) == 0);
  CHECK(match.has(silver) == 1);

  Match poor;
  poor.give({{wood, 1}, {silver, 5}}).has_played({45});
  CHECK_FALSE(poor.can_use(45));
}

TEST_CASE("feast: 46 three wood and a wool or linen become a longship; it is not built") {
  Match match;
  match.give({{wood, 6}, {wool, 1}, {linen, 1}, {peas, 1}}).has_played({46, 117});
  match.uses(46, 0);
  CHECK(match.player().longships == 1);
  CHECK(match.has(wool) == 0);
  CHECK(match.has(wood) == 3);
  CHECK(match.is_my_turn());  // the Shipowner has nothing to offer
  match.uses(46, 1);
  CHECK(match.player().longships == 2);
  CHECK(match.has(linen) == 0);

  Match full;
  full.give({{wood, 3}, {wool, 1}}).knarrs(4).has_played({46});
  CHECK_FALSE(full.can_use(46));
}

TEST_CASE("feast: 47 a salt meat becomes a hide at any time") {
  Match match;
  match.give(salt_meat, 3).has_played({47}).uses(47).uses(47);
  CHECK(match.has(salt_meat) == 1);
  CHECK(match.has(hide) == 2);

  Match last;  // before the points are counted as well
  last.round(7).give(salt_meat).has_played({47}).begin(Phase::before_scoring);
  last.apply(use(47));
  CHECK(last.has(hide) == 1);

  Match without;
  without.give(game_meat, 2).has_played({47});
  CHECK_FALSE(without.can_use(47));
}

TEST_CASE("feast: 48 cattle, with young or without, becomes jewelry") {
  Match match;
  match.give(cattle, 2).pregnant(0, 1).has_played({48}).uses(48);
  CHECK(match.has(cattle) == 1);
  CHECK(match.has(jewelry) == 1);
  match.uses(48);
  CHECK(match.has(cattle) == 0);
  CHECK(match.player().pregnant_cattle == 0);
  CHECK(match.has(jewelry) == 2);

  Match without;
  without.give(sheep, 2).has_played({48});
  CHECK_FALSE(without.can_use(48));
}

}  // namespace
}  // namespace meadhall::feast
