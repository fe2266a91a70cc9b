// Occupations 49 to 71. rules: Feast 16

#include <doctest/doctest.h>

#include <algorithm>

#include "tests/support/feast_table.h"

namespace meadhall::feast {
namespace {

using testing::Match;
using enum Item;

TEST_CASE("feast: 49 cattle becomes five crops at any time, and that is a harvest") {
  Match match;
  match.give(cattle).pregnant(0, 1).has_played({49}).uses(49);
  CHECK(match.has(cattle) == 0);
  for (const Item crop : {peas, flax, beans, grain, cabbage}) CHECK(match.has(crop) == 1);
  CHECK(match.tiles() == 5);

  Match baker;  // 171: after a harvest
  baker.give(cattle).has_played({49, 171}).uses(49).apply(use(171));
  CHECK(baker.has(flax) == 0);
  CHECK(baker.has(grain) == 2);
  CHECK(baker.has(silver) == 1);

  Match sower;  // 169: of what there was before
  sower.give({{cattle, 1}, {flax, 1}}).has_played({49, 169}).uses(49).apply({use(169), kYes});
  CHECK(sower.has(flax) == 3);
  CHECK(sower.has(grain) == 1);

  Match without;
  without.give(sheep).has_played({49});
  CHECK_FALSE(without.can_use(49));
}

TEST_CASE("feast: 50 a rune stone becomes a hide at any time") {
  Match match;
  match.give(rune_stone, 2).has_played({50}).uses(50);
  CHECK(match.has(rune_stone) == 1);
  CHECK(match.has(hide) == 1);

  Match without;
  without.give(stone, 2).has_played({50});
  CHECK_FALSE(without.can_use(50));
}

TEST_CASE("feast: 51 a rune stone becomes a silver and a milk or a cabbage at any time") {
  Match match;
  match.give(rune_stone, 2).has_played({51}).uses(51, 0);
  CHECK(match.has(milk) == 1);
  CHECK(match.has(cabbage) == 0);
  CHECK(match.has(silver) == 1);
  match.uses(51, 1);
  CHECK(match.has(cabbage) == 1);
  CHECK(match.has(silver) == 2);
  CHECK(match.has(rune_stone) == 0);
  CHECK_FALSE(match.can_use(51));
}

TEST_CASE("feast: 52 for a silver an occupation of the hand is played at any time") {
  Match match;
  match.give(silver, 2).holds({43, 68}).has_played({52}).uses(52).apply(play(43));
  CHECK(match.has(silver) == 1);
  CHECK(match.has(fruits) == 1);
  CHECK(match.player().hand_count == 1);
  CHECK_FALSE(match.can(play(68)));

  Match poor;
  poor.give(peas).holds({43}).has_played({52});
  CHECK_FALSE(poor.can_use(52));
}

TEST_CASE("feast: 52 not with an empty hand") {
  Match match;
  match.give(silver, 2).has_played({52});
  CHECK_FALSE(match.can_use(52));
}

TEST_CASE("feast: 53 for a silver an orange good goes up one step at any time") {
  Match match;
  match.give({{silver, 2}, {flax, 1}, {oil, 1}}).has_played({53}).uses(53);
  CHECK_FALSE(match.can(take(oil)));
  match.apply(take(flax));
  CHECK(match.has(stockfish) == 1);
  CHECK(match.has(flax) == 0);
  CHECK(match.has(silver) == 1);

  Match without;
  without.give({{silver, 2}, {stockfish, 1}}).has_played({53});
  CHECK_FALSE(without.can_use(53));
}

TEST_CASE("feast: 54 a silverware becomes a silk or a chest at any time") {
  Match match;
  match.give(silverware, 2).has_played({54}).uses(54, 0);
  CHECK(match.has(silk) == 1);
  CHECK(match.has(chest) == 0);
  match.uses(54, 1);
  CHECK(match.has(chest) == 1);
  CHECK(match.has(silverware) == 0);
  CHECK_FALSE(match.can_use(54));
}

TEST_CASE("feast: 55 a chest and three silver become a treasure chest at any time") {
  Match match;
  match.give({{chest, 2}, {silver, 5}}).has_played({55}).uses(55);
  CHECK(match.has(treasure_chest) == 1);
  CHECK(match.has(chest) == 1);
  CHECK(match.has(silver) == 2);
  CHECK_FALSE(match.can_use(55));
}

TEST_CASE("feast: 56 any two weapons become an ore at any time") {
  for (std::size_t one = 0; one < kWeapons; ++one) {
    for (std::size_t two = one; two < kWeapons; ++two) {
      CAPTURE(one);
      CAPTURE(two);
      Match match;
      match.give({{weapon_at(one), 1}, {weapon_at(two), 1}}).has_played({56});
      std::size_t line = 0;
      while (line < 10 && !match.can_use(56, line)) ++line;
      match.uses(56, line);
      CHECK(match.has(ore) == 1);
      CHECK(match.weapons() == 0);
      CHECK(match.state.weapon_discard[one] == (one == two ? 2 : 1));
    }
  }
  Match single;
  single.give({{sword, 1}, {peas, 1}}).has_played({56});
  for (std::size_t line = 0; line < 10; ++line) CHECK_FALSE(single.can_use(56, line));
}

TEST_CASE("feast: 57 two beans become peas, mead and stockfish at any time") {
  Match match;
  match.give(beans, 3).has_played({57}).uses(57);
  CHECK(match.has(beans) == 1);
  for (const Item item : {peas, mead, stockfish}) CHECK(match.has(item) == 1);
  CHECK_FALSE(match.can_use(57));
}

TEST_CASE("feast: 58 two flax become three oil at any time") {
  Match match;
  match.give(flax, 3).has_played({58}).uses(58);
  CHECK(match.has(flax) == 1);
  CHECK(match.has(oil) == 3);
  CHECK_FALSE(match.can_use(58));
}

TEST_CASE("feast: 59 two flax and a silver become two linen at any time") {
  Match match;
  match.give({{flax, 4}, {silver, 1}}).has_played({59}).uses(59);
  CHECK(match.has(flax) == 2);
  CHECK(match.has(linen) == 2);
  CHECK(match.has(silver) == 0);
  CHECK_FALSE(match.can_use(59));
}

TEST_CASE("feast: 60 a Viking comes back, and for the number of the round another from there") {
  Match match;
  match.round(2).give({{silver, 2}, {wood, 1}}).stands(match.me, Space::craft_chest);
  match.stands(match.other, Space::weekly_1).plays(60).apply(kYes);
  CHECK_FALSE(match.can(place(Space::weekly_1)));
  match.apply({place(Space::craft_chest), kYes});
  CHECK(match.has(silver) == 0);
  CHECK(match.vikings_on(Space::craft_chest) == 0);
  CHECK(match.player().vikings_in_thing == 5);
  CHECK(match.can(place(Space::craft_chest)));

  Match poor;
  poor.round(2).give(silver).stands(poor.me, Space::craft_chest).plays(60);
  poor.apply({kYes, place(Space::craft_chest)});
  CHECK(poor.is_my_turn());
  CHECK(poor.vikings_on(Space::craft_chest) == 1);
  CHECK(poor.player().vikings_in_thing == 4);
  CHECK_FALSE(poor.can(place(Space::craft_chest)));
}

TEST_CASE("feast: 61 a longship is given back for eight silver, its ore is lost") {
  Match match;
  match.longships({3}).plays(61).apply(kYes);
  CHECK(match.has(silver) == 8);
  CHECK(match.player().longships == 0);
  CHECK(match.player().ore[0] == 0);
  CHECK(match.has(ore) == 0);

  Match without;
  without.knarrs(2).boats(1).plays(61);
  CHECK(without.is_my_turn());
  CHECK(without.has(silver) == 0);
}

TEST_CASE("feast: 62 an ore and a silver become a crucifix or a cloakpin, once") {
  Match match;
  match.give({{ore, 2}, {silver, 2}}).plays(62).apply(option(0));
  CHECK(match.has(crucifix) == 1);
  CHECK(match.has(cloakpin) == 0);
  CHECK(match.has(ore) == 1);
  CHECK(match.has(silver) == 1);
  CHECK(match.is_my_turn());

  Match second;  // the crucifix is another's
  second.give({{ore, 1}, {silver, 1}}).give_to(second.other, crucifix).plays(62).apply(kYes);
  CHECK(second.has(cloakpin) == 1);
  CHECK(second.has(crucifix) == 0);

  Match gone;
  gone.give({{ore, 1}, {silver, 1}}).give_to(gone.other, crucifix);
  gone.give_to(gone.other, cloakpin).plays(62);
  CHECK(gone.is_my_turn());
  CHECK(gone.has(ore) == 1);
}

TEST_CASE("feast: 63 a sheep becomes meat, hide and wool; three silver become a drinking horn") {
  Match match;
  match.give({{sheep, 1}, {silver, 3}}).pregnant(1, 0).plays(63).apply({kYes, kYes});
  for (const Item item : {salt_meat, hide, wool, drinking_horn}) CHECK(match.has(item) == 1);
  CHECK(match.has(sheep) == 0);
  CHECK(match.player().pregnant_sheep == 0);
  CHECK(match.has(silver) == 0);

  Match horn;
  horn.give({{sheep, 1}, {silver, 3}}).plays(63).apply({kNo, kYes});
  CHECK(horn.has(sheep) == 1);
  CHECK(horn.has(drinking_horn) == 1);

  Match neither;
  neither.give({{cattle, 1}, {silver, 2}}).plays(63);
  CHECK(neither.is_my_turn());
  CHECK(neither.tiles() == 1);
}

TEST_CASE("feast: 64 a whaling boat and two silver become a longship; the boat's ore is lost") {
  Match match;
  match.boats(1, 1).knarrs(3).give(silver, 2).plays(64).apply(kYes);
  CHECK(match.player().boats == 0);
  CHECK(match.player().armed_boats == 0);
  CHECK(match.player().longships == 1);
  CHECK(match.player().ore[0] == 0);
  CHECK(match.has(silver) == 0);

  Match full;
  full.boats(1).knarrs(4).give(silver, 2).plays(64);
  CHECK(full.is_my_turn());
  CHECK(full.player().boats == 1);
}

TEST_CASE("feast: 65 two snares and two spears become a treasure chest, once") {
  Match match;
  match.give({{snare, 4}, {spear, 4}}).plays(65).apply(kYes);
  CHECK(match.has(treasure_chest) == 1);
  CHECK(match.has(snare) == 2);
  CHECK(match.has(spear) == 2);
  CHECK(match.is_my_turn());

  Match without;
  without.give({{snare, 4}, {spear, 1}, {sword, 3}}).plays(65);
  CHECK(without.is_my_turn());
  CHECK(without.has(treasure_chest) == 0);
}

TEST_CASE("feast: 66 for a silver an orange good moves two boxes and two colours on") {
  Match match;
  match.give({{silver, 1}, {peas, 1}}).plays(66).apply({kYes, take(peas), take(stockfish, true)});
  CHECK(match.has(wool) == 1);
  CHECK(match.tiles() == 1);
  CHECK(match.has(silver) == 0);
  CHECK(match.is_my_turn());

  Match step;
  step.give({{silver, 1}, {grain, 1}}).plays(66).apply({kYes, take(grain), kDone});
  CHECK(step.has(game_meat) == 1);

  Match mixed;
  mixed.give({{silver, 1}, {peas, 1}, {mead, 1}}).plays(66).apply(kYes);
  CHECK_FALSE(mixed.can(take(mead)));

  Match red;
  red.give({{silver, 1}, {mead, 1}}).plays(66);
  CHECK(red.is_my_turn());
  CHECK(red.has(silver) == 1);
}

TEST_CASE("feast: 67 four silver become two silverware, game meat and mead") {
  Match match;
  match.give(silver, 9).plays(67).apply(kYes);
  CHECK(match.has(silver) == 5);
  CHECK(match.has(silverware) == 2);
  CHECK(match.has(game_meat) == 1);
  CHECK(match.has(mead) == 1);
  CHECK(match.is_my_turn());

  Match poor;
  poor.give(silver, 3).plays(67);
  CHECK(poor.is_my_turn());
  CHECK(poor.tiles() == 0);
}

TEST_CASE("feast: 68 four weapons when it is played, and only then") {
  Match match;
  match.plays(68);
  CHECK(match.weapons() == 4);
  match.place(Space::stockfish);
  CHECK(match.weapons() == 4);
}

TEST_CASE("feast: 69 weapons are taken until there are two of each kind") {
  Match match;
  match.give({{bow, 3}, {spear, 1}}).plays(69);
  CHECK(match.has(bow) == 3);
  for (const Item item : {snare, spear, sword}) CHECK(match.has(item) == 2);

  Match enough;
  enough.give({{bow, 2}, {snare, 2}, {spear, 2}, {sword, 2}}).plays(69);
  CHECK(enough.weapons() == 8);
}

int cells_of(const Surface& surface, Item item) {
  return static_cast<int>(std::ranges::count_if(surface.lying, [&](std::uint8_t cell) {
    return cell != 0 && item_at(cell & kItemBits) == item;
  }));
}

TEST_CASE("feast: 70 the cloakpin of anybody's board, for silverware and a rune stone there") {
  for (std::size_t way = 0; way < ways_to_lay(cloakpin).size(); ++way) {
    for (const bool mine : {false, true}) {
      CAPTURE(way);
      CAPTURE(mine);
      Match match;
      const std::size_t at = home_of(mine ? match.me : match.other);
      match.lies(at, cloakpin, way, {0, 0});
      const Cover before = match.state.surfaces[at].cover;
      match.plays(70).apply(kYes);
      const Surface& home = match.state.surfaces[at];
      CHECK(match.has(cloakpin) == 1);
      CHECK(home.cover == before);
      CHECK(cells_of(home, cloakpin) == 0);
      CHECK(cells_of(home, silverware) == 3);
      CHECK(cells_of(home, rune_stone) == 2);
    }
  }

  Match unlaid;
  unlaid.give_to(unlaid.other, cloakpin).plays(70);
  CHECK(unlaid.is_my_turn());
  CHECK(unlaid.has(cloakpin) == 0);
}

TEST_CASE("feast: 71 the drinking horn of anybody's board, for a chest and a rune stone there") {
  for (std::size_t way = 0; way < ways_to_lay(drinking_horn).size(); ++way) {
    for (const bool mine : {false, true}) {
      CAPTURE(way);
      CAPTURE(mine);
      Match match;
      const std::size_t home = home_of(mine ? match.me : match.other);
      match.lies(home, drinking_horn, way, {0, 0});
      const Cover before = match.state.surfaces[home].cover;
      match.plays(71).apply(kYes);
      CHECK(match.has(drinking_horn) == 1);
      CHECK(match.state.surfaces[home].cover == before);
      CHECK(cells_of(match.state.surfaces[home], chest) == 4);
      CHECK(cells_of(match.state.surfaces[home], rune_stone) == 2);
    }
  }
  Match unlaid;
  unlaid.plays(71);
  CHECK(unlaid.is_my_turn());
  CHECK(unlaid.has(drinking_horn) == 0);
}

}  // namespace
}  // namespace meadhall::feast
