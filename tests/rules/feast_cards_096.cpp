// Occupations 96 to 114, one by one: when each does something, what, and when not.
// rules: Feast 16

#include <doctest/doctest.h>

#include "tests/support/feast_deeds.h"

namespace meadhall::feast::testing {
namespace {

using enum Item;

TEST_CASE("feast: 96 without harvest, a game meat becomes whale meat or a whale meat two of game") {
  const Match table = Match().has_played({96}).give({{game_meat}, {whale_meat}});
  Match up = table;
  up.round(3).begin(Phase::harvest).apply({use(96), option(0)});
  CHECK(up.has(game_meat) == 0);
  CHECK(up.has(whale_meat) == 2);
  Match down = table;
  down.round(3).begin(Phase::harvest).apply({use(96), option(1)});
  CHECK(down.has(game_meat) == 3);
  CHECK(down.has(whale_meat) == 0);
  CHECK(down.is_my_turn());  // once a round

  Match harvest = table;
  CHECK(harvest.round(4).begin(Phase::harvest).is_my_turn());
}

TEST_CASE("feast: 97 without harvest the peas are doubled, to 8 at most") {
  const auto peas_after = [](int round, int before) {
    Match match = Match().has_played({97}).give(peas, before).round(round);
    return match.begin(Phase::harvest).has(peas);
  };
  CHECK(peas_after(3, 3) == 6);
  CHECK(peas_after(3, 5) == 8);
  CHECK(peas_after(3, 10) == 10);
  CHECK(peas_after(3, 0) == 0);
  CHECK(peas_after(4, 3) == 4);  // the harvest's own
}

TEST_CASE("feast: 98 grain laid in a house lets 2 silver become silk, each time") {
  Match match = Match()
                    .has_played({98})
                    .give({{grain, 2}, {peas}, {silver, 4}})
                    .buildings(Building::long_house);
  lays(match, grain, kFirstLongHouse, {0, 0}).apply(use(98));
  CHECK(match.has(silk) == 1);
  CHECK(match.has(silver) == 2);
  lays(match, grain, kFirstLongHouse, {2, 0}).apply(use(98));
  CHECK(match.has(silk) == 2);
  CHECK(match.has(silver) == 0);

  Match other_crop =
      Match().has_played({98}).give({{peas}, {silver, 2}}).buildings(Building::long_house);
  lays(other_crop, peas, kFirstLongHouse, {0, 0});
  CHECK_FALSE(other_crop.can(use(98)));
}

TEST_CASE("feast: 99 an occupation of the hand is played instead of drawing one") {
  const Match table = Match().has_played({99}).holds({43});
  const int deck = table.state.deck.count();
  Match space = table;
  space.place(Space::occ_draw).apply({use(99), play(43)});
  CHECK(space.has(fruits) == 1);
  CHECK(space.has(silver) == 1);
  CHECK(space.state.deck.count() == deck);
  Match column = table;
  column.place(Space::weekly_3).apply({use(99), play(43)});
  CHECK(column.has(fruits) == 2);
  CHECK(column.state.deck.count() == deck);
  Match drawing = table;
  drawing.place(Space::occ_draw).apply(option(0));
  CHECK(drawing.player().hand_count == 2);

  Match empty_hand = Match().has_played({99});
  empty_hand.place(Space::occ_draw);
  CHECK(empty_hand.player().hand_count == 1);
}

TEST_CASE("feast: 100 each rune stone laid on an exploration board brings 1 silver") {
  Match match = Match().has_played({100}).give({{rune_stone, 3}, {oil}}).land(Sheet::shetland);
  lays(match, rune_stone, kFirstLand, {0, 4});
  CHECK(match.has(silver) == 1);
  lays(match, rune_stone, kFirstLand, {5, 0});
  CHECK(match.has(silver) == 2);
  lays(match, rune_stone, home_of(match.me), {0, 0});
  lays(match, oil, kFirstLand, {3, 0});
  CHECK(match.has(silver) == 2);
}

TEST_CASE("feast: 101 each rune stone laid in a house brings a mead and a silver") {
  Match match = Match()
                    .has_played({101})
                    .give({{rune_stone, 2}, {oil}})
                    .land(Sheet::shetland)
                    .buildings(Building::long_house);
  lays(match, rune_stone, kFirstLongHouse, {0, 0});
  CHECK(match.has(mead) == 1);
  CHECK(match.has(silver) == 1);
  lays(match, rune_stone, kFirstLand, {0, 4});
  lays(match, oil, kFirstLongHouse, {2, 0});
  CHECK(match.has(mead) == 1);
  CHECK(match.has(silver) == 1);
}

TEST_CASE("feast: 102 a game meat or silk becomes fur instead of the upgrade of one good") {
  Match meat = Match().has_played({102}).give(game_meat);
  meat.place(Space::mountain_1_up_1).apply({strip(0, 1), use(102, 0)});
  CHECK(meat.has(fur) == 1);
  CHECK(meat.has(game_meat) == 0);
  CHECK(meat.has(wood) == 1);
  Match cloth = Match().has_played({102}).give({{silk}, {peas}});
  cloth.place(Space::mountain_3_up_1).until(use(102, 1)).apply(use(102, 1));
  CHECK(cloth.has(fur) == 1);
  CHECK(cloth.has(silk) == 0);
  CHECK(cloth.is_my_turn());  // instead of, not beside it
  CHECK(cloth.has(peas) == 1);

  Match elsewhere = Match().has_played({102}).give(game_meat);
  CHECK_FALSE(elsewhere.place(Space::up_2).can(use(102, 0)));
}

TEST_CASE("feast: 103 an item of a mountain strip before ore is exchanged for a craft") {
  const Match table = Match().has_played({103}).give({{ore}, {wood}});
  Match chest_of_ore = table;
  chest_of_ore.place(Space::craft_chest).apply({use(103), strip(0, 1)});
  CHECK(chest_of_ore.has(chest) == 1);
  CHECK(chest_of_ore.has(ore) == 0);
  CHECK(chest_of_ore.has(wood) == 2);
  Match forge = table;
  forge.place(Space::forge).apply({use(103), strip(0, 1), take(jewelry)});
  CHECK(forge.has(jewelry) == 1);
  CHECK(forge.has(wood) == 2);

  Match chest_of_wood = table;
  chest_of_wood.place(Space::craft_chest).apply({kDone, option(0)});
  CHECK(chest_of_wood.has(wood) == 0);
  CHECK(chest_of_wood.has(ore) == 1);
  Match no_ore = Match().has_played({103}).give({{stone, 2}, {wood, 2}});
  CHECK(no_ore.place(Space::craft_2_2).is_my_turn());
}

TEST_CASE(
    "feast: 104 a raid given up after the first roll or the second brings a stockfish or an oil "
    "too") {
  const Match table = Match().has_played({104}).longships({0}).rolls(Die::raid, {3, 4, 2});
  for (const std::size_t choice : {0U, 1U}) {
    Match second = table;
    second.place(Space::raid).apply({kRoll, kFail, use(104), option(choice)});
    CHECK(second.has(choice == 0 ? stockfish : oil) == 1);
    CHECK(second.tiles() == 1);
    CHECK(second.has(stone) == 1);
    CHECK(second.has(sword) == 1);
  }
  Match first = table;
  CHECK(first.place(Space::raid).apply(kFail).can(use(104)));
  Match third = table;
  CHECK(third.place(Space::raid).apply({kRoll, kRoll}).is_my_turn());
  Match pillage = Match().has_played({104}).longships({0}).rolls(Die::pillage, {3, 4});
  CHECK(pillage.place(Space::pillage_2).apply({kRoll, kFail, back(0)}).is_my_turn());
  Match won = Match().has_played({104}).longships({0}).rolls(Die::raid, {3, 6});
  CHECK(won.place(Space::raid).apply({kRoll, take(rune_stone)}).is_my_turn());
}

TEST_CASE("feast: 105 three wood build a knarr instead of the whaling boat") {
  Match knarr = Match().has_played({105}).give(wood, 3);
  knarr.place(Space::whaling_boat).apply(use(105));
  CHECK(knarr.player().knarrs == 1);
  CHECK(knarr.player().boats == 0);
  CHECK(knarr.has(wood) == 0);
  Match full = Match().has_played({105}).give(wood, 3).boats(3);
  full.place(Space::whaling_boat).apply(use(105));
  CHECK(full.player().knarrs == 1);

  Match poor = Match().has_played({105}).give(wood, 2);
  poor.place(Space::whaling_boat);
  CHECK(poor.player().boats == 1);
  CHECK(poor.player().knarrs == 0);
  Match at_another = Match().has_played({105}).give(wood, 3);
  CHECK(at_another.place(Space::knarr).is_my_turn());
  CHECK(at_another.has(wood) == 1);
}

TEST_CASE("feast: 106 plundering takes a Viking less with three longships, two less with four") {
  const auto vikings = [](std::initializer_list<int> ships) {
    Match match = Match().has_played({106}).longships(ships);
    match.place(Space::plunder);
    if (match.can(kYes)) match.apply(kYes);
    CHECK(match.has(silver_hoard) == 1);
    return match.vikings_on(Space::plunder);
  };
  CHECK(vikings({0, 0}) == 4);
  CHECK(vikings({0, 0, 0}) == 3);
  CHECK(vikings({0, 0, 0, 0}) == 2);
  Match few = Match().has_played({106}).longships({0, 0, 0, 0});
  few.player().vikings_in_thing = 2;
  CHECK(few.can(place(Space::plunder)));
  CHECK_FALSE(few.can(place(Space::weekly_3)));
}

TEST_CASE("feast: 107 any face-up land is explored from the first column, with any ship") {
  Match match = Match().has_played({107}).boats(1);
  match.state.lands[3].side = 1;
  match.state.lands[3].silver = 4;
  match.place(Space::explore_1).apply(explore(Sheet::newfoundland));
  CHECK(match.state.lands[3].owner == match.me);
  CHECK(match.has(silver) == 4);
  CHECK(match.vikings_on(Space::explore_1) == 1);

  Match second_column = Match().has_played({107}).boats(1);
  CHECK_FALSE(second_column.can(place(Space::explore_2)));
  second_column.knarrs(1).place(Space::explore_2);
  CHECK(second_column.can(explore(Sheet::iceland)));
  CHECK_FALSE(second_column.can(explore(Sheet::shetland)));
  Match shipless = Match().has_played({107});
  CHECK_FALSE(shipless.can(place(Space::explore_1)));
  Match without = Match().boats(1);
  CHECK_FALSE(without.place(Space::explore_1).can(explore(Sheet::greenland)));
}

TEST_CASE("feast: 108 who exchanged ore for a craft may pay 1 silver for a Viking back") {
  Match match = Match().has_played({108}).give({{ore}, {wood}});
  const int vikings = match.player().vikings_in_thing;
  match.place(Space::craft_chest).apply({option(1), use(108)});
  CHECK(match.vikings_on(Space::craft_chest) == 1);
  CHECK(match.player().vikings_in_thing == vikings - 1);
  CHECK(match.has(silver) == 0);  // it was the chest's

  Match of_wood = Match().has_played({108}).give({{ore}, {wood}});
  CHECK_FALSE(of_wood.place(Space::craft_chest).apply(option(0)).can(use(108)));
  Match for_a_card = Match().has_played({108}).give(ore);
  CHECK(for_a_card.place(Space::occ_play_1).is_my_turn());
  Match penniless = Match().has_played({108}).give(ore);
  CHECK(penniless.place(Space::forge).apply(take(jewelry)).is_my_turn());
}

TEST_CASE("feast: 109 after the overseas trade of the second column 1 silver for each knarr") {
  const Match table = Match().has_played({109}).knarrs(3).longships({0}).give(silver, 1);
  Match second = table;
  CHECK(second.place(Space::overseas_2).has(silver) == 3);
  Match first = table;
  CHECK(first.place(Space::overseas_1).has(silver) == 0);
}

TEST_CASE("feast: 110 after the overseas trade of the second column an emigration at its price") {
  const Match table = Match().has_played({110}).knarrs(1).round(2).give(silver, 3);
  Match match = table;
  match.place(Space::overseas_2).apply({use(110), sails(Ship::knarr)});
  CHECK(match.player().away_knarrs == 1);
  CHECK(match.player().knarrs == 0);
  CHECK(match.has(silver) == 0);

  Match first = table;
  CHECK(first.place(Space::overseas_1).is_my_turn());
  Match poor = Match().has_played({110}).knarrs(1).round(2).give(silver, 2);
  CHECK(poor.place(Space::overseas_2).is_my_turn());
}

TEST_CASE("feast: 111 a silver for each kind of building resource exchanged for crafts") {
  Match both = Match().has_played({111}).give({{stone, 2}, {wood, 2}});
  CHECK(both.place(Space::craft_2_2).has(silver) == 2);
  Match one = Match().has_played({111}).give(ore);
  CHECK(one.place(Space::forge).apply(take(jewelry)).has(silver) == 1);
  Match none = Match().has_played({111}).give(flax);
  CHECK(none.place(Space::craft_linen).has(silver) == 0);
  Match house = Match().has_played({111}).give(stone);
  CHECK(house.place(Space::stone_house).has(silver) == 0);
}

TEST_CASE("feast: 112 a mead with each use of a crafting space") {
  Match linen_made = Match().has_played({112}).give(flax);
  CHECK(linen_made.place(Space::craft_linen).has(mead) == 1);
  Match fourth = Match().has_played({112});
  CHECK(fourth.place(Space::craft_4).has(mead) == 1);
  Match market = Match().has_played({112});
  CHECK(market.place(Space::weekly_1).has(mead) == 0);
}

TEST_CASE("feast: 113 an item of a mountain strip before crafting, which may pay for it") {
  Match match = Match().has_played({113});
  CHECK(match.can(place(Space::craft_chest)));
  match.place(Space::craft_chest);
  CHECK_FALSE(match.can(kDone));  // without the wood there would be no chest
  match.apply({use(113), strip(1, 1)});
  CHECK(match.has(chest) == 1);
  CHECK(match.has(wood) == 0);

  CHECK_FALSE(Match().can(place(Space::craft_chest)));
  Match house = Match().has_played({113}).give(stone);
  CHECK(house.place(Space::stone_house).is_my_turn());
}

TEST_CASE("feast: 114 after crafting 3 silver may become silk") {
  Match match = Match().has_played({114}).give({{stone}, {silver, 2}});
  match.place(Space::craft_rune).apply(use(114));
  CHECK(match.has(silk) == 1);
  CHECK(match.has(silver) == 0);

  Match poor = Match().has_played({114}).give({{stone}, {silver}});
  CHECK(poor.place(Space::craft_rune).is_my_turn());
  Match market = Match().has_played({114}).give(silver, 3);
  CHECK_FALSE(market.place(Space::weekly_1).can(use(114)));
}

}  // namespace
}  // namespace meadhall::feast::testing
