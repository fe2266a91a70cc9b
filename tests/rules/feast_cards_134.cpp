// Occupations 134 to 152, one by one: when each does something, what, and when not.
// rules: Feast 16

#include <doctest/doctest.h>

#include "tests/support/feast_deeds.h"

namespace meadhall::feast::testing {
namespace {

using enum Item;

// In a raid that rolled this, with one longship.
Match raiding(std::initializer_list<std::size_t> cards, int rolled,
              std::initializer_list<Given> goods = {}) {
  Match match = Match().has_played(cards).longships({0}).give(goods).rolls(Die::raid, {rolled});
  return match.place(Space::raid);
}
Match pillaging(std::initializer_list<std::size_t> cards, int rolled, int ore_on_ship,
                std::initializer_list<Given> goods = {}) {
  Match match = Match().has_played(cards).longships({ore_on_ship}).give(goods);
  return match.rolls(Die::pillage, {rolled}).place(Space::pillage_2);
}
// In a whaling action of this many boats, all without ore.
Match whaling(std::initializer_list<std::size_t> cards, int with_boats, int rolled,
              std::initializer_list<Given> goods = {}) {
  Match match = Match().has_played(cards).boats(with_boats).give(goods);
  match.state.deck = {};  // nothing is drawn before the roll
  match.rolls(Die::whaling, {rolled}).place(Space::whaling_3);
  if (with_boats > 1) match.apply(boats(0, static_cast<std::uint32_t>(with_boats)));
  return match;
}

TEST_CASE("feast: 134 a mead with each failed raid") {
  Match failed = raiding({134}, 6);
  CHECK(failed.apply(kFail).has(mead) == 1);
  Match success = raiding({134}, 6);
  CHECK(success.apply(take(rune_stone)).has(mead) == 0);
  Match pillage = pillaging({134}, 6, 0);
  CHECK(pillage.apply({kFail, back(0)}).has(mead) == 0);
}

TEST_CASE("feast: 135 the sword comes back when a battle was won with exactly one") {
  Match one = raiding({135}, 5, {{sword, 2}});
  one.apply(take(rune_stone));
  CHECK(one.has(rune_stone) == 1);
  CHECK(one.has(sword) == 2);
  Match pillage = pillaging({135}, 4, 1, {{sword}});
  CHECK(pillage.apply(take(rune_stone)).has(sword) == 1);

  Match two = raiding({135}, 4, {{sword, 2}});
  CHECK(two.apply(take(rune_stone)).has(sword) == 0);
  Match hunt = Match().has_played({135}).give(bow).rolls(Die::hunt, {1});
  CHECK(hunt.place(Space::hunt_1).apply(pay(0, 1)).has(sword) == 0);
  Match none = raiding({135}, 6, {{sword, 2}});
  CHECK(none.apply(take(rune_stone)).has(sword) == 2);
}

TEST_CASE("feast: 136 one more in battles, and the result may be split for two goods") {
  Match split = pillaging({136}, 12, 0);
  split.apply({take(rune_stone), take(silverware)});  // 6 + 7 = 12 + 1
  CHECK(split.has(rune_stone) == 1);
  CHECK(split.has(silverware) == 1);
  Match too_much = pillaging({136}, 12, 0);
  CHECK_FALSE(too_much.apply(take(rune_stone)).can(take(chest)));
  Match one_of_them = pillaging({136}, 12, 0);
  one_of_them.apply({take(rune_stone), kNo});
  CHECK(one_of_them.tiles() == 1);
  Match raid = raiding({136}, 5);
  CHECK(raid.can(take(rune_stone)));

  CHECK_FALSE(raiding({}, 5).can(take(rune_stone)));
  Match whole = pillaging({}, 12, 0);
  CHECK(whole.apply(take(rune_stone)).is_my_turn());
  Match hunt = Match().has_played({136}).give(wood, 8).rolls(Die::hunt, {4});
  hunt.place(Space::hunt_1);
  CHECK(hunt.can(pay(4, 0)));
  CHECK_FALSE(hunt.can(pay(3, 0)));
}

TEST_CASE("feast: 137 spears are spent like swords in battles") {
  Match match = raiding({137}, 4, {{spear}, {sword}});
  match.apply(take(rune_stone));
  CHECK(match.has(rune_stone) == 1);
  CHECK(match.has(spear) == 0);
  CHECK(match.has(sword) == 0);
  Match choice = pillaging({137}, 5, 0, {{spear}, {sword}});
  choice.apply({take(rune_stone), pay(0, 0, 1)});
  CHECK(choice.has(spear) == 0);
  CHECK(choice.has(sword) == 1);

  CHECK_FALSE(raiding({}, 5, {{spear}}).can(take(rune_stone)));
  Match hunt = Match().has_played({137}).give(spear).rolls(Die::hunt, {1});
  CHECK_FALSE(hunt.place(Space::hunt_1).can(pay(0, 0, 1)));
}

TEST_CASE("feast: 138 a green good is looted for one less than its blue side") {
  const Match six = raiding({138}, 6);
  CHECK(six.can(take(oil)));   // 6 - 1
  CHECK(six.can(take(hide)));  // 7 - 1
  CHECK_FALSE(six.can(take(wool)));
  CHECK_FALSE(six.can(take(mead)));
  Match match = six;
  CHECK(match.apply(take(hide)).has(hide) == 1);

  CHECK_FALSE(raiding({138}, 5).can(take(oil)));  // five fails in any case
  CHECK_FALSE(raiding({}, 8).can(take(oil)));
}

TEST_CASE("feast: 139 the special tiles that need the most at the moment need one less") {
  Match crown = pillaging({139}, 12, 3);
  CHECK_FALSE(pillaging({}, 12, 3).can(take(english_crown)));
  CHECK(crown.apply(take(english_crown)).has(english_crown) == 1);

  CHECK_FALSE(pillaging({139}, 12, 0).can(take(round_shield)));  // the crown needs more
  Match next = Match().has_played({139}).longships({0}).give_to(Match().other, english_crown);
  CHECK(next.rolls(Die::pillage, {12}).place(Space::pillage_2).can(take(round_shield)));
  CHECK_FALSE(pillaging({139}, 11, 3).can(take(english_crown)));
  CHECK_FALSE(raiding({139}, 8).can(take(amber_figure)));
}

TEST_CASE("feast: 140 an oil more with each successful whaling") {
  Match match = whaling({140}, 1, 2, {{wood}});
  match.apply(pay(1, 0));
  CHECK(match.has(oil) == 2);
  CHECK(match.has(whale_meat) == 1);
  Match failed = whaling({140}, 1, 2);
  CHECK(failed.apply(kFail).until(kPass).has(oil) == 0);
  Match hunt = Match().has_played({140}).give(bow).rolls(Die::hunt, {1});
  CHECK(hunt.place(Space::hunt_1).apply(pay(0, 1)).has(oil) == 0);
}

TEST_CASE("feast: 141 whaling without wood: cabbage, beans or peas by the boats used") {
  Match one = whaling({141}, 1, 2, {{spear}});
  CHECK(one.apply(pay(0, 1)).has(cabbage) == 1);
  CHECK(one.has(beans) == 0);
  Match two = whaling({141}, 2, 2);  // nothing to pay
  CHECK(two.has(beans) == 1);
  CHECK(two.has(cabbage) == 0);
  Match three = whaling({141}, 3, 3);
  CHECK(three.has(peas) == 1);
  Match one_of_two = Match().has_played({141}).boats(2, 0).rolls(Die::whaling, {1});
  CHECK(one_of_two.place(Space::whaling_1).has(cabbage) == 1);

  Match with_wood = whaling({141}, 1, 2, {{wood}});
  CHECK(with_wood.apply(pay(1, 0)).has(cabbage) == 0);
  Match failed = whaling({141}, 1, 2);
  CHECK(failed.apply(kFail).until(kPass).has(cabbage) == 0);
}

TEST_CASE("feast: 142 the spear comes back when whaling took exactly one") {
  Match one = whaling({142}, 1, 3, {{wood}, {spear}});
  CHECK(one.apply(pay(1, 1)).has(spear) == 1);
  Match two = whaling({142}, 1, 3, {{spear, 2}});
  CHECK(two.apply(pay(0, 2)).has(spear) == 0);
  Match none = whaling({142}, 1, 3, {{wood, 2}, {spear}});
  CHECK(none.apply(pay(2, 0)).has(spear) == 1);
  Match hunt = Match().has_played({142}).give(bow).rolls(Die::hunt, {1});
  CHECK(hunt.place(Space::hunt_1).apply(pay(0, 1)).has(spear) == 0);
}

TEST_CASE("feast: 143 a silver with each successful hunt") {
  const Match table = Match().has_played({143}).give(wood).rolls(Die::hunt, {1});
  Match success = table;
  CHECK(success.place(Space::hunt_1).apply(pay(1, 0)).has(silver) == 1);
  Match failed = table;
  CHECK(failed.place(Space::hunt_2).apply(kFail).has(silver) == 0);
  Match trapper = Match().has_played({143}).give(wood).rolls(Die::snare, {1});
  CHECK(trapper.place(Space::snare).apply(pay(1, 0)).has(silver) == 0);
}

TEST_CASE("feast: 144 after a successful hunt 2 silver may become skin and bones") {
  const Match table = Match().has_played({144}).give({{wood}, {silver, 2}}).rolls(Die::hunt, {1});
  Match success = table;
  success.place(Space::hunt_1).apply({pay(1, 0), use(144)});
  CHECK(success.has(skin_and_bones) == 1);
  CHECK(success.has(silver) == 0);
  Match failed = table;
  CHECK(failed.place(Space::hunt_1).apply(kFail).is_my_turn());
  Match trapper = Match().has_played({144}).give({{wood}, {silver, 2}}).rolls(Die::snare, {1});
  CHECK(trapper.place(Space::snare).apply(pay(1, 0)).is_my_turn());
  Match poor = Match().has_played({144}).give({{wood}, {silver}}).rolls(Die::hunt, {1});
  CHECK(poor.place(Space::hunt_1).apply(pay(1, 0)).is_my_turn());
}

TEST_CASE("feast: 145 an item of a mountain strip before hunting game") {
  for (const Space space : {Space::hunt_1, Space::hunt_2}) {
    Match match = Match().has_played({145}).rolls(Die::hunt, {1});
    match.place(space).apply({use(145), strip(0, 1)});
    CHECK(match.has(wood) == 1);
    CHECK(match.can(pay(1, 0)));
  }
  Match trapper = Match().has_played({145}).rolls(Die::snare, {1});
  CHECK(trapper.place(Space::snare).can(kRoll));
}

TEST_CASE("feast: 146 rolls for game and snares are one less") {
  Match hunt = Match().has_played({146}).rolls(Die::hunt, {1});
  hunt.place(Space::hunt_1);
  CHECK(hunt.has(game_meat) == 1);  // a roll of nothing is a success
  CHECK(hunt.is_my_turn());
  Match trapper = Match().has_played({146}).give(wood).rolls(Die::snare, {2});
  CHECK(trapper.place(Space::snare).apply(pay(1, 0)).has(fur) == 1);

  CHECK_FALSE(whaling({146}, 1, 3, {{wood, 3}}).can(pay(1, 0)));
  CHECK(raiding({146}, 6).can(take(rune_stone)));
}

TEST_CASE("feast: 147 a knarr does for a longship") {
  Match raid = Match().has_played({147}).knarrs(1).rolls(Die::raid, {6});
  CHECK(raid.place(Space::raid).apply(take(rune_stone)).has(rune_stone) == 1);
  Match pillage = Match().has_played({147}).knarrs(1).rolls(Die::pillage, {6});
  pillage.place(Space::pillage_2);
  CHECK(pillage.can(take(rune_stone)));
  CHECK_FALSE(pillage.can(take(silverware)));  // a knarr carries no ore
  Match plunder = Match().has_played({147}).knarrs(1).longships({0});
  CHECK(plunder.place(Space::plunder).has(silver_hoard) == 1);
  Match explorer = Match().has_played({147}).knarrs(1);
  explorer.state.lands[2].side = 1;
  explorer.place(Space::explore_3).apply(explore(Sheet::labrador));
  CHECK(explorer.state.lands[2].owner == explorer.me);

  CHECK_FALSE(Match().knarrs(1).can(place(Space::raid)));
  CHECK_FALSE(Match().has_played({147}).boats(1).can(place(Space::raid)));
  CHECK(Match().has_played({147}).knarrs(1).can(place(Space::plunder)));
  // The other way round there is no word of.
  CHECK_FALSE(Match().has_played({147}).longships({0}).can(place(Space::special_sale)));
}

TEST_CASE("feast: 148 a knarr that is built lets 3 silver become spices; a bought one does not") {
  Match built = Match().has_played({148}).give({{wood, 2}, {silver, 3}});
  built.place(Space::knarr).apply(use(148));
  CHECK(built.has(spices) == 1);
  CHECK(built.has(silver) == 0);

  Match bought = Match().has_played({148}).give(silver, 8);
  CHECK_FALSE(buys(bought, Ship::knarr).can(use(148)));
  Match longship = Match().has_played({148}).give({{wood, 2}, {silver, 3}});
  CHECK_FALSE(longship.place(Space::longship).can(use(148)));
}

TEST_CASE("feast: 149 an oil before overseas trade, which may be turned at once") {
  for (const Space space : {Space::overseas_1, Space::overseas_2}) {
    Match match = Match().has_played({149}).knarrs(1).give(silver);
    match.place(space);
    CHECK(match.has(oil) == 1);
    CHECK(match.apply(take(oil)).has(rune_stone) == 1);
  }
  Match sale = Match().has_played({149}).knarrs(1);
  CHECK(sale.place(Space::special_sale).until(kPass).has(oil) == 0);
}

TEST_CASE("feast: 150 of two stockfish or two salt meat one may be a game meat instead") {
  Match fish = Match().has_played({150}).give(silver);
  fish.place(Space::buy_2_stockfish).apply(use(150));
  CHECK(fish.has(stockfish) == 1);
  CHECK(fish.has(game_meat) == 1);
  CHECK(fish.is_my_turn());
  Match meat = Match().has_played({150}).give(silver, 2);
  meat.place(Space::buy_2_salt_meat).apply(use(150));
  CHECK(meat.has(salt_meat) == 1);
  CHECK(meat.has(game_meat) == 1);

  Match one = Match().has_played({150}).give(stockfish);
  CHECK(one.place(Space::stockfish).is_my_turn());
  Match two_mead = Match().has_played({150});
  CHECK(two_mead.place(Space::mead_2).is_my_turn());
}

TEST_CASE("feast: 151 a silver when one or two Vikings come back") {
  Match one = Match().has_played({151}).rolls(Die::snare, {5});
  CHECK(one.place(Space::snare).apply({kFail, back(1)}).has(silver) == 1);
  Match two = whaling({151}, 1, 9);
  CHECK(two.apply({kFail, back(2)}).has(silver) == 1);
  Match none = Match().has_played({151}).rolls(Die::snare, {5});
  CHECK(none.place(Space::snare).apply({kFail, back(0)}).has(silver) == 0);
  Match home_at_last = Match().has_played({151}).stands(Match().me, Space::snare);
  home_at_last.begin(Phase::vikings_return);
  CHECK(home_at_last.vikings_on(Space::snare) == 0);
  CHECK(home_at_last.has(silver) == 0);
}

TEST_CASE("feast: 152 one good of an upgrade of three or four may go two steps") {
  for (const Space space : {Space::up_3, Space::up_4, Space::up_3_weapons_4}) {
    Match match = Match().has_played({152}).give(peas, 2);
    match.place(space).until(take(peas)).apply({take(peas), take(mead, true), take(peas)});
    CHECK(match.has(oil) == 1);
    CHECK_FALSE(match.can(take(mead, true)));  // one of them only
    CHECK(match.has(mead) == 1);
  }
  Match two = Match().has_played({152}).give(peas, 2);
  CHECK_FALSE(two.place(Space::up_2).apply(take(peas)).can(take(mead, true)));
  Match without = Match().give(peas, 2);
  CHECK_FALSE(without.place(Space::up_3).apply(take(peas)).can(take(mead, true)));
}

}  // namespace
}  // namespace meadhall::feast::testing
