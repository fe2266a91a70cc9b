// What the appendix on the occupations decides. rules: Feast 16

#include <doctest/doctest.h>

#include "tests/support/feast_lines.h"
#include "tests/support/words.h"

namespace meadhall::feast::testing {
namespace {

using enum Item;

// The rolls to come of a die, of a position just read.
int next_roll(const Played& table, Die die) {
  Rng rng = table.state.rng;
  return static_cast<int>(rng.below(static_cast<std::uint32_t>(sides(die)))) + 1;
}
// A position of those with other seeds in which the die falls so.
Played rolling(Die die, int result, int round, const std::string& lines) {
  for (int seed = 1; seed < 1000; ++seed) {
    Played table = in_round(round, lines + " / seed " + std::to_string(seed));
    if (next_roll(table, die) == result) return table;
  }
  FAIL("no such roll");
  return in_round(round, lines);
}

TEST_CASE("feast: 2 makes emigration by 84 and 110 cheaper, too") {
  Played by_110 = in_round(5, "has: 9 silver / played: 2, 110, 47 / ships: knarr");
  CHECK(by_110.play("place overseas_2; use 110; sail knarr").has(silver) == 4);
  Played by_84 =
      in_round(6, "has: 9 silver, stone / ships: knarr, longship / played: 2, 47 / hand: 84");
  by_84.play("place occ_play_1; play 84; yes; sail knarr");
  CHECK(by_84.has(silver) == 7);
}

TEST_CASE("feast: 15 gives a hide for a house that was left") {
  Played match =
      in_round(4, "has: 2 stone, 2 wood / played: 15, 47 / player 2 / stone_1 / stone_2 / stone_3");
  match.play("place house_and_ship; option 1");
  CHECK(match.mine().longships == 1);
  CHECK(match.has(hide) == 0);
}

TEST_CASE("feast: 17 ends at a blue good, from whatever colour") {
  Played match = in_round(4, "has: stone, peas / played: 47 / hand: 17");
  match.play("place occ_play_1; play 17");
  CHECK_FALSE(match.can("option 1"));
  CHECK(match.play("take peas").has(rune_stone) == 1);
  for (const std::string good : {"mead", "oil"}) {
    Played other = in_round(4, "has: stone, " + good + " / played: 47 / hand: 17");
    CHECK(other.play("place occ_play_1; play 17; take " + good).has(rune_stone) == 1);
  }
  CHECK(in_round(4, "has: stone, oil / played: 47 / hand: 17")
            .play("place occ_play_1; play 17")
            .can("done"));
}

TEST_CASE("feast: 36, 37 and 88 come before the price of overseas trade") {
  Played match = in_round(2, "ships: knarr / has: silver, wool / played: 37, 28, 47");
  match.play("place overseas_1; use 37; take wool");
  CHECK(match.has(chest) == 1);
  CHECK(match.has(oil) == 0);  // 28 could not be paid any more: the silver was kept for the price
  CHECK(match.has(silver) == 0);
  Played richer = in_round(2, "ships: knarr / has: 2 silver, wool / played: 37, 28, 47");
  richer.play("place overseas_1; use 37; take wool");
  CHECK(richer.has(silver) == 2);
  CHECK(richer.play("use 28; take oil").has(rune_stone) == 1);
  Played clerk = in_round(4, "has: silver, stockfish / ships: knarr / played: 47, 88");
  CHECK_FALSE(clerk.play("place overseas_1").can("use 88"));
}

TEST_CASE("feast: 76's Vikings come back at once: 151 pays for one or two, not for more") {
  const auto paid = [](const std::string& lines) {
    Played match = in_round(7, "has: stone / played: 151 / hand: 76 / on: " + lines);
    return match.play("place occ_play_1; play 76; yes").has(silver) - 1;
  };
  CHECK(paid("weekly_4") == 1);
  CHECK(paid("weekly_4, craft_4") == 1);
  CHECK(paid("2 whaling_1, weekly_4, craft_4") == 0);
}

TEST_CASE("feast: 60's two Vikings come back at once") {
  Played two = in_round(4, "has: 9 silver, stone / played: 151 / hand: 60 / on: mead_2");
  two.play("place occ_play_1; play 60; yes; place mead_2; yes");
  CHECK(two.has(silver) == 7);  // 1 of the space, 1 of 151, less the round's 4
  CHECK(two.state.stands[number(Space::mead_2)].seat == kNobody);
  Played one = in_round(4, "has: 9 silver, stone / played: 151 / hand: 60 / on: mead_2");
  one.play("place occ_play_1; play 60; yes; place mead_2; no");
  CHECK(one.has(silver) == 11);
  CHECK(one.state.stands[number(Space::mead_2)].vikings == 1);
}

TEST_CASE("feast: 168 counts the Thing once when several Vikings come back together") {
  // 2 in the Thing, then 4: three are never in it.
  Played past = in_round(
      7, "has: 9 silver, stone / played: 168 / hand: 60 / on: mead_2, weekly_4, 3 weekly_3");
  CHECK(past.mine().vikings_in_thing == 3);
  past.play("place occ_play_1; play 60; yes; place mead_2; yes");
  CHECK(past.mine().vikings_in_thing == 4);
  CHECK(past.has(silver) == 9 - 7 + 1);
}

TEST_CASE("feast: 77 offers a space that what comes before makes usable") {
  Played match = in_round(2, "has: stone / played: 113 / hand: 77 / player 2 / on: craft_chest");
  match.play("place occ_play_1; play 77; yes; place craft_chest; use 113");
  MoveList moves;
  legal(match.state, moves);
  REQUIRE(moves.size() > 0);
  CHECK(kind_of(moves[0]) == MoveKind::strip);
}

TEST_CASE("feast: 91 offers a space that what comes before makes usable") {
  Played match = in_round(2,
                          "thing 0 / strips: 1, 2 / has: silver, wood / played: 91, 121 / "
                          "on: whaling_boat, weekly_3, weekly_2, stockfish / player 2 / passed");
  if (match.can("pass")) match.play("pass");
  CHECK(match.play("use 91").can("place shed"));
}

TEST_CASE("feast: 78 turns sheep and cattle to their pregnant side, too") {
  Played match = in_round(2, "has: stone, 2 sheep / ships: knarr / played: 47 / hand: 78");
  match.play("place occ_play_1; play 78; take sheep; take sheep");
  CHECK(match.mine().pregnant_sheep == 2);
  CHECK(match.has(sheep) == 2);
}

TEST_CASE("feast: 87 takes exactly four items, of a strip that has them") {
  Played match =
      in_round(2,
               "strips: 1 less 3, 2 less 4 / has: stone / played: 47 / hand: 87 / player 2 / "
               "has: crucifix");
  match.play("place occ_play_1; play 87");
  CHECK_FALSE(match.can("strip 1 3"));
  CHECK_FALSE(match.can("done"));
  match.play("strip 1 4");
  CHECK(match.state.strips[0] == 7);
  Played none = in_round(
      2,
      "strips: 1 less 5, 2 less 4, 3 less 7 / has: stone / played: 47 / hand: 87 / player 2 / "
      "has: crucifix");
  none.play("place occ_play_1; play 87");
  CHECK(none.asks(Do::turn));
  CHECK(none.state.strips[0] == 5);
}

TEST_CASE("feast: 97 doubles the peas up to eight in all") {
  const auto peas_of = [](int n) {
    Played match("players 1 / round 2 / window 1 after_bonus / player 1 / has: " +
                 std::to_string(n) + " peas, silver / played: 97, 47");
    return match.play("done").has(peas);
  };
  CHECK(peas_of(3) == 6);
  CHECK(peas_of(6) == 8);
  CHECK(peas_of(8) == 8);
  CHECK(peas_of(9) == 9);
}

TEST_CASE("feast: 99's occupation may supply what the action of the third column needs") {
  Played match = in_round(6, "played: 99, 47 / hand: 22 / ships: longship, longship / player 2");
  match.play("place long_house; use 99; play 22");
  CHECK(match.mine().hand_count == 0);
  CHECK(houses_of(match.state, seat_at(0), Building::long_house) == 1);
}

TEST_CASE("feast: 99 chosen, an occupation is played") {
  Played match = in_round(6, "played: 99, 47 / hand: 43");
  CHECK_FALSE(match.play("place weekly_3; use 99").can("done"));
}

TEST_CASE("feast: 104 after the first roll or the second") {
  Played one = in_round(4, "ships: longship / played: 104");
  one.play("place raid; fail");
  CHECK(one.can("use 104"));
  Played three = in_round(4, "ships: longship / played: 104");
  three.play("place raid; roll; roll");
  if (three.can("fail")) three.play("fail");
  CHECK_FALSE(three.can("use 104"));
}

TEST_CASE("feast: 106 may be used; with fewer than four Vikings there is no card and no 164") {
  const Played table = in_round(5,
                                "strips: 1 less 2, 2, 3, 4, 5, 6 / played: 164, 47, 106 "
                                "/ ships: longship, longship, longship / hand: 43");
  Played fewer = table;
  fewer.play("place plunder; yes");
  CHECK(fewer.has(silver_hoard) == 1);
  CHECK(fewer.mine().hand_count == 1);
  CHECK(fewer.state.stands[number(Space::plunder)].vikings == 3);
  Played all_four = table;
  all_four.play("place plunder; no");
  CHECK(all_four.can("use 164"));
  CHECK(all_four.state.stands[number(Space::plunder)].vikings == 4);
  CHECK(all_four.play("done; play 43").has(fruits) == 1);
  Played three_left = in_round(
      2, "played: 47, 106 / ships: longship, longship, longship / hand: 43 / on: weekly_4");
  CHECK(three_left.play("place plunder").has(silver_hoard) == 1);
}

TEST_CASE("feast: 122 counts what the space itself takes off strips") {
  Played crafting = in_round(4,
                             "strips: 1 less 4, 2, 3, 4, 5 / has: wood / "
                             "played: 122, 113, 103");
  crafting.play("place craft_chest; use 113; strip 1 1; use 103; strip 2 1");
  CHECK(crafting.has(mead) == 0);
  Played mountain = in_round(4, "strips: 1 less 2, 2, 3, 4, 5 / played: 122, 164, 47");
  mountain.play("place mountain_4_upup_2; use 164; strip 1 1; strip 2 1");
  CHECK(mountain.has(mead) == 0);
}

TEST_CASE("feast: 132 takes the ore off the longship that pillages") {
  Played several = in_round(4, "ships: longship with 3, longship with 1 / played: 132");
  several.play("place pillage_2");
  CHECK(several.can("disarm longship 3"));
  CHECK_FALSE(several.can("disarm longship 1"));
  // Of two that carry the same it is the one that pillages that carries one less.
  Played alike =
      rolling(Die::pillage, 10, 4, "ships: longship with 3, longship with 3 / played: 132");
  alike.play("place pillage_2; disarm longship 3");
  CHECK(alike.can("take silver_hoard"));         // 10 + 3 + 2
  CHECK_FALSE(alike.can("take english_crown"));  // 16
}

TEST_CASE("feast: 138's green good still needs a result of six, and its words say so") {
  Played match = in_round(4, "has: 9 stone, 5 sword / ships: longship / played: 138");
  match.play("place raid");
  CHECK(spelled::words(describe(match.state, take(oil))).find("n=6") != std::string::npos);
}

TEST_CASE("feast: 145 before the hunts of 85 and 159, too") {
  Played horn = in_round(4, "has: 3 silver, stone / played: 145 / hand: 85");
  horn.play("place occ_play_1; play 85; yes");
  CHECK(horn.can("use 145"));
  horn.play("use 145");
  CHECK(horn.can("strip " + std::string(horn.can("strip 1 1") ? "1 1" : "2 1")));
  Played festive(
      "players 2 / round 1 / feast 1: game_meat / table: cells 6, laid 5, last red / player 1 / "
      "has: silver / played: 145, 159 / player 2");
  festive.play("coin");
  CHECK(festive.play("use 159").can("use 145"));
}

TEST_CASE("feast: 147 opens plundering to a single knarr") {
  Played match = in_round(4, "played: 147, 47 / ships: knarr");
  CHECK(match.play("place plunder").has(silver_hoard) == 1);
  CHECK_FALSE(in_round(4, "played: 147, 47").can("place plunder"));
}

TEST_CASE(
    "feast: a rule on an occupation in hand may make an action of the fourth column possible") {
  Played steersman = in_round(5, "ships: knarr / played: 47 / hand: 147");
  CHECK(steersman.play("place plunder; play 147").has(silver_hoard) == 1);
  Played bricklayer = in_round(4, "has: stone, 2 wood / hand: 116");
  bricklayer.play("place house_and_ship; play 116; option 1");
  CHECK(bricklayer.mine().longships == 1);
  Played peddler = in_round(4, "has: 2 silver / played: 47 / hand: 1");
  CHECK(peddler.play("place buy_sheep_cattle; play 1").has(cattle) == 1);
  Played patron = in_round(4, "has: 2 silver / played: 47 / hand: 2");
  CHECK(patron.play("place buy_sheep_cattle; play 2").has(cattle) == 1);
  Played refugees = in_round(3, "has: silver / ships: knarr / hand: 170");
  refugees.play("place boat_and_emigrate; play 170; sail knarr");
  CHECK(refugees.mine().away_knarrs == 1);
  Played follower =
      in_round(4, "has: stone, wood, ore / played: 47 / hand: 77 / player 2 / on: wood_per_player");
  CHECK_FALSE(follower.can("place house_and_ship"));
  Played follower_2 =
      in_round(4, "has: 2 stone / played: 47 / hand: 77 / player 2 / on: wood_per_player");
  follower_2.play("place house_and_ship; play 77; yes; place wood_per_player; option 1");
  CHECK(follower_2.mine().longships == 1);
}

TEST_CASE("feast: 152 raises a good of 83 twice") {
  Played match = in_round(2, "has: 4 cabbage, stone / played: 152 / hand: 83");
  match.play("place occ_play_1; play 83; take cabbage");
  CHECK(match.can("take game_meat again"));
  match.play("take game_meat again; take cabbage; take cabbage; take cabbage");
  CHECK(match.has(skin_and_bones) == 1);
  CHECK(match.has(game_meat) == 3);
}

TEST_CASE("feast: 163 asks for Vikings that are placed") {
  Played match = rolling(Die::hunt, 8, 4,
                         "has: 3 silver, stone, 9 wood / played: 163 / hand: 77 / player 2 / "
                         "on: hunt_2");
  match.play("place occ_play_1; play 77; yes; place hunt_2; pay 8 0");
  CHECK(match.has(hide) == 1);
  CHECK(match.has(silver) == 4);
}

TEST_CASE("feast: 166 from the second placement in the second column on") {
  Played first = in_round(4, "played: 166, 47 / on: stockfish");
  CHECK_FALSE(first.play("place mead_2").can("use 166"));
  Played second = in_round(4, "played: 166, 47 / on: mead_2");
  CHECK(second.play("place weekly_2").can("use 166"));
  Played plunder = in_round(
      4, "played: 166, 47, 106 / on: mead_2 / ships: longship, longship, longship, longship");
  CHECK_FALSE(plunder.play("place plunder; yes").can("use 166"));
}

TEST_CASE("feast: 168's silver, which placing brings, may pay the price") {
  Played match = in_round(1, "thing 4 / on: mead_2 / played: 168, 47");
  match.play("place buy_2_stockfish");
  CHECK(match.has(stockfish) == 2);
  CHECK(match.has(silver) == 0);
  CHECK_FALSE(in_round(2, "thing 5 / on: mead_2 / played: 168, 47").can("place buy_2_stockfish"));
}

TEST_CASE("feast: 175 turns silver to oil for stockfish of occupations, too, once a gain") {
  Played match = in_round(4, "has: 3 silver, stone / played: 175, 47 / hand: 27 / ships: 2 boat");
  match.play("place occ_play_1; play 27");
  CHECK(match.has(stockfish) == 2);
  match.play("use 175");
  CHECK(match.has(oil) == 1);
  CHECK_FALSE(match.can("use 175"));
  // A fish that an upgrade made was there before in another shape.
  Played upgraded = in_round(4, "has: 3 silver, flax, peas / played: 175, 47");
  CHECK_FALSE(upgraded.play("place up_2; take flax").can("use 175"));
}

TEST_CASE("feast: 176 counts what 52 plays outside an action") {
  Played match = in_round(4, "has: 3 silver / played: 52, 176 / hand: 43");
  match.play("arrange; use 52; play 43");
  CHECK(match.has(peas) == 1);
  CHECK(match.has(fruits) == 1);
}

TEST_CASE("feast: 182 once, at any time from two houses on, and not spent while it waits") {
  Played match = in_round(4, "has: stone / played: 182, 47 / stone_1");
  match.play("place stone_house");
  CHECK_FALSE(match.mine().spent.has(182));
  Played later = in_round(4, "has: 4 wood / played: 182, 47 / stone_1 / stone_2");
  later.play("arrange; use 182");
  CHECK(later.has(spices) == 1);
  CHECK(later.has(wood) == 2);
  CHECK_FALSE(later.can("use 182"));
  CHECK(later.mine().spent.has(182));
  CHECK_FALSE(in_round(4, "has: 4 wood / played: 182, 47 / stone_1").can_use("use 182"));
}

TEST_CASE("feast: 187's belt beside a space that asks nothing") {
  Played match = in_round(4, "has: 2 flax / played: 187, 47");
  match.play("place mead_2; use 187");
  CHECK(match.has(belt) == 1);
  CHECK(match.has(flax) == 0);
  CHECK_FALSE(in_round(4, "has: 2 flax / played: 187, 47 / player 2 / has: belt")
                  .play("place mead_2")
                  .can("use 187"));
  CHECK_FALSE(in_round(4, "has: 2 flax / played: 187, 47").can_use("use 187"));
}

}  // namespace
}  // namespace meadhall::feast::testing
