// Dice. rules: Feast 8.9, 8.10, 8.11, 8.12

#include "games/feast/dice.h"

#include <doctest/doctest.h>

#include "tests/support/feast_table.h"
#include "tests/support/words.h"

namespace meadhall::feast {
namespace {

using testing::Match;
using enum Item;

// Without occupations to draw in the third column, which would come before the rolls.
Match without_cards() {
  Match match;
  match.state.deck = {};
  return match;
}

int result(const Match& match) { return result_of(match.state, match.state.agenda.top()); }

TEST_CASE("feast 8.10: a raid adds the stones and swords that are paid") {
  Match match;
  match.longships({0}).give({{stone, 2}, {sword, 1}}).rolls(Die::raid, {4, 5, 3});
  match.place(Space::raid).apply({kRoll, kRoll});
  CHECK_FALSE(match.can(kRoll));
  CHECK_FALSE(match.can(take(silverware)));  // needs 7
  Match failing = match;
  match.apply(take(rune_stone));
  CHECK(match.has(rune_stone) == 1);
  CHECK(match.has(stone) + match.has(sword) == 0);
  failing.apply(kFail);
  CHECK(failing.has(stone) == 3);
  CHECK(failing.has(sword) == 2);
}

TEST_CASE("feast 8.10: a raid ignores the longship's ore") {
  Match match;
  match.longships({3}).rolls(Die::raid, {5}).place(Space::raid);
  CHECK(result(match) == 5);
  CHECK_FALSE(match.can(take(rune_stone)));
  CHECK(match.can(kFail));
}

TEST_CASE("feast 8.10: a result may be above what the die can show") {
  Match match;
  match.longships({0}).give({{stone, 3}, {sword, 4}}).rolls(Die::raid, {8}).place(Space::raid);
  match.apply(take(silver_hoard));
  CHECK(match.has(silver_hoard) == 1);
  CHECK(match.has(stone) + match.has(sword) == 0);
}

TEST_CASE("feast 5.3: ships are not armed after the first roll") {
  Match match;
  match.longships({0}).give(ore);
  const Move arms = ship_move(ShipDeed::arm, Ship::longship, 0);
  Match before = match;
  CHECK(before.apply(kArrange).can(arms));
  match.rolls(Die::pillage, {4}).place(Space::pillage_2).apply(kArrange);
  CHECK_FALSE(match.can(arms));
  CHECK(match.can(lay(ore)));
}

// Found by the fuzzer: occupation 56 sold the spears that were to pay, and no move was left.
TEST_CASE("feast: what pays for loot is not given away once the loot is chosen") {
  Match match;
  match.has_played({56, 137}).longships({0}).give({{spear, 2}, {sword, 1}, {bow, 1}});
  match.rolls(Die::pillage, {4}).place(Space::pillage_2);
  Match before = match;
  CHECK(before.can_use(56, 2));
  match.apply(take(rune_stone));
  CHECK(match.can(pay(0, 0, 2)));
  CHECK(match.can(pay(0, 1, 1)));
  CHECK_FALSE(match.can(kArrange));
  match.apply(pay(0, 0, 2));
  CHECK(match.has(rune_stone) == 1);
  Match split = Match().has_played({56, 136, 137}).longships({0}).give({{spear, 2}, {bow, 1}});
  split.rolls(Die::pillage, {11}).place(Space::pillage_2).apply(take(rune_stone));
  CHECK(split.can(take(silverware)));
  CHECK_FALSE(split.can(kArrange));
}

TEST_CASE("feast 8.10: a pillage takes the longship with the most ore") {
  Match match;
  match.longships({0, 2}).rolls(Die::pillage, {4}).place(Space::pillage_2);
  CHECK(result(match) == 6);
  CHECK(match.can(take(rune_stone)));
  CHECK_FALSE(match.can(take(silverware)));
}

TEST_CASE("feast 8.10: the crown takes sixteen, and is there once") {
  Match match = without_cards();
  match.longships({3}).give(stone).rolls(Die::pillage, {12}).place(Space::pillage_2);
  CHECK(spelled::words(question(match.state)) == "feast.ask.dice roll=1 all=3 n=12 result=15");
  CHECK(spelled::words(describe(match.state, take(silver_hoard))) ==
        "feast.move.loot item=[feast.some.silver_hoard n=1] n=15 more=0");
  CHECK(spelled::words(describe(match.state, take(english_crown))) ==
        "feast.move.loot_paying item=[feast.some.english_crown n=1] n=16 more=1");
  match.apply(take(english_crown));
  CHECK(match.has(english_crown) == 1);
  CHECK(match.has(stone) == 0);
  CHECK(match.player().ore[0] == 3);
  match.give(stone).rolls(Die::pillage, {12}).place(Space::pillage_3);
  CHECK_FALSE(match.can(take(english_crown)));
  CHECK(match.can(take(silver_hoard)));
}

TEST_CASE("feast 8.10: a failed pillage gives a Viking back, a failed raid does not") {
  Match match;
  match.longships({0}).rolls(Die::pillage, {1}).place(Space::pillage_2).apply(kFail);
  CHECK(match.has(stone) == 1);
  CHECK(match.has(sword) == 1);
  CHECK(match.can(back(0)));
  match.apply(back(1));
  CHECK(match.vikings_on(Space::pillage_2) == 1);
  CHECK(match.player().vikings_in_thing == 5);
  match.player().has = {};
  match.rolls(Die::raid, {1}).place(Space::raid).apply(kFail);
  CHECK(match.is_my_turn());
  CHECK(match.vikings_on(Space::raid) == 1);
}

TEST_CASE("feast 8.10: five or less always fails") {
  Match match;
  match.longships({0}).rolls(Die::raid, {5, 5, 5}).place(Space::raid).apply({kRoll, kRoll});
  CHECK(match.is_my_turn());  // nothing else was left
  CHECK(match.has(stone) == 1);
  CHECK(match.has(sword) == 1);
}

TEST_CASE("feast 8.11: a hunt costs as many bows and wood as the result") {
  Match match;
  match.give({{wood, 3}, {bow, 3}}).rolls(Die::hunt, {3, 7, 4});
  match.place(Space::hunt_2).apply({kRoll, kRoll});
  for (int n = 0; n <= 4; ++n) CHECK(match.can(pay(n, 4 - n)) == (n >= 1 && n <= 3));
  Match failing = match;
  match.apply(pay(2, 2));
  CHECK(match.has(hide) == 1);
  CHECK(match.has(game_meat) == 1);
  CHECK(match.has(wood) == 1);
  CHECK(match.has(bow) == 1);
  failing.apply(kFail);
  CHECK(failing.is_my_turn());
  CHECK(failing.has(wood) == 4);
  CHECK(failing.has(bow) == 4);
  CHECK(failing.vikings_on(Space::hunt_2) == 2);
}

void check_whale(const Match& match) {
  CHECK(match.has(oil) == 1);
  CHECK(match.has(skin_and_bones) == 1);
  CHECK(match.has(whale_meat) == 1);
}

TEST_CASE("feast 8.11: a result of nothing ends the rolls with success, free") {
  Match match;
  match.boats(1, 1).give({{wood, 2}, {spear, 2}}).rolls(Die::whaling, {2});
  match.place(Space::whaling_1);
  CHECK(match.is_my_turn());
  check_whale(match);
  CHECK(match.has(wood) == 2);
  CHECK(match.has(spear) == 2);
}

TEST_CASE("feast 8.11: the ore of all the boats that are used counts") {
  Match match = without_cards();
  match.boats(2, 2).give({{silver, 3}, {wood, 3}});
  match.apply({kArrange, ship_move(ShipDeed::buy, Ship::whaling_boat)}).until(kPass);
  match.rolls(Die::whaling, {8, 4}).place(Space::whaling_3).apply(boats(2, 1));
  CHECK(result(match) == 3);
  CHECK(match.can(pay(3, 0)));
  match.apply(kRoll);
  CHECK(match.is_my_turn());
  check_whale(match);
  CHECK(match.has(wood) == 3);
}

TEST_CASE("feast 8.11: one boat on the space of the fourth column") {
  Match match;
  match.boats(3, 2).give(wood, 6).rolls(Die::whaling, {8}).place(Space::whaling_1);
  CHECK_FALSE(match.can(boats(2, 1)));
  CHECK_FALSE(match.can(boats(2, 0)));
  match.apply(boats(1, 0));
  CHECK(result(match) == 6);
  CHECK(match.can(pay(6, 0)));
}

TEST_CASE("feast 8.11: of a failed whaling two Vikings may come back, and one remains") {
  Match match = without_cards();
  match.boats(1).rolls(Die::whaling, {12}).place(Space::whaling_3).apply(kFail);
  CHECK_FALSE(match.can(back(3)));
  match.apply(back(2));
  CHECK(match.has(wood) == 1);
  CHECK(match.has(spear) == 1);
  CHECK(match.vikings_on(Space::whaling_3) == 1);
  CHECK_FALSE(match.can(place(Space::whaling_3)));
}

TEST_CASE("feast 8.11: one may fail though one could pay") {
  Match match;
  match.give(wood, 5).rolls(Die::hunt, {1}).place(Space::hunt_1);
  CHECK(match.can(pay(1, 0)));
  match.apply(kFail);
  CHECK(match.has(wood) == 6);
  CHECK(match.has(bow) == 1);
}

TEST_CASE("feast 8.9: a sword comes from the open pile, or else out of the deck") {
  constexpr std::size_t kSword = 3;
  const auto failed = [&](std::uint8_t open) {
    Match match;
    match.longships({0}).rolls(Die::raid, {1});
    match.state.weapon_deck[kSword] = 3;
    match.state.weapon_discard[kSword] = open;
    return match.place(Space::raid).apply(kFail);
  };
  const Match searched = failed(0);
  CHECK(searched.has(sword) == 1);
  CHECK(searched.state.weapon_deck[kSword] == 2);
  const Match taken = failed(1);
  CHECK(taken.has(sword) == 1);
  CHECK(taken.state.weapon_deck[kSword] == 3);
  CHECK(taken.state.weapon_discard[kSword] == 0);
}

TEST_CASE("feast 8.12: to plunder takes two longships and no die") {
  Match one;
  CHECK_FALSE(one.longships({0}).can(place(Space::plunder)));
  Match two;
  two.longships({0, 0}).place(Space::plunder);
  CHECK(two.has(silver_hoard) == 1);
  CHECK(two.is_my_turn());
}

}  // namespace
}  // namespace meadhall::feast
