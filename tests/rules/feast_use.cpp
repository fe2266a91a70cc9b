// Spaces are used for something, and what is paid brings something. rules: Feast 4.5, 8

#include <doctest/doctest.h>

#include "games/feast/moves.h"
#include "games/feast/state.h"
#include "games/feast/workshop.h"
#include "tests/support/feast_lines.h"

namespace meadhall::feast::testing {
namespace {

using enum Item;

TEST_CASE("feast: occ_play_1 wants a stone or an ore, and takes it from whoever has one") {
  CHECK_FALSE(in_round(4, "hand: 43").can("place occ_play_1"));
  Played match = in_round(4, "has: stone / hand: 43");
  match.play("place occ_play_1; play 43");
  CHECK(match.has(stone) == 0);
  CHECK(match.has(silver) == 1);
  CHECK(match.has(fruits) == 1);
  Played with_ore = in_round(4, "has: ore / hand: 43");
  CHECK(with_ore.play("place occ_play_1; done").has(ore) == 0);
  CHECK(with_ore.has(silver) == 1);
}

TEST_CASE("feast: an upgrade space is used for one good at least") {
  for (const std::string space : {"up_2", "up_3", "up_4"}) {
    Played match = in_round(4, "has: 2 peas / played: 47");
    match.play("place " + space);
    CHECK_FALSE(match.can("done"));
    CHECK(match.play("take peas").can("done"));
  }
  // The weapons are an effect as well.
  CHECK(in_round(4, "has: 2 peas / played: 47").play("place up_3_weapons_4").can("done"));
}

TEST_CASE("feast: a mountain space is used for an item, or for the upgrade beside it") {
  CHECK_FALSE(in_round(4, "played: 47").play("place mountain_2").can("done"));
  CHECK_FALSE(in_round(4, "played: 47").play("place mountain_3_2").can("done"));
  CHECK_FALSE(in_round(4, "played: 47").play("place mountain_1_up_1").can("done"));
  Played with_peas = in_round(4, "has: peas / played: 47");
  with_peas.play("place mountain_1_up_1; done");
  CHECK_FALSE(with_peas.can("done"));
  CHECK(with_peas.play("take peas").has(mead) == 1);
  Played with_item = in_round(4, "strips: 1, 2 / has: peas / played: 47");
  with_item.play("place mountain_4_upup_2; strip 1 1");
  CHECK(with_item.can("done"));
  Played choice = in_round(4, "has: peas / played: 47");
  CHECK_FALSE(choice.play("place mountain_2222_or_upup_3; option 1").can("done"));
}

TEST_CASE("feast: a special sale is used for one tile at least") {
  Played match = in_round(4, "has: 9 silver / ships: knarr / played: 47");
  match.play("place special_sale");
  CHECK_FALSE(match.can("done"));
  CHECK(match.play("take helmet").can("done"));
}

TEST_CASE("feast: boat_and_emigrate is used for one of the two") {
  Played boat = in_round(4, "ships: boat / played: 47");
  boat.play("place boat_and_emigrate");
  CHECK_FALSE(boat.can("no"));
  CHECK(boat.play("yes").mine().knarrs == 1);
  Played both = in_round(4, "has: 4 silver / ships: boat, knarr / played: 47");
  both.play("place boat_and_emigrate; no; sail knarr");
  CHECK(both.mine().boats == 1);
}

TEST_CASE("feast: what stands in place of a space's effect is an effect of it, too") {
  Played match = in_round(4, "has: 3 wood / ships: 3 boat / played: 105, 47");
  match.play("place whaling_boat");
  CHECK_FALSE(match.can("no"));
  CHECK(match.play("use 105").mine().knarrs == 1);
  Played raid = in_round(4, "has: 2 peas / ships: longship / played: 185, 47");
  raid.play("place raid; use 185");
  CHECK_FALSE(raid.can("done"));
}

TEST_CASE("feast: an occupation's own upgrade is not the space's") {
  Played match = in_round(4, "has: 2 peas, silver / played: 53");
  match.play("place up_2; arrange; use 53; take peas");
  CHECK_FALSE(match.can("done"));
}

TEST_CASE("feast: an occupation does not take what is left for the space") {
  Played hand = in_round(4, "has: 2 silver / played: 52 / hand: 43");
  CHECK_FALSE(hand.play("place occ_play_2; arrange").can("use 52"));
  Played two = in_round(4, "has: 2 silver / played: 52 / hand: 43, 68");
  CHECK(two.play("place occ_play_2; arrange").can("use 52"));
}

TEST_CASE("feast: what a space could be used for is not given away before") {
  Played match = in_round(4, "has: peas / played: 47 / stone_1");
  match.play("place up_2; arrange; lay peas");
  if (match.can("way 1")) match.play("way 1");
  bool any = false;
  MoveList moves;
  legal(match.state, moves);
  for (const Move move : moves) any = any || kind_of(move) == MoveKind::at;
  CHECK_FALSE(any);
  CHECK(match.can("lift"));
}

TEST_CASE("feast: 52, 53, 66, 88 and 120 are not paid for nothing") {
  CHECK_FALSE(
      in_round(4, "has: 3 silver / played: 52 / hand: 43").play("arrange; use 52").can("done"));
  CHECK_FALSE(in_round(4, "has: 3 silver, peas / played: 53").play("arrange; use 53").can("done"));
  Played farmer = in_round(4, "has: stone, silver, peas / played: 47 / hand: 66");
  farmer.play("place occ_play_1; play 66; yes");
  CHECK_FALSE(farmer.can("done"));
  CHECK(farmer.play("take peas").can("done"));
  Played clerk = in_round(4, "has: 3 silver, stockfish / ships: knarr / played: 47, 88");
  clerk.play("place overseas_1; use 88");
  CHECK_FALSE(clerk.can("done"));
  Played middleman = in_round(4, "has: 3 silver / played: 120");
  CHECK_FALSE(middleman.play("place weekly_1; use 120").can("done"));
}

TEST_CASE("feast: 60 and 76 take nobody back against their owner's will") {
  Played one = in_round(4, "has: stone / played: 47 / hand: 60 / on: weekly_4");
  CHECK(one.play("place occ_play_1; play 60").can("no"));
  Played all = in_round(4, "has: stone / played: 47 / hand: 76 / on: weekly_4");
  CHECK(all.play("place occ_play_1; play 76").can("no"));
}

TEST_CASE("feast: without Vikings one may still do what cannot wait until the income") {
  Played tutor =
      in_round(4, "has: silver / played: 52 / hand: 76 / on: weekly_4, craft_4, stockfish");
  CHECK(tutor.state.players[0].vikings_in_thing == 0);
  CHECK(tutor.can("pass"));
  tutor.play("arrange; use 52; play 76; yes");
  CHECK(tutor.mine().vikings_in_thing == 2);
  Played nothing = in_round(4, "has: silver / played: 47 / thing 1 / on: weekly_4, craft_4");
  nothing.play("place stockfish");
  CHECK(nothing.state.agenda.top().seat != seat_at(0));
}

TEST_CASE("feast: 77 played first uses a space that supplies what the action needs, and no other") {
  Played match = in_round(4,
                          "strips: 1 / has: 2 stone, peas / played: 47 / hand: 77 / player 2 / on: "
                          "wood_per_player, up_3");
  match.play("place house_and_ship; play 77; yes");
  CHECK(match.can("place wood_per_player"));
  CHECK_FALSE(match.can("place up_3"));
}

// Whatever an action sets off it sets off for an occupation that calls it, too.
TEST_CASE("feast: an action that an occupation calls counts as one on a space") {
  const auto called = [](const std::string& played, const std::string& moves) {
    Played match =
        in_round(4,
                 "has: 9 silver, stone, 9 wood / ships: knarr, longship / hand: 84, 85 / "
                 "played: " +
                     played);
    return match.play("place occ_play_1; " + moves);
  };
  const std::string emigration = "play 84; yes; sail longship 0";
  const auto won = [&](const std::string& card) {
    for (int n = 0; n <= 8; ++n) {
      Played match = called(card, "play 85; yes");
      if (match.can("done")) match.play("done");
      const std::string pay = "pay " + std::to_string(n) + " 0";
      if (match.can(pay)) return match.play(pay);
    }
    return called(card, "play 85");
  };
  CHECK(won("47, 126").has(game_meat) == 1);
  CHECK(won("47, 143").has(silver) == won("47, 126").has(silver) + 1);
  CHECK(called("145", "play 85; yes").can("use 145"));
  const int full = called("47, 48", emigration).has(silver);
  CHECK(called("47, 2", emigration).has(silver) == full + 1);
  CHECK(called("170", emigration).has(silver) == full + 2);
  CHECK(called("125", emigration).has(rune_stone) == 1);
  CHECK(called("47, 12", emigration).weapons() == called("47, 48", emigration).weapons() + 1);
}

// Found by random play: a boat was bought where the boat of the space had to go, and then neither
// could arranging be ended nor anything be laid.
TEST_CASE("feast: whoever arranged away what a space was to be used for can go on") {
  State state = read_position(R"(feast position 1
players 2
option decks B
option islands true
option removals recommended
option soloStart chosen
round 4
first 2
last 1
phase actions: n 1
task action 1: id 1, a 1, b 2, c 1
task effects 1: n 1, b 1, d 1
task arrange 1: n 1
land A back: 2 silver  # bear_island
land C front: 4 silver  # iceland
land D front: 4 silver  # greenland
strips: 1 less 5, 2, 4 less 1, 5 less 2, 8 less 4
weapons: 9 bow, 7 snare, 7 spear, 6 sword
discards: snare
luck f66ba672369bfd9d

player 1
  has: peas, 2 mead, flax, stockfish, 4 beans, 2 grain, salt_meat, cabbage, game_meat, 2 sheep, fur, 2 cattle, 5 wood, 9 stone, 2 bow, 4 snare, 3 spear, 6 sword
  pregnant: sheep, cattle
  ships: boat, 2 boat with 1, knarr, longship with 3, longship with 2, longship
  away: longship
  penalties 1
  thing 0
  on: whaling_boat, occ_play_1, emigrate_3, craft_4
  crops: grain
  hand: 107, 190
  played: 6, 13, 25, 28, 29, 30, 40, 44, 46, 51, 70, 72, 78, 80, 82, 101, 102, 105, 106, 109, 112, 121, 124, 133, 142, 143, 144, 156, 159, 161, 166, 167, 173, 175, 177, 179, 185, 187, 189
  home
    a...*...bb...
    a.bb.bb.bb...
    a.bb*bb...ccc
    ddddd........
    ...$....aaa..
    ...c.....ccc.
    .*.c*.ef.....
    .$.c..ef.....
    gg.....fee...
    gg.....f.....
    gg..bb.e.....
    gg..bb.e.....
    tiles: a silverware, b wool, c hide, d belt, e oil, f silk, g fur
  stone_1
    .aa..
    .aaw.
    .wbcc
    ..bcc
    tiles: a wool, b peas, c milk

player 2
  has: peas, 3 mead, oil, 7 stockfish, 3 hide, milk, wool, grain, linen, game_meat, 3 sheep, fur, 3 cattle, glass_beads, 2 silver, 9 ore, 11 wood, 10 stone, 3 bow, 2 snare, 3 spear, 2 sword
  pregnant: sheep, cattle
  ships: 3 boat with 1, 2 knarr, longship with 2
  away: knarr
  penalties 3
  thing 2
  on: mountain_2, explore_1, up_3, up_4
  played: 53, 84, 97, 176, 178
  home
    .............
    .............
    $............
    .............
    .............
    ..a..........
    ..a..........
    ..a.....a....
    ........a....
    bb......a....
    .............
    .....cc......
    tiles: a silverware, b oil, c rune_stone
  B front  # faroe_islands
)")
                    .value();
  MoveList moves;
  legal(state, moves);
  CHECK(moves.contains(kDone));
  CHECK(apply(state, kDone).ok());
}

}  // namespace
}  // namespace meadhall::feast::testing
