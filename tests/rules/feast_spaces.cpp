// Production, exchange, crafting, mountains and trade.
// rules: Feast 8

#include <doctest/doctest.h>

#include <algorithm>
#include <array>

#include "tests/support/feast_table.h"

namespace meadhall::feast {
namespace {

using testing::Match;
using enum Item;

// The vertical way to lay a tile of one cell's width.
constexpr std::size_t kUpright = 1;

std::size_t choices(const Match& match) {
  MoveList moves;
  legal(match.state, moves);
  return moves.size();
}

TEST_CASE("feast 8.2: a milk for each of up to three cattle, a wool for each sheep") {
  constexpr std::array<std::pair<int, int>, 4> kBrought = {{{1, 1}, {2, 2}, {3, 3}, {5, 3}}};
  for (const auto& [animals, goods] : kBrought) {
    Match match;
    match.round(3).give({{cattle, animals}, {sheep, animals}});
    match.place(Space::milk).place(Space::wool);
    CHECK(match.has(milk) == goods);
    CHECK(match.has(wool) == goods);
  }
}

TEST_CASE("feast 8.2: the weekly market of column 4 brings milk with cattle, wool with sheep") {
  Match cows;
  cows.give(cattle, 2).place(Space::weekly_4);
  CHECK(cows.has(spices) == 1);
  CHECK(cows.has(silver) == 1);
  CHECK(cows.has(milk) == 2);
  CHECK(cows.has(wool) == 0);

  Match lamb;
  lamb.give(sheep).pregnant(1, 0).place(Space::weekly_4);
  CHECK(lamb.has(spices) == 1);
  CHECK(lamb.has(silver) == 1);
  CHECK(lamb.has(milk) == 0);
  CHECK(lamb.has(wool) == 1);
}

TEST_CASE("feast 8.2: cattle and milk have one price") {
  Match match;
  match.give(silver, 2);
  CHECK_FALSE(match.can(place(Space::buy_cattle_milk)));
  match.give(silver).place(Space::buy_cattle_milk);
  CHECK(match.has(cattle) == 1);
  CHECK(match.has(milk) == 1);
  CHECK(match.has(silver) == 0);
}

TEST_CASE("feast 8.3: only the ship that is shown, and only with a berth for it") {
  Match full;
  full.give(wood, 2).knarrs(2).longships({1, 0});
  CHECK_FALSE(full.can(place(Space::longship)));
  Match room;
  room.give(wood, 2).knarrs(2).longships({1}).place(Space::longship);
  CHECK(room.player().longships == 2);
  CHECK(room.player().ore == std::array<std::uint8_t, kLargeBerths>{1, 0, 0, 0});
  CHECK(room.has(wood) == 0);
}

TEST_CASE("feast 5.2: there is no berth for a fourth whaling boat") {
  Match match;
  match.give(silver, 3).boats(3).apply(kArrange);
  CHECK_FALSE(match.can(ship_move(ShipDeed::buy, Ship::whaling_boat)));
  Match two;
  two.give(silver, 3).boats(2).apply({kArrange, ship_move(ShipDeed::buy, Ship::whaling_boat)});
  CHECK(two.player().boats == 3);
  CHECK(two.has(silver) == 0);
}

TEST_CASE("feast 8.3: stone house and longship, or long house and knarr") {
  Match match;
  match.give({{stone, 2}, {wood, 2}}).place(Space::house_and_ship);
  CHECK(choices(match) == 2);
  Match second = match;
  match.apply(option(0));
  CHECK(match.houses(Building::stone_house) == 1);
  CHECK(match.player().longships == 1);
  CHECK(match.houses(Building::long_house) + match.player().knarrs == 0);
  second.apply(option(1));
  CHECK(second.houses(Building::long_house) == 1);
  CHECK(second.player().knarrs == 1);
  CHECK(second.houses(Building::stone_house) + second.player().longships == 0);
  CHECK(second.has(stone) + second.has(wood) == 0);
}

TEST_CASE("feast 8.3: four silver, and wool or silverware made finer, each once") {
  for (const bool has_robe : {false, true}) {
    for (const bool has_jewelry : {false, true}) {
      Match match;
      match.give({{wool, 2}, {silverware, 1}}).place(Space::craft_4);
      match.apply({has_robe ? kYes : kNo, has_jewelry ? kYes : kNo});
      CHECK(match.is_my_turn());
      CHECK(match.has(silver) == 4);
      CHECK(match.has(robe) == (has_robe ? 1 : 0));
      CHECK(match.has(jewelry) == (has_jewelry ? 1 : 0));
      CHECK(match.has(wool) == (has_robe ? 1 : 2));
    }
  }
}

TEST_CASE("feast 8.3: the forge makes jewelry, or a tile with tongs that is still there") {
  Match match;
  match.give(ore).give_to(match.other, helmet).place(Space::forge);
  CHECK(match.can(take(jewelry)));
  CHECK(match.can(take(cloakpin)));
  CHECK_FALSE(match.can(take(helmet)));
  CHECK_FALSE(match.can(take(glass_beads)));
  match.apply(take(jewelry));
  CHECK(match.has(jewelry) == 1);
  CHECK(match.has(ore) == 0);
}

TEST_CASE("feast 8.3: an exchange on a space is made once") {
  Match match;
  match.give(flax, 3).place(Space::craft_linen);
  CHECK(match.is_my_turn());
  CHECK(match.has(linen) == 1);
  CHECK(match.has(flax) == 2);
}

// --- Mountains. Strip 0: wood, wood, stone, ore, ore, silver, silver; 1: wood, wood, three stone,
// ore, silver; 2: four wood, two stone, silver.

TEST_CASE("feast 8.4: three of one strip and two of another") {
  Match match;
  match.strip(0, kStripHidden).strip(1, 5).strip(2, 0).place(Space::mountain_3_2);
  CHECK_FALSE(match.can(strip(2, 4)));
  match.apply(strip(2, 3));
  CHECK_FALSE(match.can(strip(2, 1)));
  match.apply(strip(1, 2));
  CHECK(match.has(wood) == 3);
  CHECK(match.has(ore) == 1);
  CHECK(match.has(silver) == 2);
  CHECK(match.state.strips[1] == kStripLength);
  CHECK(match.is_my_turn());
}

TEST_CASE("feast 8.4: what a short strip lacks is not taken from another") {
  Match match;
  match.strip(0, 6).place(Space::mountain_2).apply(strip(0, 1));
  CHECK(match.has(silver) == 2);
  CHECK(match.is_my_turn());
  CHECK(match.state.strips[1] == 0);
}

TEST_CASE("feast 8.4: items are taken from the arrow's end") {
  Match match;
  match.place(Space::mountain_3_up_1).apply(strip(0, 3));
  CHECK(match.has(wood) == 2);
  CHECK(match.has(stone) == 1);
  CHECK(match.has(ore) == 0);
}

TEST_CASE("feast 8.4: two of each of three strips are six") {
  Match match;
  match.strip(2, 0).place(Space::mountain_2222_or_upup_3);
  CHECK_FALSE(match.can(strip(0, 3)));
  match.apply({strip(0, 2), strip(1, 2)});
  CHECK_FALSE(match.can(strip(0, 1)));
  match.apply(strip(2, 2));
  CHECK(match.has(wood) == 6);
  CHECK(match.is_my_turn());
}

TEST_CASE("feast 8.4: two silver are one item") {
  Match match;
  match.strip(0, 4).place(Space::mountain_2).apply(strip(0, 2));
  CHECK(match.has(ore) == 1);
  CHECK(match.has(silver) == 2);
  CHECK(match.state.strips[0] == kStripLength - 1);
}

TEST_CASE("feast 4.11: each strip loses an item, and a new one comes up whole") {
  Match match;
  match.strip(0, 6).strip(1, 2).begin(Phase::mountains);
  CHECK(match.state.strips[0] == kStripLength);
  CHECK(match.state.strips[1] == 3);
  CHECK(std::ranges::count(match.state.strips, 0) == 1);
  CHECK(std::ranges::count(match.state.strips, kStripHidden) == 5);
  CHECK(match.has(stone) + match.has(silver) == 0);
}

// --- Trade

TEST_CASE("feast 8.5: stockfish becomes hide") {
  Match match;
  match.give(stockfish).place(Space::mountain_1_up_1).apply({strip(0, 1), take(stockfish)});
  CHECK(match.has(hide) == 1);
  CHECK(match.has(stockfish) == 0);
  CHECK(match.is_my_turn());
}

TEST_CASE("feast 8.5: no tile is upgraded twice by one action") {
  Match one;
  one.give(peas).place(Space::up_2).apply(take(peas));
  CHECK(one.is_my_turn());
  CHECK(one.has(mead) == 1);
  CHECK(one.has(oil) == 0);
  Match two;
  two.give(peas, 2).place(Space::up_2).apply({take(peas), take(peas)});
  CHECK(two.has(mead) == 2);
}

TEST_CASE("feast 8.5: two steps at once, for orange and red goods only") {
  Match match;
  match.give({{peas}, {milk}, {wool}}).place(Space::mountain_4_upup_2).apply(kDone);
  CHECK_FALSE(match.can(take(wool)));
  match.apply(take(peas));
  CHECK_FALSE(match.can(take(oil)));
  match.apply(take(milk));
  CHECK(match.has(oil) == 1);
  CHECK(match.has(chest) == 1);
  CHECK(match.is_my_turn());
}

TEST_CASE("feast 8.5: a pregnant sheep becomes fur, and leaves the stable") {
  Match match;
  match.give(sheep).pregnant(1, 0).place(Space::up_2).apply(take(sheep));
  CHECK(match.has(fur) == 1);
  CHECK(match.has(sheep) == 0);
  CHECK(match.player().pregnant_sheep == 0);
}

TEST_CASE("feast 8.5: what lies on a board is not upgraded") {
  Match match;
  match.knarrs(1).give(silver).lies(home_of(match.me), hide, kUpright, {0, 12});
  CHECK_FALSE(match.can(place(Space::up_2)));
  match.place(Space::overseas_1);
  CHECK(match.is_my_turn());
  CHECK(match.has(silverware) == 0);
}

TEST_CASE("feast 8.5: four weapons, though nothing can be upgraded") {
  Match match;
  match.place(Space::up_3_weapons_4);
  CHECK(match.weapons() == 4);
  CHECK(match.is_my_turn());
}

}  // namespace
}  // namespace meadhall::feast
