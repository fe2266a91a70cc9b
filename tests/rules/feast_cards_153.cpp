// Occupations 153 to 171, one by one: when each does something, what, and when not.
// rules: Feast 16

#include <doctest/doctest.h>

#include "tests/support/feast_deeds.h"

namespace meadhall::feast::testing {
namespace {

using enum Item;

Match feasting(std::initializer_list<std::size_t> cards, std::initializer_list<Given> goods) {
  Match match = Match().has_played(cards).give(goods);
  return match.begin(Phase::feast);
}
// I stand on these at the end of a round.
Match standing(std::initializer_list<std::size_t> cards, std::initializer_list<Space> spaces) {
  Match match = Match().has_played(cards).round(6);
  for (const Space space : spaces) match.stands(match.me, space);
  return match;
}

TEST_CASE("feast: 153 four rolls instead of three") {
  const auto rolls = [](std::initializer_list<std::size_t> cards) {
    Match match = Match().has_played(cards).give(wood, 8).rolls(Die::hunt, {5, 6, 7, 8});
    match.place(Space::hunt_1);
    int n = 1;
    for (; match.can(kRoll); ++n) match.apply(kRoll);
    return n;
  };
  CHECK(rolls({153}) == 4);
  CHECK(rolls({}) == 3);
}

TEST_CASE("feast: 154 a silver when an action gives two wood or more") {
  Match wood_2 = Match().has_played({154});
  CHECK(wood_2.place(Space::wood_per_player).has(silver) == 1);
  Match mountain = Match().has_played({154});
  CHECK(mountain.place(Space::mountain_3_up_1).apply(strip(0, 2)).has(silver) == 1);
  Match wood_1 = Match().has_played({154});
  CHECK(wood_1.place(Space::mountain_2).apply(strip(0, 1)).until(kPass).has(silver) == 0);
  Match solo = Match(1).has_played({154});
  CHECK(solo.place(Space::wood_per_player).has(silver) == 0);
}

TEST_CASE("feast: 155 when an action gives two wood or more one may become a stockfish") {
  Match match = Match().has_played({155});
  match.place(Space::wood_per_player).apply(use(155));
  CHECK(match.has(stockfish) == 1);
  CHECK(match.has(wood) == 1);
  CHECK(match.is_my_turn());
  Match one = Match().has_played({155}).strip(0, 1);
  CHECK(one.place(Space::mountain_2).apply(strip(0, 2)).is_my_turn());
}

TEST_CASE("feast: 156 a silver when an action gives stone") {
  Match mountain = Match().has_played({156}).strip(1, 2);
  CHECK(mountain.place(Space::mountain_2).apply(strip(1, 2)).has(silver) == 1);
  Match raid = Match().has_played({156}).longships({0}).rolls(Die::raid, {2});
  CHECK(raid.place(Space::raid).apply(kFail).has(silver) == 1);
  Match no_stone = Match().has_played({156});
  CHECK(no_stone.place(Space::mountain_2).apply(strip(1, 2)).has(silver) == 0);
  Match by_card = Match().has_played({156, 118});  // the card's stone, not the action's
  CHECK(by_card.place(Space::weekly_1).has(silver) == 1);
  CHECK(by_card.has(stone) == 1);
}

TEST_CASE("feast: 157 a skin and bones for each animal at the feast") {
  Match match = feasting({157}, {{sheep}, {cattle}, {silver}, {milk}});
  match.apply(course(sheep, Stance::upright));
  CHECK(match.has(skin_and_bones) == 1);
  match.apply({kCoin, course(cattle, Stance::upright)});
  CHECK(match.has(skin_and_bones) == 2);
  Match no_animal = feasting({157}, {{milk}, {sheep}});
  CHECK(no_animal.apply(course(milk, Stance::upright)).has(skin_and_bones) == 0);
}

TEST_CASE("feast: 158 three weapons and a silver for each game or whale meat at the feast") {
  Match match = feasting({158}, {{game_meat}, {whale_meat}, {milk}});
  match.apply(course(game_meat, Stance::upright));
  CHECK(match.weapons() == 3);
  CHECK(match.has(silver) == 1);
  match.apply({kCoin, course(whale_meat, Stance::upright)});  // the silver is of use at once
  CHECK(match.player().penalties == 0);
  CHECK(match.has(silver) == 1);
  Match other_food = feasting({158}, {{milk}, {game_meat}});
  CHECK(other_food.apply(course(milk, Stance::upright)).weapons() == 0);
  CHECK(other_food.has(silver) == 0);
}

TEST_CASE("feast: 159 a hunt after a feast with game meat") {
  Match match = feasting({159}, {{game_meat}, {silver, 4}, {wood}});
  match.apply({course(game_meat, Stance::upright), kFill}).rolls(Die::hunt, {1});
  match.apply({use(159), pay(1, 0)});
  CHECK(match.has(hide) == 1);
  CHECK(match.has(game_meat) == 1);
  Match twice = feasting({159}, {{game_meat, 2}, {silver}, {wood, 2}});
  twice.apply({course(game_meat, Stance::upright), kCoin, course(game_meat, Stance::flat)});
  twice.rolls(Die::hunt, {1}).apply({use(159), pay(1, 0)});
  CHECK_FALSE(twice.can(use(159)));  // one hunt for one feast

  Match without = feasting({159}, {{game_meat}, {silver, 6}});
  without.apply({kCoin, kCoin, kCoin, kCoin, kCoin, kCoin});
  CHECK_FALSE(without.can(use(159)));
  CHECK(without.phase() != Phase::feast);
}

TEST_CASE("feast: 160 a silver for a feast without mead, which may still cover a cell") {
  Match covers = feasting({160}, {{silver, 5}});
  covers.apply(kFill);
  CHECK(covers.player().penalties == 0);
  CHECK(covers.has(silver) == 0);
  Match keeps = feasting({160}, {{silver, 6}});
  CHECK(keeps.apply(kFill).has(silver) == 1);

  Match with_mead = feasting({160}, {{mead}, {silver, 3}});
  with_mead.apply({course(mead, Stance::flat), kFill});
  CHECK(with_mead.has(silver) == 0);
  CHECK(with_mead.player().penalties == 1);
}

TEST_CASE("feast: 161 a cabbage in the bonus phase with seven Vikings in the third column") {
  Match nine = standing({161}, {Space::weekly_3, Space::up_4, Space::mountain_3_2});
  CHECK(nine.begin(Phase::bonus).has(cabbage) == 1);
  Match seven = standing({161}, {Space::weekly_3, Space::up_4, Space::mountain_3_2});
  seven.state.stands[number(Space::up_4)].vikings = 1;
  CHECK(seven.begin(Phase::bonus).has(cabbage) == 1);
  Match six = standing({161}, {Space::weekly_3, Space::up_4, Space::weekly_2, Space::weekly_1});
  CHECK(six.begin(Phase::bonus).has(cabbage) == 0);
}

TEST_CASE("feast: 162 a flax in the bonus phase with seven Vikings in the second column") {
  Match eight =
      standing({162}, {Space::weekly_2, Space::up_3, Space::mead_2, Space::wood_per_player});
  Match seven = eight;
  seven.state.stands[number(Space::up_3)].vikings = 1;
  CHECK(seven.begin(Phase::bonus).has(flax) == 1);
  CHECK(eight.begin(Phase::bonus).has(flax) == 1);
  Match six = standing({162}, {Space::weekly_2, Space::up_3, Space::mead_2, Space::weekly_3});
  CHECK(six.begin(Phase::bonus).has(flax) == 0);
  Match of_another = Match().has_played({162}).round(6);
  for (const Space space : {Space::weekly_2, Space::up_3, Space::mead_2, Space::wood_per_player}) {
    of_another.stands(of_another.other, space);
  }
  CHECK(of_another.begin(Phase::bonus).has(flax) == 0);
}

TEST_CASE("feast: 163 a hide and a silver when two Vikings hunted with success") {
  const Match table = Match().has_played({163}).give(wood).rolls(Die::hunt, {1});
  Match two = table;
  two.place(Space::hunt_2).apply(pay(1, 0));
  CHECK(two.has(hide) == 2);
  CHECK(two.has(silver) == 1);
  Match one = table;
  one.place(Space::hunt_1).apply(pay(1, 0));
  CHECK(one.has(hide) == 1);
  CHECK(one.has(silver) == 0);
  Match failed = table;
  CHECK(failed.place(Space::hunt_2).apply(kFail).has(silver) == 0);
}

TEST_CASE("feast: 164 a stone or an ore off a strip before an action of the fourth column") {
  Match match = Match().has_played({164}).strip(0, 2);
  match.place(Space::craft_4).apply(use(164));
  CHECK_FALSE(match.can(strip(1, 1)));  // wood
  CHECK_FALSE(match.can(strip(0, 2)));
  match.apply(strip(0, 1));
  CHECK(match.has(stone) == 1);
  CHECK(match.state.strips[0] == 3);
  Match ore_first = Match().has_played({164}).strip(0, 3);
  CHECK(ore_first.place(Space::weekly_4).apply({use(164), strip(0, 1)}).has(ore) == 1);

  Match only_wood = Match().has_played({164});
  CHECK(only_wood.place(Space::craft_4).is_my_turn());
  Match third = Match().has_played({164}).strip(0, 2);
  CHECK(third.place(Space::weekly_3).is_my_turn());
}

TEST_CASE("feast: 164 the stone may be what the action needs") {
  const auto with = [](std::initializer_list<std::size_t> cards) {
    return Match().has_played(cards).strip(0, 2).give({{stone}, {wood, 2}});
  };
  CHECK_FALSE(Match(with({})).can(place(Space::house_and_ship)));
  Match match = with({164});
  match.place(Space::house_and_ship).apply({use(164), strip(0, 1), option(0)});
  CHECK(match.houses(Building::stone_house) == 1);
  CHECK(match.player().longships == 1);
}

TEST_CASE("feast: 165 two silver before the feast with clothing in the supply") {
  for (const int n : {1, 2}) {
    Match match = Match().has_played({165}).give(clothing, n);
    CHECK(match.begin(Phase::before_feast).has(silver) == 2);
    CHECK(match.phase() == Phase::feast);
  }
  Match without = Match().has_played({165}).give({{robe}, {silver}});
  CHECK(without.begin(Phase::before_feast).has(silver) == 1);
  Match laid = Match().has_played({165}).give({{clothing}, {silver}});
  lays(laid, clothing, home_of(laid.me), {0, 0});
  CHECK(laid.begin(Phase::before_feast).has(silver) == 1);
}

TEST_CASE("feast: 166 a weapon before each action of two Vikings in column 2 but the first there") {
  Match match = Match().has_played({166}).round(6);
  CHECK(match.place(Space::weekly_2).weapons() == 0);
  match.place(Space::mead_2).apply(use(166));
  CHECK(match.weapons() == 1);
  match.place(Space::wood_per_player).apply(use(166));
  CHECK(match.weapons() == 2);
  CHECK(match.is_my_turn());
  CHECK(match.place(Space::weekly_1).is_my_turn());
  CHECK(match.place(Space::weekly_3).is_my_turn());

  Match after_another = Match().has_played({166});
  CHECK(after_another.place(Space::weekly_1).place(Space::weekly_2).is_my_turn());
}

TEST_CASE("feast: 167 a silver before the feast with one spices, two with more") {
  const auto gained = [](int n) {
    Match match = Match().has_played({167}).give({{spices, n}, {silver}});
    return match.begin(Phase::before_feast).has(silver) - 1;
  };
  CHECK(gained(0) == 0);
  CHECK(gained(1) == 1);
  CHECK(gained(2) == 2);
  CHECK(gained(3) == 2);
}

TEST_CASE("feast: 168 a silver when three Vikings are left in the Thing") {
  Match placed = Match().has_played({168});
  CHECK(placed.place(Space::up_3_weapons_4).until(kPass).has(silver) == 1);
  CHECK(placed.player().vikings_in_thing == 3);
  Match back_again = Match().has_played({168}).rolls(Die::snare, {5});
  back_again.player().vikings_in_thing = 4;
  back_again.place(Space::snare).apply({kFail, back(1)});
  CHECK(back_again.player().vikings_in_thing == 3);
  CHECK(back_again.has(silver) == 1);

  Match past_it = Match().has_played({168});
  past_it.place(Space::snare).until(kPass).place(Space::up_3_weapons_4).until(kPass);
  CHECK(past_it.player().vikings_in_thing < 3);
  CHECK(past_it.has(silver) == 0);
}

TEST_CASE("feast: 169 with flax or grain before the harvest one more of one of them") {
  Match flax_only = Match().has_played({169}).give(flax);
  flax_only.begin(Phase::harvest).apply({use(169), kYes});
  CHECK(flax_only.has(flax) == 3);
  CHECK(flax_only.has(grain) == 0);
  Match both = Match().has_played({169}).give({{flax}, {grain}});
  both.begin(Phase::harvest).apply({use(169), option(1)});
  CHECK(both.has(flax) == 2);
  CHECK(both.has(grain) == 2);
  CHECK(both.is_my_turn());

  Match none = Match().has_played({169});
  CHECK(none.begin(Phase::harvest).is_my_turn());
  CHECK(none.has(flax) == 1);
  Match no_harvest = Match().has_played({169}).give(flax).round(3);
  CHECK(no_harvest.begin(Phase::harvest).is_my_turn());
}

TEST_CASE("feast: 170 an emigration is cheaper by 2 silver") {
  const auto price = [](int round) {
    Match match = Match().has_played({170}).knarrs(1).round(round).give(silver, 5);
    match.place(Space::emigrate_2).apply(sails(Ship::knarr));
    CHECK(match.player().away_knarrs == 1);
    return 5 - match.has(silver);
  };
  CHECK(price(1) == 0);
  CHECK(price(2) == 0);
  CHECK(price(5) == 3);
  Match penniless = Match().has_played({170}).knarrs(1).round(3);
  CHECK_FALSE(penniless.can(place(Space::emigrate_2)));
  Match trade = Match().has_played({170}).knarrs(1).give(silver);
  CHECK(trade.place(Space::overseas_1).has(silver) == 0);
}

TEST_CASE("feast: 171 after a harvest a flax may become a grain and a silver") {
  Match match = Match().has_played({171});
  match.begin(Phase::harvest).apply(use(171));  // the flax just reaped
  CHECK(match.has(flax) == 0);
  CHECK(match.has(grain) == 1);
  CHECK(match.has(silver) == 1);
  CHECK(match.is_my_turn());
  Match no_harvest = Match().has_played({171}).give(flax).round(3);
  CHECK(no_harvest.begin(Phase::harvest).is_my_turn());
}

}  // namespace
}  // namespace meadhall::feast::testing
