// Occupations 1 to 21. rules: Feast 16

#include <doctest/doctest.h>

#include "tests/support/feast_table.h"

namespace meadhall::feast {
namespace {

using testing::Match;
using enum Item;

TEST_CASE("feast: 1 a livestock market costs one silver less, never below nothing") {
  Match match;
  match.give(silver, 5).has_played({1}).place(Space::buy_2_salt_meat);
  CHECK(match.has(silver) == 4);
  CHECK(match.has(salt_meat) == 2);
  match.place(Space::buy_2_stockfish);
  CHECK(match.has(silver) == 4);
  CHECK(match.has(stockfish) == 2);

  Match trade;
  trade.give({{silver, 2}, {oil, 1}}).knarrs(1).has_played({1});
  trade.place(Space::overseas_1).apply(kDone);
  CHECK(trade.has(silver) == 1);
}

TEST_CASE("feast: 2 a space that costs two silver or more costs one less") {
  Match match;
  match.give(silver, 5).has_played({2}).place(Space::buy_2_salt_meat);
  CHECK(match.has(silver) == 4);
  match.place(Space::buy_2_stockfish);
  CHECK(match.has(silver) == 3);

  Match sale;  // helmet 1, belt 2: three together
  sale.give(silver, 2).knarrs(1).has_played({2}).place(Space::special_sale);
  sale.apply({take(helmet), take(belt)});
  CHECK(sale.has(silver) == 0);
  CHECK(sale.has(belt) == 1);

  Match away;
  away.round(2).give(silver, 2).knarrs(1).has_played({2}).place(Space::emigrate_2);
  away.apply(ship_move(ShipDeed::sail, Ship::knarr));
  CHECK(away.has(silver) == 1);
  Match early;
  early.give(silver, 2).knarrs(1).has_played({2}).place(Space::emigrate_2);
  early.apply(ship_move(ShipDeed::sail, Ship::knarr));
  CHECK(early.has(silver) == 1);

  Match shipyard;
  shipyard.give(silver, 3).has_played({2});
  shipyard.apply({kArrange, ship_move(ShipDeed::buy, Ship::whaling_boat)});
  CHECK(shipyard.has(silver) == 0);
}

TEST_CASE("feast: 3 a space that prints exactly one silver brings a snare") {
  Match match;
  match.give(stone).has_played({3}).place(Space::craft_rune);
  CHECK(match.has(snare) == 1);
  match.place(Space::mead_2);  // two silver
  CHECK(match.has(snare) == 1);
  match.place(Space::stockfish);
  CHECK(match.has(snare) == 1);
}

TEST_CASE("feast: 3 silver that another occupation adds does not count") {
  Match match;
  match.has_played({3, 154}).place(Space::wood_per_player);
  CHECK(match.has(silver) == 1);
  CHECK(match.has(snare) == 0);
}

TEST_CASE("feast: 4 every roll is one less, a raid's too") {
  Match hunt;
  hunt.has_played({4}).rolls(Die::hunt, {1}).place(Space::hunt_1);
  CHECK(hunt.has(game_meat) == 1);  // nothing is left to pay
  CHECK(hunt.is_my_turn());

  Match raid;
  raid.has_played({4}).longships({0}).rolls(Die::raid, {6, 7}).place(Space::raid);
  CHECK_FALSE(raid.can(take(rune_stone)));
  raid.apply(kRoll);
  CHECK(raid.can(take(rune_stone)));
  CHECK_FALSE(raid.can(take(silverware)));

  Match without;
  without.rolls(Die::hunt, {1}).place(Space::hunt_1);
  CHECK(without.has(game_meat) == 0);
  CHECK_FALSE(without.is_my_turn());
}

TEST_CASE("feast: 5 a feast at once, alone, and the round's own feast still comes") {
  Match match;
  match.plays(5);  // nothing to eat: six bare cells
  CHECK(match.player().penalties == 6);
  CHECK(match.state.at(match.other).penalties == 0);
  CHECK(match.is_my_turn());
  match.begin(Phase::feast);
  CHECK(match.player().penalties == 12);

  Match fed;
  fed.give(silver, 6).plays(5).apply(kFill);
  CHECK(fed.has(silver) == 0);
  CHECK(fed.player().penalties == 0);
}

TEST_CASE("feast: 6 a silver for each stone taken from a strip") {
  Match match;  // the second strip: wood wood stone stone stone ore
  match.has_played({6}).strip(1, 2).place(Space::mountain_2).apply(strip(1, 2));
  CHECK(match.has(stone) == 2);
  CHECK(match.has(silver) == 2);
  match.place(Space::mountain_1_up_1).apply(strip(0, 1));
  CHECK(match.has(wood) == 1);
  CHECK(match.has(silver) == 2);

  Match space;
  space.has_played({6}).strip(0, 3).place(Space::mountain_2).apply(strip(0, 2));
  CHECK(space.has(ore) == 2);
  CHECK(space.has(silver) == 0);
}

// Three emigrated ships leave no cell to cover in the first round.
TEST_CASE("feast: 7 one grain after the feast brings one silver, two or more bring two") {
  for (const auto& [grains, coins] : {std::pair{0, 0}, {1, 1}, {2, 2}, {3, 2}}) {
    CAPTURE(grains);
    Match match;
    match.emigrated(3, 0).give(grain, grains).has_played({7}).begin(Phase::feast);
    CHECK(match.has(silver) == coins);
  }
}

TEST_CASE("feast: 7 grain eaten in the feast is no longer there") {
  Match match;
  match.emigrated(1, 0).give(grain).has_played({7}).begin(Phase::feast);
  match.apply(course(grain, Stance::flat));
  CHECK(match.player().penalties == 0);
  CHECK(match.has(silver) == 0);
}

TEST_CASE("feast: 8 five Vikings on crafting spaces before the income bring an oil") {
  Match match;
  match.has_played({8}).stands(match.me, Space::craft_linen);
  match.stands(match.me, Space::craft_chest).stands(match.me, Space::craft_clothing);
  match.begin(Phase::before_income);
  CHECK(match.has(oil) == 1);

  Match four;
  four.has_played({8}).stands(four.me, Space::craft_chest);
  four.stands(four.me, Space::craft_clothing).stands(four.other, Space::craft_linen);
  four.begin(Phase::before_income);
  CHECK(four.has(oil) == 0);
}

TEST_CASE("feast: 9 an ore for each longship, laid on a board at once") {
  Match match;
  match.has_played({9}).longships({3, 0}).begin(Phase::before_income);
  CHECK_FALSE(match.can(kDone));
  match.apply({at({0, 0}), at({11, 0})});
  CHECK(match.has(ore) == 0);
  const Surface& home = match.state.surfaces[home_of(match.me)];
  CHECK(lying_at(home, 0, 0) == ore);
  CHECK(lying_at(home, 11, 0) == ore);
  CHECK(income_of(match.state, match.me) == 1);

  Match without;
  without.has_played({9}).knarrs(2).begin(Phase::before_income);
  CHECK(without.state.surfaces[home_of(without.me)] == Surface{});
}

TEST_CASE("feast: 9 never in a house") {
  Match match;
  match.has_played({9}).longships({0}).buildings(Building::stone_house);
  match.land(Sheet::shetland).begin(Phase::before_income);
  CHECK(match.can(on(match.surface(0))));
  CHECK(match.can(on(match.surface(1))));
  CHECK_FALSE(match.can(on(match.surface(2))));
}

TEST_CASE("feast: 10 a milk and a silver for each kind of animal") {
  Match match;
  match.give({{sheep, 3}, {cattle, 1}}).pregnant(1, 0).plays(10);
  CHECK(match.has(milk) == 2);
  CHECK(match.has(silver) == 2);

  Match one;
  one.give(sheep, 2).plays(10);
  CHECK(one.has(milk) == 1);
  CHECK(one.has(silver) == 1);

  Match none;
  none.plays(10);
  CHECK(none.has(milk) == 0);
  CHECK(none.has(silver) == 0);
}

TEST_CASE("feast: 11 a spear at once; in whaling each spear counts two") {
  Match match;
  match.plays(11);
  CHECK(match.has(spear) == 1);

  Match whaling;  // 9 less the boat's own ore: 8
  whaling.has_played({11}).boats(1).give(spear, 4).rolls(Die::whaling, {9});
  whaling.place(Space::whaling_1).apply(pay(0, 4));
  CHECK(whaling.has(whale_meat) == 1);
  CHECK(whaling.has(spear) == 0);

  Match without;
  without.boats(1).give(spear, 4).rolls(Die::whaling, {9}).place(Space::whaling_1);
  CHECK_FALSE(without.can(pay(0, 4)));
}

TEST_CASE("feast: 12 a chest at once; a weapon after each action that used a longship") {
  Match match;
  match.plays(12);
  CHECK(match.has(chest) == 1);
  CHECK(match.weapons() == 0);

  Match pillage;
  pillage.has_played({12}).longships({0, 0}).rolls(Die::pillage, {8}).place(Space::pillage_2);
  pillage.apply(take(chest));
  CHECK(pillage.weapons() == 1);

  Match away;
  away.has_played({12}).longships({0}).knarrs(1).give(silver, 2).place(Space::emigrate_2);
  away.apply(ship_move(ShipDeed::sail, Ship::longship));
  CHECK(away.weapons() == 1);
  away.place(Space::emigrate_3);
  away.apply(ship_move(ShipDeed::sail, Ship::knarr));
  CHECK(away.weapons() == 1);
}

TEST_CASE("feast: 12 exploring and plundering use longships, overseas trade does not") {
  Match land;
  land.has_played({12}).longships({0}).place(Space::explore_1).apply(explore(Sheet::shetland));
  CHECK(land.weapons() == 1);

  Match plunder;
  plunder.has_played({12}).longships({0, 0}).place(Space::plunder);
  CHECK(plunder.has(silver_hoard) == 1);
  CHECK(plunder.weapons() == 1);

  Match boat;
  boat.has_played({12}).boats(1).place(Space::explore_1).apply(explore(Sheet::shetland));
  CHECK(boat.weapons() == 0);

  Match trade;
  trade.has_played({12}).longships({0}).knarrs(1).give({{silver, 1}, {oil, 1}});
  trade.place(Space::overseas_1).apply(take(oil));
  CHECK(trade.weapons() == 0);
}

TEST_CASE("feast: 13 a bow at once; rolls for hunting are one less") {
  Match match;
  match.plays(13);
  CHECK(match.has(bow) == 1);
  match.rolls(Die::hunt, {2}).place(Space::hunt_1).apply(pay(0, 1));
  CHECK(match.has(game_meat) == 1);

  Match trap;
  trap.has_played({13}).give(snare, 1).rolls(Die::snare, {2}).place(Space::snare);
  CHECK_FALSE(trap.can(pay(0, 1)));
}

TEST_CASE("feast: 14 whale meat for one or two ships of each kind") {
  for (const auto& [ships, meat] : {std::pair{0, 0}, {1, 1}, {2, 2}}) {
    CAPTURE(ships);
    Match match;
    match.boats(3).knarrs(2);
    if (ships == 1) match.longships({0});
    if (ships == 2) match.longships({0, 0});
    match.plays(14);
    CHECK(match.has(whale_meat) == meat);
  }
}

TEST_CASE("feast: 15 two mead for each house at once, later a hide for each built") {
  Match match;
  match.buildings(Building::shed).buildings(Building::stone_house);
  match.buildings(Building::long_house).plays(15);
  CHECK(match.has(mead) == 4);
  CHECK(match.has(hide) == 0);
  match.give({{stone, 1}, {wood, 2}}).place(Space::stone_house);
  CHECK(match.has(hide) == 1);
  match.place(Space::shed);
  CHECK(match.has(hide) == 1);
}

TEST_CASE("feast: 16 two to five silver for four to seven ore on ships") {
  struct Case {
    int armed;
    int first;
    int second;
    int coins;
  };
  for (const Case& each :
       {Case{1, 2, 0, 0}, {1, 3, 0, 2}, {2, 3, 0, 3}, {3, 3, 0, 4}, {1, 3, 3, 5}, {3, 3, 3, 5}}) {
    CAPTURE(each.armed + each.first + each.second);
    Match match;
    match.boats(3, each.armed).longships({each.first, each.second}).plays(16);
    CHECK(match.has(silver) == each.coins);
  }
}

TEST_CASE("feast: 17 one good upgraded to the blue one of its shape") {
  Match match;
  match.give({{peas, 1}, {oil, 2}}).plays(17).apply(take(peas));
  CHECK(match.has(rune_stone) == 1);
  CHECK(match.has(peas) == 0);
  CHECK(match.has(oil) == 2);
  CHECK(match.is_my_turn());

  Match red;
  red.give(mead).plays(17).apply(take(mead));
  CHECK(red.has(rune_stone) == 1);

  Match green;
  green.give({{oil, 1}, {rune_stone, 1}}).plays(17);
  CHECK_FALSE(green.can(take(rune_stone)));
  green.apply(take(oil));
  CHECK(green.has(rune_stone) == 2);
}

TEST_CASE("feast: 18 silk, jewelry or a hoard for longships laden with two or three ore") {
  struct Case {
    std::initializer_list<int> ore;
    Item gift = silk;
  };
  for (const Case& each : {Case{{2, 1}, silk}, {{3, 2, 1}, jewelry}, {{3, 2, 2}, silver_hoard}}) {
    CAPTURE(number(each.gift));
    Match match;
    match.longships(each.ore).plays(18);
    CHECK(match.tiles() == 1);
    CHECK(match.has(each.gift) == 1);
  }
  Match light;
  light.longships({1, 1, 1}).plays(18);
  CHECK(light.tiles() == 0);
}

TEST_CASE("feast: 19 silk, spices or jewelry for three, four, five special tiles") {
  Match three;  // one of them on a board
  three.give({{helmet, 1}, {belt, 1}}).lies(home_of(three.me), cloakpin, 0, {0, 0}).plays(19);
  CHECK(three.tiles() == 3);
  CHECK(three.has(silk) == 1);

  Match four;
  four.give({{helmet, 1}, {belt, 1}, {crucifix, 1}, {chalice, 1}}).plays(19);
  CHECK(four.tiles() == 5);
  CHECK(four.has(spices) == 1);

  Match six;
  six.give({{helmet, 1}, {belt, 1}, {crucifix, 1}, {chalice, 1}, {fibula, 1}, {cloakpin, 1}});
  six.plays(19);
  CHECK(six.tiles() == 7);
  CHECK(six.has(jewelry) == 1);

  Match two;  // another's does not count
  two.give({{helmet, 1}, {belt, 1}}).lies(home_of(two.other), cloakpin, 0, {0, 0}).plays(19);
  CHECK(two.tiles() == 2);
}

// All around the hide of a stone house.
constexpr std::initializer_list<Spot> kAroundHide = {{0, 1}, {0, 2}, {1, 1}, {1, 3},
                                                     {2, 1}, {2, 2}, {2, 3}};
// All around the ore of the home board.
constexpr std::initializer_list<Spot> kAroundOre = {{4, 0}, {4, 1}, {5, 1}, {6, 0}, {6, 1}};

TEST_CASE("feast: 20 a bonus phase for the houses, and only for them") {
  Match match;
  match.buildings(Building::stone_house).lies_covered(kFirstHouse, kAroundHide);
  match.lies_covered(home_of(match.me), kAroundOre).plays(20).apply(kYes);
  CHECK(match.has(hide) == 1);
  CHECK(match.has(ore) == 0);
  match.begin(Phase::bonus);
  CHECK(match.has(hide) == 2);

  Match open;
  open.buildings(Building::stone_house).plays(20).apply(kYes);
  CHECK(open.has(hide) == 0);
}

TEST_CASE("feast: 21 a bonus phase for the home board, and only for it") {
  Match match;
  match.buildings(Building::stone_house).lies_covered(kFirstHouse, kAroundHide);
  match.lies_covered(home_of(match.me), kAroundOre).plays(21).apply(kYes);
  CHECK(match.has(ore) == 1);
  CHECK(match.has(hide) == 0);

  Match open;
  open.plays(21).apply(kYes);
  CHECK(open.has(ore) == 0);
}

}  // namespace
}  // namespace meadhall::feast
