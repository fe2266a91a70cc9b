// Occupations that meet in one moment. rules: Feast 16

#include <doctest/doctest.h>

#include "tests/support/feast_deeds.h"

namespace meadhall::feast::testing {
namespace {

using enum Item;

TEST_CASE("feast: 4, 13 and 146 each take one off a roll for game") {
  Match match = Match().has_played({4, 13, 146}).give(wood, 8).rolls(Die::hunt, {6, 3});
  match.place(Space::hunt_1);
  CHECK(match.can(pay(3, 0)));
  CHECK_FALSE(match.can(pay(2, 0)));
  match.apply(kRoll);  // nothing: a success that costs nothing and cannot be declined
  CHECK(match.is_my_turn());
  CHECK(match.has(wood) == 8);
  CHECK(match.has(game_meat) == 1);
  Match trapper = Match().has_played({4, 13, 146}).give(wood, 8).rolls(Die::snare, {3});
  CHECK(trapper.place(Space::snare).can(pay(1, 0)));  // 13 is about game
}

TEST_CASE("feast: 4 and 136 make up for each other in a raid") {
  Match match = Match().has_played({4, 136}).longships({0}).rolls(Die::raid, {6});
  match.place(Space::raid);
  CHECK(match.can(take(rune_stone)));
  CHECK_FALSE(match.can(take(silverware)));
}

// Found by the fuzzer: more of it went than there was.
TEST_CASE("feast: 47 and 152: a good that was raised and then given away is not raised again") {
  Match match = Match().has_played({47, 152}).give({{grain, 1}, {peas, 2}});
  match.place(Space::up_3).apply({take(grain)});
  CHECK(match.can(take(salt_meat, true)));
  match.uses(47);
  CHECK(match.has(salt_meat) == 0);
  CHECK_FALSE(match.can(take(salt_meat, true)));
  match.apply(take(peas));
  CHECK(match.can(take(mead, true)));
}

TEST_CASE("feast: 113 takes the ore for the forge off a strip, 103 another item beside it") {
  const Match table = Match().has_played({103, 113}).strip(0, 3);
  Match match = table;
  match.place(Space::forge);
  CHECK_FALSE(match.can(kDone));
  match.apply({use(113), strip(0, 1)});
  CHECK(match.has(ore) == 1);
  match.apply({use(103), strip(1, 1), take(jewelry)});
  CHECK(match.has(jewelry) == 1);
  CHECK(match.has(ore) == 0);
  CHECK(match.has(wood) == 1);
  Match other_order = table;
  other_order.place(Space::forge).apply({use(103), strip(1, 1)});
  CHECK_FALSE(other_order.can(kDone));
  other_order.apply(use(113));
  CHECK_FALSE(other_order.can(strip(1, 1)));  // it must be the ore now
  other_order.apply({strip(0, 1), take(helmet)});
  CHECK(other_order.has(helmet) == 1);
}

TEST_CASE("feast: 121 and 164 together bring what the house and ship lack") {
  Match match = Match().has_played({121, 164}).strip(0, 2).give({{stone}, {wood}});
  match.place(Space::house_and_ship);
  match.apply({use(164), strip(0, 1)});
  CHECK_FALSE(match.can(kDone));
  match.apply({use(121), strip(1, 1), option(1)});
  CHECK(match.houses(Building::long_house) == 1);
  CHECK(match.player().knarrs == 1);
  CHECK(match.has(wood) == 0);
}

TEST_CASE("feast: 36, 37 and 88 before overseas trade, in any order, on what the others made") {
  Match match = Match()
                    .has_played({36, 37, 88})
                    .knarrs(2)
                    .give({{salt_meat}, {flax}, {cabbage}, {silver, 3}});
  match.place(Space::overseas_1);
  CHECK(match.has(silver) == 3);            // the price comes after them
  match.apply({use(37), take(cabbage)});    // a game meat
  match.apply({use(36), take(game_meat)});  // skin and bones
  match.apply({use(88), take(flax)});       // a mead
  match.apply({kYes, take(salt_meat)});     // wool: a step for each knarr
  CHECK(match.has(mead) == 1);
  CHECK(match.has(wool) == 1);
  CHECK(match.has(silver) == 0);
  match.apply({take(skin_and_bones), take(wool)});
  CHECK(match.has(spices) == 1);
  CHECK(match.has(chest) == 1);
  CHECK(match.is_my_turn());
}

TEST_CASE("feast: 149's oil can be upgraded by 37 before the trade") {
  Match match = Match().has_played({37, 149}).knarrs(1).give(silver);
  match.place(Space::overseas_2).apply({use(37), take(oil)});
  CHECK(match.has(rune_stone) == 1);
  CHECK(match.is_my_turn());  // nothing green is left
}

TEST_CASE("feast: 105's knarr is a built one for 117 and 148, and the next one for 179") {
  Match match = Match().has_played({105, 117, 148, 179}).give({{wood, 3}, {silver, 2}, {peas}});
  match.place(Space::whaling_boat).apply(use(105));
  CHECK(match.has(stockfish) == 1);
  CHECK(match.has(silver) == 3);
  match.apply({use(148), use(117), take(stockfish)});
  CHECK(match.has(spices) == 1);
  CHECK(match.has(hide) == 1);
  CHECK(match.has(silver) == 0);
}

TEST_CASE("feast: 127, 128, 129 and 131 at one snare: what simply comes is there for the others") {
  const auto caught = [] {
    Match match = Match().has_played({126, 127, 128, 129, 131}).give(wood).rolls(Die::snare, {1});
    return match.place(Space::snare).apply(pay(1, 0));
  };
  Match match = caught();
  CHECK(match.has(silver) == 1);
  CHECK(match.has(stockfish) == 1);
  match.apply({use(131), use(129), use(128), strip(0, 1)});
  CHECK(match.has(game_meat) == 1);
  CHECK(match.has(stockfish) == 0);
  CHECK(match.has(salt_meat) == 1);
  CHECK(match.has(snare) == 0);
  CHECK(match.has(wood) == 1);
  CHECK(match.is_my_turn());
  Match some = caught();
  some.apply({use(128), strip(0, 1), use(131)});
  CHECK(some.can(use(129)));
  CHECK(some.apply(kDone).is_my_turn());
}

TEST_CASE("feast: 130 takes a Viking back, for which 151 pays") {
  Match match = Match().has_played({130, 151}).give({{wood}, {snare}}).rolls(Die::snare, {1});
  match.place(Space::snare).apply({pay(1, 0), use(130)});
  CHECK(match.vikings_on(Space::snare) == 1);
  CHECK(match.has(silver) == 1);
}

TEST_CASE("feast: 108 and 151 take a Viking back for nothing") {
  Match match = Match().has_played({108, 151}).give(ore);
  match.place(Space::craft_chest).apply(use(108));
  CHECK(match.vikings_on(Space::craft_chest) == 1);
  CHECK(match.has(silver) == 1);
}

TEST_CASE("feast: 94, 95, 96 and 97 without harvest, beside 190's oil") {
  Match match =
      Match().has_played({94, 95, 96, 97, 190}).round(3).give({{oil, 2}, {whale_meat}, {peas, 2}});
  match.begin(Phase::harvest);
  CHECK(match.has(peas) == 4);
  match.apply({use(96), kYes, use(94)});
  CHECK(match.has(game_meat) == 2);
  CHECK(match.has(spices) == 1);
  CHECK(match.has(oil) == 1);
  match.apply({use(95), strip(0, 2)});
  CHECK(match.has(wood) == 2);
  CHECK(match.is_my_turn());
}

TEST_CASE("feast: 2, 84 and 170 make an emigration cheaper, never below nothing") {
  const auto by_space = [](int round) {
    Match match = Match().has_played({2, 170}).knarrs(1).round(round).give(silver, 9);
    match.place(Space::emigrate_2).apply(sails(Ship::knarr));
    return 9 - match.has(silver);
  };
  CHECK(by_space(6) == 3);
  CHECK(by_space(3) == 0);
  CHECK(by_space(2) == 0);
  const auto by_card = [](int round) {
    Match match = Match().has_played({2, 170}).knarrs(2).round(round).give(silver, 9);
    match.plays(84).apply({kYes, sails(Ship::knarr)});
    return 9 - match.has(silver);
  };
  CHECK(by_card(6) == 1);  // 6 - 2 - 2 ships, and 1 for the Patron
  CHECK(by_card(3) == 0);
}

TEST_CASE("feast: 99's occupation in the third column pays 176 and may be followed by others") {
  Match match = Match().has_played({99, 176}).holds({43, 68});
  match.place(Space::occ_play_4).apply({use(99), play(43), play(68)});
  CHECK(match.has(fruits) == 1);
  CHECK(match.weapons() == 4);
  CHECK(match.has(peas) == 1);
  CHECK(match.is_my_turn());
  Match no_deck = Match().has_played({99}).holds({43});
  no_deck.state.deck = {};
  CHECK(no_deck.place(Space::weekly_3).apply({use(99), play(43)}).has(fruits) == 2);
}

TEST_CASE("feast: 90 and 136 in a raid, 132 and 136 in a pillage") {
  const auto table = [] { return Match().has_played({90, 132, 136}).longships({1}); };
  Match raid = table().rolls(Die::raid, {5});
  raid.place(Space::raid).apply(unloads(1));
  CHECK(raid.can(take(spices)) == false);
  CHECK(raid.apply(take(chest)).has(chest) == 1);  // 5 + 2 + 1
  Match pillage = table().rolls(Die::pillage, {9});
  pillage.place(Space::pillage_2).apply({unloads(1), take(rune_stone), take(silverware)});
  CHECK(pillage.tiles() == 2);  // 9 + 3 + 1
  CHECK(pillage.player().ore[0] == 0);
}

TEST_CASE("feast: 136 and 138 split a result for a green good and another") {
  Match match = Match().has_played({136, 138}).longships({0}).rolls(Die::pillage, {10});
  match.place(Space::pillage_2).apply({take(oil), take(rune_stone)});  // 5 + 6
  CHECK(match.has(oil) == 1);
  CHECK(match.has(rune_stone) == 1);
}

TEST_CASE("feast: 89, 135 and 137: stones count two, spears are no swords that come back") {
  const Match table = Match().has_played({89, 135, 137}).longships({0});
  Match spears = table;
  spears.give({{stone}, {spear}}).rolls(Die::raid, {3}).place(Space::raid).apply(take(rune_stone));
  CHECK(spears.has(rune_stone) == 1);
  CHECK(spears.has(spear) == 0);
  CHECK(spears.has(sword) == 0);
  Match swords = table;
  swords.give({{stone}, {sword}}).rolls(Die::raid, {3}).place(Space::raid).apply(take(rune_stone));
  CHECK(swords.has(sword) == 1);
  CHECK(swords.has(stone) == 0);
}

TEST_CASE("feast: 11 and 142: the one spear takes two off a roll and comes back") {
  Match match = Match().has_played({11, 141, 142}).boats(1).give(spear).rolls(Die::whaling, {3});
  match.place(Space::whaling_1).apply(pay(0, 1));
  CHECK(match.has(spear) == 1);
  CHECK(match.has(cabbage) == 1);
  CHECK(match.has(whale_meat) == 1);
}

TEST_CASE("feast: 106 makes a plunder one of two Vikings, but it is not 166's column") {
  Match match = Match().has_played({106, 166}).longships({0, 0, 0, 0});
  match.place(Space::weekly_1).place(Space::plunder).apply(kYes);
  CHECK(match.weapons() == 0);
  CHECK(match.has(silver_hoard) == 1);
}

TEST_CASE("feast: 102 and 123 at one space: fur for game meat, then silverware for oil") {
  Match match = Match().has_played({102, 123}).give({{game_meat}, {oil}});
  match.place(Space::mountain_1_up_1).apply({strip(0, 1), use(102, 0), use(123)});
  CHECK(match.has(fur) == 1);
  CHECK(match.has(silverware) == 1);
}

TEST_CASE("feast: 150 and 175 at one space: game meat for a fish, an oil for a silver") {
  Match match = Match().has_played({150, 175}).give(silver, 2);
  match.place(Space::buy_2_stockfish).apply({use(150), use(175)});
  CHECK(match.has(stockfish) == 1);
  CHECK(match.has(game_meat) == 1);
  CHECK(match.has(oil) == 1);
}

TEST_CASE("feast: 154's silver is 124's no more than 155's wood: each asks what the space gave") {
  Match match = Match().has_played({124, 154, 155}).give(silver);
  match.place(Space::wood_per_player);
  CHECK(match.has(silver) == 2);
  CHECK_FALSE(match.can(use(124)));
  CHECK(match.apply(use(155)).has(stockfish) == 1);
}

TEST_CASE("feast: 124, 154 and 156 ask what the space gave, not what 121 took beside it") {
  const auto building = [](int taken) {
    Match match = Match().has_played({121, 124, 154, 156}).strip(0, taken).give({{wood}, {stone}});
    return match.place(Space::stone_house).apply({use(121), strip(0, 1)});
  };
  Match took_stone = building(2);
  CHECK(took_stone.has(stone) == 1);
  CHECK(took_stone.has(silver) == 0);
  Match took_silver = building(5);
  CHECK(took_silver.has(silver) == 2);
  CHECK(took_silver.is_my_turn());
}

TEST_CASE("feast: 118, 119 and 120 at one market: the milk that comes may be upgraded") {
  Match match = Match().has_played({118, 119, 120});
  match.place(Space::weekly_1).apply({use(120), take(milk)});
  CHECK(match.has(stone) == 1);
  CHECK(match.has(mead) == 1);
  CHECK(match.has(wool) == 1);
  CHECK(match.has(beans) == 1);
  CHECK(match.has(silver) == 0);
}

TEST_CASE("feast: 174's spices bring 190's oil") {
  Match match = Match().has_played({174, 190}).give(silver, 7);
  match.place(Space::buy_cattle_milk).apply({use(174), option(1)});
  CHECK(match.has(spices) == 1);
  CHECK(match.has(oil) == 1);
}

TEST_CASE("feast: 179's two stockfish come at once, for 150") {
  Match match = Match().has_played({150, 179}).knarrs(1).give(wood, 2);
  match.place(Space::knarr).apply(use(150));
  CHECK(match.has(stockfish) == 1);
  CHECK(match.has(game_meat) == 1);
}

TEST_CASE("feast: 20's bonus of houses can be 177's silverware") {
  Match match = Match().has_played({177}).buildings(Building::stone_house);
  match.lies_covered(kFirstHouse, {{0, 1}, {0, 2}, {1, 1}, {1, 3}, {2, 1}, {2, 2}, {2, 3}});
  match.plays(20).apply({kYes, kYes});
  CHECK(match.has(silverware) == 1);
  CHECK(match.has(hide) == 0);
}

TEST_CASE("feast: 153 gives a raid a fourth roll, 104 asks for the second") {
  Match match = Match().has_played({104, 153}).longships({0}).rolls(Die::raid, {1, 2, 3, 4});
  match.place(Space::raid).apply({kRoll, kRoll});
  CHECK(match.can(kRoll));
  CHECK(match.apply(kFail).is_my_turn());
}

TEST_CASE("feast: 12 draws a weapon for the longship that emigrates with 110") {
  Match match = Match().has_played({12, 110}).knarrs(1).longships({2}).give(silver, 2);
  match.place(Space::overseas_2).apply({use(110), sails(Ship::longship, 2)});
  CHECK(match.player().away_longships == 1);
  CHECK(match.weapons() == 1);
  Match knarr = Match().has_played({12, 110}).knarrs(1).longships({2}).give(silver, 2);
  knarr.place(Space::overseas_2).apply({use(110), sails(Ship::knarr)});
  CHECK(knarr.weapons() == 0);
}

// Found by bots: two of 8000 matches came to a player who could do nothing.
TEST_CASE("feast: 77 is not begun where all it can use would take what the action needs") {
  Match match = Match().holds({77}).give({{wood, 2}, {stone, 2}});
  match.stands(match.other, Space::stone_house).place(Space::house_and_ship).apply(play(77));
  CHECK_FALSE(match.can(kYes));
  CHECK(match.can(kNo));
  Match rich = Match().holds({77}).give({{wood, 2}, {stone, 3}});
  rich.stands(rich.other, Space::stone_house).place(Space::house_and_ship).apply(play(77));
  CHECK(rich.apply(kYes).can(place(Space::stone_house)));
}

TEST_CASE("feast: 84 played before plundering may take the longship that was needed for it") {
  Match match = Match().holds({84}).longships({0, 0});
  match.place(Space::plunder).apply({play(84), kYes, sails(Ship::longship)});
  CHECK(match.player().away_longships == 1);
  CHECK(match.has(silver_hoard) == 0);
  CHECK(match.is_my_turn());
}

}  // namespace
}  // namespace meadhall::feast::testing
