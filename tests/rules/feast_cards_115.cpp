// Occupations 115 to 133, one by one: when each does something, what, and when not.
// rules: Feast 16

#include <doctest/doctest.h>

#include "tests/support/feast_deeds.h"

namespace meadhall::feast::testing {
namespace {

using enum Item;

// A snare, rolled with this and paid in wood.
Match snaring(std::initializer_list<std::size_t> cards, int wood_for_it = 1) {
  Match match = Match().has_played(cards).give(wood, wood_for_it);
  return match.rolls(Die::snare, {wood_for_it});
}
// A hunt that succeeded; with cards about snares nothing is asked after it.
Match hunted(std::initializer_list<std::size_t> cards, std::initializer_list<Given> goods = {}) {
  Match match = Match().has_played(cards).give(wood).give(goods).rolls(Die::hunt, {1});
  return match.place(Space::hunt_1).apply(pay(1, 0));
}
Match& succeed_with_wood(Match& match) {
  const int all = match.has(wood);
  return match.place(Space::snare).apply(pay(all, 0));
}

TEST_CASE("feast: 115 a silverware with each use of a space that builds houses") {
  Match shed = Match().has_played({115}).give(wood, 2);
  CHECK(shed.place(Space::shed).has(silverware) == 1);
  Match fourth = Match().has_played({115}).give({{stone, 2}, {wood, 2}});
  CHECK(fourth.place(Space::house_and_ship).apply(option(1)).has(silverware) == 1);
  Match ship = Match().has_played({115}).give(wood, 2);
  CHECK(ship.place(Space::knarr).has(silverware) == 0);
}

TEST_CASE("feast: 116 houses take a stone less") {
  Match stone_house = Match().has_played({116});
  stone_house.place(Space::stone_house);
  CHECK(stone_house.houses(Building::stone_house) == 1);
  Match long_house = Match().has_played({116}).give(stone, 2);
  long_house.place(Space::long_house);
  CHECK(long_house.houses(Building::long_house) == 1);
  CHECK(long_house.has(stone) == 1);
  Match fourth = Match().has_played({116}).give({{stone}, {wood, 2}});
  fourth.place(Space::house_and_ship).apply(option(0));
  CHECK(fourth.houses(Building::stone_house) == 1);
  CHECK(fourth.player().longships == 1);
  CHECK(fourth.has(stone) == 0);

  Match crafts = Match().has_played({116});
  CHECK_FALSE(crafts.can(place(Space::craft_rune)));
  Match shed = Match().has_played({116}).give(wood, 1);
  CHECK_FALSE(shed.can(place(Space::shed)));
}

TEST_CASE(
    "feast: 117 a knarr or longship that is built upgrades a good; one that is bought does not") {
  for (const Space space : {Space::knarr, Space::longship}) {
    Match built = Match().has_played({117}).give({{wood, 2}, {peas, 2}});
    built.place(space).apply({use(117), take(peas)});
    CHECK(built.has(mead) == 1);
    CHECK(built.has(peas) == 1);
    CHECK(built.is_my_turn());
  }
  Match fourth = Match().has_played({117}).give({{stone, 2}, {wood, 2}, {peas}});
  fourth.place(Space::house_and_ship).apply({option(0), use(117), take(peas)});
  CHECK(fourth.has(mead) == 1);

  Match bought = Match().has_played({117}).give({{silver, 5}, {peas}});
  CHECK_FALSE(buys(bought, Ship::knarr).can(use(117)));
  Match boat = Match().has_played({117}).give({{wood}, {peas}});
  CHECK(boat.place(Space::whaling_boat).is_my_turn());
}

TEST_CASE("feast: 118 a stone and a mead with each use of a weekly market") {
  for (const Space space : {Space::weekly_1, Space::weekly_2, Space::weekly_3, Space::weekly_4}) {
    Match match = Match().has_played({118});
    match.place(space);
    CHECK(match.has(stone) == 1);
    CHECK(match.has(mead) == 1);
  }
  Match products = Match().has_played({118});
  products.place(Space::mead_2);
  CHECK(products.has(stone) == 0);
  CHECK(products.has(mead) == 2);
}

TEST_CASE("feast: 119 a milk with each use of a weekly market") {
  Match first = Match().has_played({119});
  CHECK(first.place(Space::weekly_1).has(milk) == 1);
  Match fourth = Match().has_played({119}).give(cattle);
  CHECK(fourth.place(Space::weekly_4).has(milk) == 3);
  Match products = Match().has_played({119}).give(cattle);
  CHECK(products.place(Space::milk).has(milk) == 1);
}

TEST_CASE("feast: 120 after a weekly market 1 silver upgrades a good") {
  Match match = Match().has_played({120}).give(peas);
  match.place(Space::weekly_1).apply({use(120), take(beans)});
  CHECK(match.has(milk) == 1);
  CHECK(match.has(beans) == 0);
  CHECK(match.has(silver) == 0);
  CHECK(match.is_my_turn());

  Match products = Match().has_played({120}).give(silver);
  CHECK(products.place(Space::mead_2).is_my_turn());
}

TEST_CASE("feast: 121 an item of a mountain strip before building, which may pay for it") {
  Match match = Match().has_played({121}).give(wood);
  match.place(Space::knarr);
  CHECK_FALSE(match.can(kDone));
  match.apply({use(121), strip(0, 1)});
  CHECK(match.player().knarrs == 1);
  CHECK(match.has(wood) == 0);
  Match house = Match().has_played({121}).give(stone);
  house.place(Space::stone_house).apply({use(121), strip(0, 1)});
  CHECK(house.has(wood) == 1);
  CHECK(house.houses(Building::stone_house) == 1);

  CHECK_FALSE(Match().give(wood).can(place(Space::knarr)));
  Match craft = Match().has_played({121}).give(stone);
  CHECK(craft.place(Space::craft_rune).is_my_turn());
}

TEST_CASE("feast: 122 two kinds off mountain strips bring a mead, three a hide, four a chest") {
  const auto gained = [](Space space, std::initializer_list<Move> strips) {
    Match match = Match().has_played({122}).strip(0, 1).strip(1, 5).strip(2, 0);
    match.place(space).apply(strips).until(kPass);
    return std::array{match.has(mead), match.has(hide), match.has(chest)};
  };
  using Gained = std::array<int, 3>;
  CHECK(gained(Space::mountain_2, {strip(2, 2)}) == Gained{0, 0, 0});
  CHECK(gained(Space::mountain_2, {strip(0, 2)}) == Gained{1, 0, 0});
  CHECK(gained(Space::mountain_3_2, {strip(0, 3), strip(1, 1)}) == Gained{0, 1, 0});
  CHECK(gained(Space::mountain_2222_or_upup_3, {strip(0, 2), strip(1, 2), strip(2, 1)}) ==
        Gained{0, 0, 1});
  // What another space gives comes off no strip.
  CHECK(gained(Space::wood_per_player, {}) == Gained{0, 0, 0});
}

TEST_CASE("feast: 123 after an item and an upgrade an oil may become silverware") {
  Match match = Match().has_played({123}).give(mead);
  match.place(Space::mountain_3_up_1).until(kDone).apply(kDone);
  CHECK_FALSE(match.can(use(123)));  // no oil
  Match made = Match().has_played({123}).give(stockfish).give(mead);
  made.place(Space::mountain_1_up_1).apply({strip(0, 1), take(mead), use(123)});
  CHECK(made.has(silverware) == 1);
  CHECK(made.has(oil) == 0);  // the one just made

  Match elsewhere = Match().has_played({123}).give(oil);
  CHECK(elsewhere.place(Space::mountain_2).apply(strip(0, 2)).is_my_turn());
}

TEST_CASE("feast: 124 a space that gives exactly 2 silver lets them become a grain and 2 wood") {
  Match match = Match().has_played({124});
  match.place(Space::mead_2).apply(use(124));
  CHECK(match.has(silver) == 0);
  CHECK(match.has(grain) == 1);
  CHECK(match.has(wood) == 2);
  Match rock = Match().has_played({124}).strip(0, 5);
  CHECK(rock.place(Space::mountain_1_up_1).apply(strip(0, 1)).can(use(124)));

  Match one = Match().has_played({124}).give(silver, 2);
  CHECK(one.place(Space::weekly_1).is_my_turn());
  Match four = Match().has_played({124});
  CHECK(four.place(Space::craft_4).is_my_turn());
}

TEST_CASE("feast: 125 a rune stone with each exploration and each emigration") {
  Match match = Match().has_played({125}).knarrs(1).give(silver, 1);
  match.place(Space::explore_1).apply(explore(Sheet::shetland));
  CHECK(match.has(rune_stone) == 1);
  match.place(Space::emigrate_2).apply(sails(Ship::knarr));
  CHECK(match.has(rune_stone) == 2);

  Match trade = Match().has_played({125}).knarrs(1).give(silver, 1);
  CHECK(trade.place(Space::overseas_1).has(rune_stone) == 0);
}

TEST_CASE("feast: 126 a silver with each successful snare") {
  Match match = snaring({126});
  CHECK(succeed_with_wood(match).has(silver) == 1);
  CHECK(match.has(fur) == 1);
  Match failed = snaring({126});
  CHECK(failed.place(Space::snare).apply({kFail, back(1)}).has(silver) == 0);
  CHECK(hunted({126}).has(silver) == 0);
}

TEST_CASE("feast: 127 a stockfish with each successful snare") {
  Match match = snaring({127});
  CHECK(succeed_with_wood(match).has(stockfish) == 1);
  Match failed = snaring({127});
  CHECK(failed.place(Space::snare).apply({kFail, back(0)}).has(stockfish) == 0);
  CHECK(hunted({127}).has(stockfish) == 0);
}

TEST_CASE("feast: 128 an item of a mountain strip with each successful snare") {
  Match match = snaring({128});
  succeed_with_wood(match).strip(0, 5).apply({use(128), strip(0, 1)});
  CHECK(match.has(silver) == 2);
  CHECK(match.is_my_turn());
  CHECK(hunted({128}).is_my_turn());
  Match failed = snaring({128});
  CHECK(failed.place(Space::snare).apply({kFail, back(0)}).is_my_turn());
}

TEST_CASE(
    "feast: 129 after a successful snare a snare, also the one just won, may become salt meat") {
  Match match = snaring({129});
  succeed_with_wood(match).apply(use(129));
  CHECK(match.has(snare) == 0);
  CHECK(match.has(salt_meat) == 1);
  CHECK(hunted({129}, {{snare}}).is_my_turn());
  Match failed = snaring({129});
  CHECK(failed.place(Space::snare).apply({kFail, back(0)}).is_my_turn());
  CHECK(failed.has(snare) == 1);
}

TEST_CASE("feast: 130 after a successful snare two snares take a Viking back from there") {
  Match match = snaring({130}).give(snare);
  const int vikings = match.player().vikings_in_thing;
  succeed_with_wood(match).apply(use(130));
  CHECK(match.has(snare) == 0);
  CHECK(match.state.weapon_discard[weapon_number(snare)] == 2);
  CHECK(match.vikings_on(Space::snare) == 1);
  CHECK(match.player().vikings_in_thing == vikings - 1);

  Match one = snaring({130});
  CHECK(succeed_with_wood(one).is_my_turn());
  Match failed = snaring({130}).give(snare, 2);
  CHECK(failed.place(Space::snare).apply({kFail, back(0)}).is_my_turn());
}

TEST_CASE("feast: 130 not after the Hornblower's snare, which has no Vikings") {
  Match match = snaring({130}).give({{snare}, {silver, 2}});
  match.plays(85).apply({kNo, kYes, pay(1, 0)});
  CHECK(match.has(fur) == 1);
  CHECK(match.has(snare) == 2);
  CHECK(match.is_my_turn());
}

TEST_CASE("feast: 131 with each snare a stockfish may become game meat, failed or not") {
  Match succeeded = snaring({131}).give(stockfish);
  succeed_with_wood(succeeded).apply(use(131));
  CHECK(succeeded.has(game_meat) == 1);
  CHECK(succeeded.has(stockfish) == 0);
  Match failed = snaring({131}).give(stockfish);
  failed.place(Space::snare).apply({kFail, back(0), use(131)});
  CHECK(failed.has(game_meat) == 1);

  Match hunt = Match().has_played({131}).give({{wood}, {stockfish}}).rolls(Die::hunt, {1});
  CHECK(hunt.place(Space::hunt_1).apply(kFail).is_my_turn());
}

TEST_CASE("feast: 132 an ore off a longship adds 3 to each roll of a pillage") {
  const Match table = Match().has_played({132}).longships({3}).rolls(Die::pillage, {4, 5});
  Match spent = table;
  spent.place(Space::pillage_2).apply(unloads(3));
  CHECK(spent.player().ore[0] == 2);
  CHECK(spent.can(take(spices)));  // 4 + 2 + 3 = 9
  CHECK_FALSE(spent.can(take(jewelry)));
  spent.apply(kRoll);
  CHECK(spent.can(take(jewelry)));  // 5 + 2 + 3 = 10
  CHECK_FALSE(spent.can(take(treasure_chest)));
  Match kept = table;
  kept.place(Space::pillage_2).apply(kNo);
  CHECK(kept.player().ore[0] == 3);
  CHECK(kept.can(take(silverware)));  // 4 + 3 = 7
  CHECK_FALSE(kept.can(take(chest)));

  Match raid = Match().has_played({132}).longships({3}).rolls(Die::raid, {6});
  CHECK_FALSE(raid.place(Space::raid).can(unloads(3)));
  Match empty = Match().has_played({132}).longships({0}).rolls(Die::pillage, {7});
  CHECK(empty.place(Space::pillage_2).can(kRoll));
}

TEST_CASE("feast: 133 a successful raid brings a peas or a silver too") {
  for (const std::size_t choice : {0U, 1U}) {
    Match match = Match().has_played({133}).longships({0}).rolls(Die::raid, {6});
    match.place(Space::raid).apply({take(rune_stone), use(133), option(choice)});
    CHECK(match.has(peas) == (choice == 0 ? 1 : 0));
    CHECK(match.has(silver) == (choice == 0 ? 0 : 1));
  }
  Match failed = Match().has_played({133}).longships({0}).rolls(Die::raid, {6});
  CHECK(failed.place(Space::raid).apply(kFail).is_my_turn());
  Match pillage = Match().has_played({133}).longships({0}).rolls(Die::pillage, {6});
  CHECK(pillage.place(Space::pillage_2).apply(take(rune_stone)).is_my_turn());
}

}  // namespace
}  // namespace meadhall::feast::testing
