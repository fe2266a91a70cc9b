// Occupations 72 to 87. rules: Feast 16

#include <doctest/doctest.h>

#include <algorithm>
#include <array>

#include "tests/support/feast_table.h"

namespace meadhall::feast {
namespace {

using testing::Match;
using testing::tells;
using enum Item;

TEST_CASE("feast: 72 a stone house for as much silver as the number of the round") {
  Match match;
  match.round(3).give(silver, 4).plays(72).apply(kYes);
  CHECK(match.houses(Building::stone_house) == 1);
  CHECK(match.has(silver) == 1);

  Match poor;
  poor.round(3).give(silver, 2).plays(72);
  CHECK(poor.is_my_turn());
  CHECK(poor.houses(Building::stone_house) == 0);
}

TEST_CASE("feast: 72 the house is not built: no hide for the Cottager (15)") {
  Match match;
  match.give(silver).has_played({15}).plays(72).apply(kYes);
  CHECK(match.houses(Building::stone_house) == 1);
  CHECK(match.has(hide) == 0);
}

TEST_CASE("feast: 73 a silverware, or for two silver the crucifix, or for five the chalice") {
  constexpr std::array<Item, 3> kChoices = {silverware, crucifix, chalice};
  constexpr std::array<int, 3> kPrices = {0, 2, 5};
  for (std::size_t i = 0; i < kChoices.size(); ++i) {
    CAPTURE(i);
    Match match;
    match.give(silver, 5).plays(73).apply(option(i));
    CHECK(match.has(kChoices[i]) == 1);
    CHECK(match.tiles() == 1);
    CHECK(match.has(silver) == 5 - kPrices[i]);
    CHECK(match.is_my_turn());
  }
  Match poor;
  poor.give(silver).plays(73);
  CHECK(poor.has(silverware) == 1);
  CHECK(poor.has(silver) == 1);
}

TEST_CASE("feast: 74 a grain and two silver become cattle") {
  Match match;
  match.give({{grain, 1}, {silver, 3}}).plays(74).apply(kYes);
  CHECK(match.has(cattle) == 1);
  CHECK(match.has(grain) == 0);
  CHECK(match.has(silver) == 1);

  Match without;
  without.give({{flax, 1}, {silver, 3}}).plays(74);
  CHECK(without.is_my_turn());
  CHECK(without.has(cattle) == 0);
}

TEST_CASE("feast: 75 a silver becomes skin and bones, once") {
  Match match;
  match.give(silver, 2).plays(75).apply(kYes);
  CHECK(match.has(skin_and_bones) == 1);
  CHECK(match.has(silver) == 1);
  CHECK(match.is_my_turn());

  Match poor;
  poor.plays(75);
  CHECK(poor.is_my_turn());
  CHECK(poor.has(skin_and_bones) == 0);
}

TEST_CASE("feast: 76 a Viking comes back from each of one's spaces in the fourth column") {
  Match match;  // eleven Vikings: four, four and the two that play the card
  match.round(6).stands(match.me, Space::craft_4).stands(match.me, Space::plunder);
  match.stands(match.other, Space::weekly_4).plays(76).apply(kYes);
  CHECK(match.vikings_on(Space::craft_4) == 3);
  CHECK(match.vikings_on(Space::plunder) == 3);
  CHECK(match.vikings_on(Space::weekly_4) == 4);
  CHECK(match.vikings_on(Space::occ_play_2) == 2);
  CHECK(match.player().vikings_in_thing == 3);

  Match without;
  without.stands(without.me, Space::wool).plays(76);
  CHECK(without.vikings_on(Space::wool) == 3);
  CHECK(without.player().vikings_in_thing == 1);
}

TEST_CASE("feast: 77 an occupied space of the second column is used without Vikings") {
  Match match;
  match.stands(match.other, Space::mead_2).stands(match.other, Space::wool);
  match.give(sheep, 2).plays(77).apply(kYes);
  CHECK_FALSE(match.can(place(Space::weekly_2)));
  CHECK_FALSE(match.can(place(Space::wool)));
  match.apply(place(Space::mead_2));
  CHECK(match.has(mead) == 2);
  CHECK(match.has(silver) == 2);
  CHECK(match.player().vikings_in_thing == 4);
  CHECK(match.state.stands[number(Space::mead_2)].seat == match.other);

  Match without;
  without.stands(without.other, Space::wool).plays(77);
  CHECK(without.is_my_turn());
}

TEST_CASE("feast: 77 no Viking comes back, and what comes before the action comes") {
  Match match;
  match.stands(match.other, Space::snare).plays(77).apply({kYes, place(Space::snare)});
  match.apply(kFail);
  CHECK(match.is_my_turn());
  CHECK(match.player().vikings_in_thing == 4);
  CHECK(match.vikings_on(Space::snare) == 2);
  CHECK(match.has(snare) == 1);

  Match forester;  // 145: an item of a strip before hunting
  forester.has_played({145}).stands(forester.other, Space::hunt_2).plays(77);
  forester.apply({kYes, place(Space::hunt_2), use(145), strip(0, 1)});
  CHECK(forester.has(wood) == 1);
}

TEST_CASE("feast: 78 with knarrs tiles of the supply are turned over") {
  for (const auto& [ships, tiles] : {std::pair{1, 2}, {2, 4}, {3, 6}, {4, 7}}) {
    CAPTURE(ships);
    Match match;
    match.knarrs(ships).give({{peas, 4}, {chest, 4}}).plays(78);
    for (int i = 0; i < tiles; ++i) match.apply(take(i < 4 ? peas : chest));
    CHECK(match.has(mead) == std::min(tiles, 4));
    CHECK(match.has(peas) == 4 - std::min(tiles, 4));
    CHECK(match.has(wool) == std::max(0, tiles - 4));
    CHECK(match.is_my_turn());
  }
  Match back;  // nothing is turned twice
  back.knarrs(1).give({{peas, 1}, {sheep, 1}}).plays(78).apply(take(peas));
  CHECK(back.has(mead) == 1);
  CHECK_FALSE(back.can(take(mead)));
  CHECK(tells(narrate(back.state, take(sheep)), "feast.log.pregnant"));
  back.apply(take(sheep));  // to its side with young
  CHECK(back.has(sheep) == 1);
  CHECK(back.player().pregnant_sheep == 1);
  CHECK(back.is_my_turn());

  Match without;
  without.longships({0}).give(peas, 2).plays(78);
  CHECK(without.is_my_turn());
  CHECK(without.has(peas) == 2);
}

TEST_CASE("feast: 79 one cattle is with young at once") {
  Match match;
  match.give(cattle, 3).pregnant(0, 1).holds({79}).place(Space::occ_play_2);
  CHECK(tells(narrate(match.state, play(79)), "feast.log.pregnant"));
  match.apply(play(79));
  CHECK(match.player().pregnant_cattle == 2);
  CHECK(match.has(cattle) == 3);

  Match all;
  all.give({{cattle, 1}, {sheep, 2}}).pregnant(0, 1).plays(79);
  CHECK(all.player().pregnant_cattle == 1);
  CHECK(all.player().pregnant_sheep == 0);
}

TEST_CASE("feast: 80 two silver become a sheep, once") {
  Match match;
  match.give(silver, 4).plays(80).apply(kYes);
  CHECK(match.has(sheep) == 1);
  CHECK(match.has(silver) == 2);
  CHECK(match.is_my_turn());

  Match poor;
  poor.give(silver).plays(80);
  CHECK(poor.is_my_turn());
  CHECK(poor.has(sheep) == 0);
}

TEST_CASE("feast: 81 a longship, less one silver a sword and half a silver a spear or bow") {
  Match match;  // 8 - 2 - 1.5, rounded down
  match.give({{sword, 2}, {spear, 1}, {bow, 2}, {snare, 4}, {silver, 4}}).plays(81).apply(kYes);
  CHECK(match.player().longships == 1);
  CHECK(match.has(silver) == 0);
  CHECK(match.weapons() == 9);

  Match armed;
  armed.give(sword, 9).plays(81).apply(kYes);
  CHECK(armed.player().longships == 1);

  Match poor;
  poor.give({{sword, 2}, {snare, 4}, {silver, 5}}).plays(81);
  CHECK(poor.is_my_turn());
  CHECK(poor.player().longships == 0);
}

TEST_CASE("feast: 82 a longship, two, five or seven silver cheaper with one, two, three knarrs") {
  for (const auto& [ships, price] : {std::pair{1, 6}, {2, 3}, {3, 1}}) {
    CAPTURE(ships);
    Match match;
    match.knarrs(ships).give(silver, price).plays(82).apply(kYes);
    CHECK(match.player().longships == 1);
    CHECK(match.has(silver) == 0);

    Match poor;
    poor.knarrs(ships).give({{silver, price - 1}}).plays(82);
    CHECK(poor.is_my_turn());
    CHECK(poor.player().longships == 0);
  }
  Match full;
  full.knarrs(4).give(silver, 8).plays(82);
  CHECK(full.is_my_turn());
}

TEST_CASE("feast: 83 up to four goods of one kind go up a step") {
  Match match;
  match.give({{peas, 5}, {stockfish, 1}}).plays(83).apply({take(peas), take(peas)});
  CHECK_FALSE(match.can(take(stockfish)));
  match.apply({take(peas), take(peas)});
  CHECK(match.has(mead) == 4);
  CHECK(match.has(peas) == 1);
  CHECK(match.has(stockfish) == 1);
  CHECK(match.is_my_turn());

  Match flock;  // animals with young and without are one kind
  flock.give(sheep, 2).pregnant(1, 0).plays(83).apply({take(sheep), take(sheep)});
  CHECK(flock.has(fur) == 2);
  CHECK(flock.player().pregnant_sheep == 0);

  Match blue;
  blue.give(silk, 4).plays(83);
  CHECK(blue.is_my_turn());
  CHECK(blue.has(silk) == 4);
}

TEST_CASE("feast: 84 an emigration, a silver cheaper for each large ship") {
  Match match;
  match.round(4).knarrs(1).longships({2}).boats(1).give(silver, 3).plays(84);
  match.apply({kYes, ship_move(ShipDeed::sail, Ship::longship, 2)});
  CHECK(match.player().away_longships == 1);
  CHECK(match.player().longships == 0);
  CHECK(match.has(silver) == 1);

  Match cheap;
  cheap.knarrs(3).plays(84).apply({kYes, ship_move(ShipDeed::sail, Ship::knarr)});
  CHECK(cheap.player().away_knarrs == 1);

  Match poor;
  poor.round(4).knarrs(2).give(silver).plays(84);
  CHECK(poor.is_my_turn());
  Match boats;
  boats.boats(3).give(silver, 5).plays(84);
  CHECK(boats.is_my_turn());
}

TEST_CASE("feast: 85 a hunt for a silver and a snare for two, either or both, in this order") {
  Match match;
  match.give({{silver, 3}, {bow, 1}}).rolls(Die::hunt, {1, 7}).plays(85);
  match.apply({kYes, pay(0, 1)});
  CHECK(match.has(game_meat) == 1);
  CHECK(match.has(hide) == 1);
  CHECK(match.has(silver) == 2);
  match.apply({kYes, kFail});
  CHECK(match.has(silver) == 0);
  CHECK(match.has(snare) == 1);
  CHECK(match.is_my_turn());  // no Viking comes back
  CHECK(match.player().vikings_in_thing == 4);

  Match snare_only;
  snare_only.give({{silver, 2}, {snare, 1}}).rolls(Die::snare, {1}).plays(85);
  snare_only.apply({kNo, kYes, pay(0, 1)});
  CHECK(snare_only.has(fur) == 1);
  CHECK(snare_only.has(game_meat) == 0);

  Match poor;
  poor.plays(85);
  CHECK(poor.is_my_turn());
}

TEST_CASE("feast: 86 up to three hides for two silver each") {
  Match match;
  match.give(silver, 9).plays(86).apply({kYes, kYes, kYes});
  CHECK(match.has(hide) == 3);
  CHECK(match.has(silver) == 3);
  CHECK(match.is_my_turn());

  Match fewer;
  fewer.give(silver, 5).plays(86).apply({kYes, kYes});
  CHECK(fewer.has(hide) == 2);
  CHECK(fewer.is_my_turn());

  Match poor;
  poor.give(silver).plays(86);
  CHECK(poor.is_my_turn());
  CHECK(poor.has(hide) == 0);
}

TEST_CASE("feast: 87 the crucifix, or four items of one mountain strip") {
  Match tile;
  tile.plays(87).apply(option(0));
  CHECK(tile.has(crucifix) == 1);
  CHECK(tile.is_my_turn());

  Match strips;  // wood wood stone ore
  strips.plays(87).apply({option(1), strip(0, 4)});
  CHECK(strips.has(crucifix) == 0);
  CHECK(strips.has(wood) == 2);
  CHECK(strips.has(stone) == 1);
  CHECK(strips.has(ore) == 1);
  CHECK(strips.is_my_turn());

  Match gone;
  gone.give_to(gone.other, crucifix).plays(87);
  CHECK_FALSE(gone.can(option(0)));
  CHECK_FALSE(gone.can(strip(1, 3)));
  gone.apply(strip(1, 4));
  CHECK(gone.has(crucifix) == 0);
  CHECK(gone.has(wood) == 2);
}

}  // namespace
}  // namespace meadhall::feast
