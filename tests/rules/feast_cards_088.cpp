// Occupations 88 to 95. rules: Feast 16

#include <doctest/doctest.h>

#include <array>

#include "tests/support/feast_table.h"

namespace meadhall::feast {
namespace {

using testing::Match;
using enum Item;

TEST_CASE("feast: 88 before overseas trade a silver moves a good a box back and a colour on") {
  Match match;
  match.give({{silver, 3}, {stockfish, 1}, {hide, 1}, {peas, 1}}).knarrs(2).has_played({88});
  match.place(Space::overseas_1).apply(use(88));
  CHECK_FALSE(match.can(take(peas)));
  match.apply({take(stockfish), kYes, take(hide)});
  CHECK(match.has(oil) == 1);
  CHECK(match.has(rune_stone) == 1);
  CHECK(match.has(silver) == 0);
  match.apply(take(oil));
  CHECK(match.has(rune_stone) == 2);
  CHECK(match.is_my_turn());

  Match one;  // once for each knarr
  one.give({{silver, 3}, {stockfish, 2}}).knarrs(1).has_played({88}).place(Space::overseas_1);
  one.apply({use(88), take(stockfish)});
  CHECK_FALSE(one.can(kYes));
  CHECK(one.has(silver) == 1);

  Match poor;
  poor.give({{silver, 1}, {stockfish, 1}}).knarrs(1).has_played({88}).place(Space::overseas_1);
  CHECK(poor.is_my_turn());
  CHECK(poor.has(stockfish) == 1);
}

TEST_CASE("feast: 89 in raids and pillages a stone counts two") {
  Match match;
  match.give(stone).longships({0}).has_played({89}).rolls(Die::raid, {4}).place(Space::raid);
  CHECK_FALSE(match.can(take(silverware)));
  match.apply(take(rune_stone));
  CHECK(match.has(rune_stone) == 1);
  CHECK(match.has(stone) == 0);

  Match pillage;
  pillage.give(stone).longships({0}).has_played({89}).rolls(Die::pillage, {5});
  pillage.place(Space::pillage_2).apply(take(silverware));
  CHECK(pillage.has(silverware) == 1);

  Match sword_only;
  sword_only.give(sword).longships({0}).has_played({89}).rolls(Die::raid, {4}).place(Space::raid);
  CHECK_FALSE(sword_only.can(take(rune_stone)));
}

TEST_CASE("feast: 90 an ore off a longship adds two to every roll of a raid") {
  Match match;
  match.longships({2, 1}).has_played({90}).rolls(Die::raid, {4, 5}).place(Space::raid);
  match.apply(ship_move(ShipDeed::disarm, Ship::longship, 2));
  CHECK(match.can(take(rune_stone)));
  CHECK_FALSE(match.can(take(silverware)));
  match.apply({kRoll, take(silverware)});
  CHECK(match.has(silverware) == 1);
  CHECK(match.player().ore[0] == 1);
  CHECK(match.has(ore) == 0);

  Match kept;
  kept.longships({2}).has_played({90}).rolls(Die::raid, {4}).place(Space::raid).apply(kNo);
  CHECK_FALSE(kept.can(take(rune_stone)));
  CHECK(kept.player().ore[0] == 2);

  Match pillage;
  pillage.longships({2}).has_played({90}).rolls(Die::pillage, {4}).place(Space::pillage_2);
  CHECK_FALSE(pillage.can(ship_move(ShipDeed::disarm, Ship::longship, 2)));
}

TEST_CASE("feast: 91 after the actions a silver lets one use an empty space beside one's Viking") {
  Match match;
  match.give({{silver, 3}, {cattle, 1}}).has_played({91}).stands(match.me, Space::weekly_1);
  match.begin(Phase::end_of_actions).apply(use(91));
  CHECK(match.can(place(Space::milk)));
  CHECK_FALSE(match.can(place(Space::buy_2_stockfish)));
  CHECK_FALSE(match.can(place(Space::weekly_1)));
  match.apply(place(Space::buy_2_salt_meat));
  CHECK(match.has(salt_meat) == 2);
  CHECK(match.has(silver) == 0);
  CHECK_FALSE(match.can(use(91)));

  Match crafting;  // 113: an item of a strip before crafting
  crafting.give({{silver, 1}, {flax, 1}}).has_played({91, 113});
  crafting.stands(crafting.me, Space::craft_rune).begin(Phase::end_of_actions);
  crafting.apply({use(91), place(Space::craft_linen), use(113), strip(0, 1)});
  CHECK(crafting.has(linen) == 1);
  CHECK(crafting.has(wood) == 1);

  Match taken;
  taken.give(silver, 3).has_played({91}).stands(taken.me, Space::weekly_1);
  taken.stands(taken.other, Space::buy_2_salt_meat).begin(Phase::end_of_actions);
  CHECK_FALSE(taken.can(use(91)));

  Match elsewhere;
  elsewhere.give(silver, 3).has_played({91}).stands(elsewhere.me, Space::weekly_2);
  elsewhere.begin(Phase::end_of_actions);
  CHECK_FALSE(elsewhere.can(use(91)));
}

TEST_CASE("feast: 92 without a harvest silver for three, four, five special tiles") {
  const auto tiles = [](Match& match, int n) {
    constexpr std::array<Item, 6> kTiles6 = {helmet, belt, crucifix, chalice, fibula, horseshoe};
    for (int i = 0; i < n; ++i) match.give(kTiles6[static_cast<std::size_t>(i)]);
  };
  for (const auto& [n, coins] : {std::pair{2, 0}, {3, 1}, {4, 2}, {5, 3}, {6, 3}}) {
    CAPTURE(n);
    Match match;
    tiles(match, n);
    match.round(3).has_played({92}).begin(Phase::harvest);
    CHECK(match.has(silver) == coins);
  }
  Match harvest;
  tiles(harvest, 4);
  harvest.round(2).has_played({92}).begin(Phase::harvest);
  CHECK(harvest.has(peas) == 1);
  CHECK(harvest.has(silver) == 0);
}

TEST_CASE("feast: 93 without a harvest a crop for exactly one, two or three whaling boats") {
  constexpr std::array<Item, 3> kCrops = {beans, grain, cabbage};
  for (int ships = 1; ships <= 3; ++ships) {
    CAPTURE(ships);
    Match match;
    match.round(3).boats(ships).has_played({93}).begin(Phase::harvest);
    CHECK(match.tiles() == 1);
    CHECK(match.has(kCrops[static_cast<std::size_t>(ships - 1)]) == 1);
  }
  Match without;
  without.round(3).knarrs(2).has_played({93}).begin(Phase::harvest);
  CHECK(without.tiles() == 0);

  Match harvest;  // peas, beans, flax and grain
  harvest.round(2).boats(2).has_played({93}).begin(Phase::harvest);
  CHECK(harvest.has(grain) == 1);
}

TEST_CASE("feast: 94 without a harvest two oil may become spices, once") {
  Match match;
  match.round(3).give(oil, 4).has_played({94}).begin(Phase::harvest).apply(use(94));
  CHECK(match.has(spices) == 1);
  CHECK(match.has(oil) == 2);
  CHECK(match.is_my_turn());

  Match harvest;
  harvest.round(2).give(oil, 4).has_played({94}).begin(Phase::harvest);
  CHECK(harvest.is_my_turn());
  CHECK(harvest.has(oil) == 4);
}

TEST_CASE("feast: 95 without a harvest up to two items of one mountain strip") {
  Match match;
  match.round(3).strip(0, 1).has_played({95}).begin(Phase::harvest).apply(use(95));
  CHECK_FALSE(match.can(strip(0, 3)));
  match.apply(strip(0, 2));
  CHECK(match.has(wood) == 1);
  CHECK(match.has(stone) == 1);
  CHECK(match.is_my_turn());

  Match harvest;
  harvest.round(2).has_played({95}).begin(Phase::harvest);
  CHECK(harvest.is_my_turn());
  CHECK(harvest.has(wood) == 0);
}

}  // namespace
}  // namespace meadhall::feast
