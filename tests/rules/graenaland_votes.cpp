// rules: Graenaland 7, 12.1

#include <doctest/doctest.h>

#include "tests/support/graenaland_table.h"

using namespace meadhall;
using namespace meadhall::graenaland;
using namespace meadhall::graenaland::testing;

TEST_CASE("graenaland 7.1: a village and the warrior are two votes, another village one") {
  Table table;
  table.villages(ann, "F1").heroes(ann, "warrior F1").villages(bob, "F1");
  CHECK(table.votes("F1") == "2 1 0 0, of 3");
}

TEST_CASE("graenaland 7.1: with two of three votes the owner decides alone") {
  Table table;
  table.main(dag).villages(ann, "F1").heroes(ann, "warrior F1").villages(bob, "F1");
  table.lying("F1", "wood").to_proposals();
  table.play("propose F1, give 1, vote no, vote yes");
  CHECK(table.cards(ann) == "1 forest wood");
}

TEST_CASE("graenaland 8.3: exactly half of the votes is not enough, the cards stay") {
  Table table;
  table.main(dag).villages(ann, "2 F1").villages(bob, "2 F1").lying("F1", "wood");
  table.to_proposals().play("propose F1, give 1, vote no, vote yes");
  CHECK(table.pile("F1") == "1 wood");
  CHECK(table.cards(ann).empty());
}

TEST_CASE(
    "graenaland 7.4: a palisade takes a vote from warriors whose owner has no settlement there") {
  // Yellow, red, white, purple, blue of the rulebook's example.
  Table table(5);
  table.works("palisade H1").villages(ann, "H1").villages(bob, "H1").heroes(bob, "warrior H1");
  table.army(cid, 3).heroes(cid, "warrior H1").heroes(dag, "skald H1").heroes(eve, "warrior H1");
  CHECK(table.votes("H1") == "1 2 2 3 0, of 8");
}

TEST_CASE("graenaland 7.4: of eight votes five pass, four do not; who has none gets no card") {
  Table table(5);
  table.works("palisade H1").villages(ann, "H1").villages(bob, "H1").heroes(bob, "warrior H1");
  table.army(cid, 3).heroes(cid, "warrior H1").heroes(dag, "skald H1").heroes(eve, "warrior H1");
  table.lying("H1", "ore").main(eve).to_proposals();
  REQUIRE(table.asks() == "1 propose");
  table.play("propose H1");
  CHECK(table.refused("give 5") == "graenaland.no.receiver");
  Table again = table;
  // Ann 1 and Dag 3: four of eight.
  table.play("give 1, vote no, vote no, vote yes, vote yes");
  CHECK(table.pile("H1") == "1 ore");
  // Bob 2 and Dag 3: five of eight. Eve is not asked.
  again.play("give 1, vote yes, vote no, vote yes, vote no");
  CHECK(again.cards(ann) == "1 hills ore");
}

TEST_CASE("graenaland 7.4: a palisade never takes a vote away below nothing") {
  Table table;
  table.works("palisade H1").heroes(ann, "warrior H1").heroes(bob, "priest H1");
  table.army(cid, 4).heroes(cid, "warrior H1");
  CHECK(table.votes("H1") == "0 0 0 0, of 0");
}

TEST_CASE("graenaland 7.1: a priest takes all votes of the warriors there and has none") {
  Table table;
  table.villages(ann, "F1").heroes(ann, "warrior F1").army(ann, 3).heroes(bob, "priest F1");
  CHECK(table.votes("F1") == "1 0 0 0, of 1");
  table.lying("F1", "wood, livestock").lying("H1", "ore").villages(bob, "H1").main(dag);
  table.to_proposals().play("pass");
  REQUIRE(table.asks() == "2 propose");
  CHECK(table.refused("propose F1") == "graenaland.no.no_vote");
  CHECK(table.listed("propose H1"));
}

TEST_CASE("graenaland 7.1: who has no vote on a land gets none of its cards") {
  Table table;
  table.villages(ann, "F1").villages(cid, "F1").heroes(bob, "priest F1").main(dag);
  table.lying("F1", "wood, livestock").to_proposals().play("propose F1");
  CHECK(table.refused("give 2") == "graenaland.no.receiver");
  CHECK(table.refused("rest 2") == "graenaland.no.receiver");
  CHECK(table.moves("give") == "give 1, give 3");
}

TEST_CASE("graenaland 7.3: two skalds alone count each other, and only both together pass") {
  Table table;
  table.heroes(ann, "skald F1").heroes(bob, "skald F1").lying("F1", "wood").main(dag);
  CHECK(table.votes("F1") == "1 1 0 0, of 2");
  table.to_proposals();
  Table both = table;
  table.play("propose F1, give 1, vote no, vote yes");
  CHECK(table.cards(ann).empty());
  both.play("propose F1, give 1, vote yes, vote yes");
  CHECK(both.cards(ann) == "1 forest wood");
}

TEST_CASE("graenaland 7.3: a skald alone has no vote and may not propose there") {
  Table table;
  table.heroes(ann, "skald F1")
      .lying("F1", "wood")
      .villages(ann, "H1")
      .lying("H1", "ore")
      .main(dag);
  CHECK(table.votes("F1") == "0 0 0 0, of 0");
  table.to_proposals();
  CHECK(table.refused("propose F1") == "graenaland.no.no_vote");
}

TEST_CASE("graenaland 7.1: each building is a vote beside the village") {
  Table table;
  table.villages(ann, "F1").buildings(ann, "church F1, hall F1");
  CHECK(table.votes("F1") == "3 0 0 0, of 3");
  table.buildings(ann, "fortress F1").villages(ann, "2 F1");
  CHECK(table.votes("F1") == "6 0 0 0, of 6");
}

TEST_CASE("graenaland 7.2: two priests do no more than one") {
  Table table;
  table.heroes(ann, "priest H1").heroes(bob, "priest H1").heroes(cid, "warrior H1").army(cid, 5);
  CHECK(table.votes("H1") == "0 0 0 0, of 0");
  Table three(3);
  three.heroes(ann, "priest H1").heroes(bob, "priest H1").heroes(cid, "warrior H1").army(cid, 5);
  CHECK(three.votes("H1") == "1 1 1, of 3");
}

TEST_CASE("graenaland votes: a priest hits the warriors of friends too, but not settlements") {
  Table table;
  table.villages(ann, "2 H1").heroes(ann, "warrior H1").army(ann, 4).heroes(bob, "warrior H1");
  table.army(bob, 2).heroes(cid, "priest H1").villages(cid, "H1");
  CHECK(table.votes("H1") == "2 0 1 0, of 3");
}

TEST_CASE("graenaland 7.3: a skald counts heroes that have no vote themselves") {
  Table table;
  table.heroes(ann, "skald H1").heroes(bob, "priest H1").heroes(cid, "warrior H1").army(cid, 6);
  CHECK(table.votes("H1") == "2 0 0 0, of 2");
}

TEST_CASE("graenaland 7.3: heroes elsewhere or waiting count for nothing") {
  Table table;
  table.heroes(ann, "skald H1, warrior F1, priest waits H1").heroes(bob, "priest waits H1");
  table.heroes(cid, "warrior H1").army(cid, 2);
  CHECK(table.votes("H1") == "1 0 2 0, of 3");
  CHECK(table.votes("F1") == "1 0 0 0, of 1");
}

TEST_CASE("graenaland votes: skalds are not kept out by a palisade (4 and 5 players)") {
  Table table;
  table.works("palisade H1").heroes(ann, "skald H1").heroes(bob, "skald H1");
  CHECK(table.votes("H1") == "1 1 0 0, of 2");
}

TEST_CASE("graenaland votes: a building is a settlement to a palisade as well as a village") {
  Table table;
  table.works("palisade H1").villages(ann, "H1").heroes(ann, "warrior H1").army(ann, 2);
  CHECK(table.votes("H1") == "3 0 0 0, of 3");
}

TEST_CASE("graenaland 7.1: the main player's votes count in the total") {
  Table table;
  table.villages(ann, "2 F1").villages(bob, "F1").main(ann);
  CHECK(table.votes("F1") == "2 1 0 0, of 3");
}

TEST_CASE("graenaland 12.1: three players, a warrior alone is his army and one more") {
  Table table(3);
  table.heroes(ann, "warrior H1").army(ann, 2);
  CHECK(table.votes("H1") == "3 0 0, of 3");
}

TEST_CASE("graenaland 12.1: three players, a priest has a vote and leaves warriors one") {
  Table table(3);
  table.heroes(ann, "warrior H1").army(ann, 4).heroes(bob, "priest H1");
  CHECK(table.votes("H1") == "1 1 0, of 2");
}

TEST_CASE("graenaland 12.1: three players, a skald counts himself and the two others") {
  Table table(3);
  table.heroes(ann, "warrior H1").heroes(bob, "priest H1").heroes(cid, "skald H1");
  CHECK(table.votes("H1") == "1 1 3, of 5");
}

TEST_CASE("graenaland 12.1: three players, a palisade takes nothing from who is settled there") {
  Table table(3);
  table.works("palisade H1").villages(ann, "H1").heroes(ann, "warrior H1").army(ann, 2);
  CHECK(table.votes("H1") == "4 0 0, of 4");
}

TEST_CASE("graenaland three players: a palisade takes one from each hero of an outsider") {
  Table table(3);
  table.works("palisade H1").heroes(ann, "warrior H1").army(ann, 2);
  table.heroes(bob, "skald H1").heroes(cid, "skald H1");
  CHECK(table.votes("H1") == "2 2 2, of 6");
}

TEST_CASE("graenaland 12.1: an outsider's warrior beside a priest: 1 - 1 = 0") {
  Table table(3);
  table.works("palisade H1").heroes(ann, "warrior H1").army(ann, 4);
  table.heroes(bob, "priest H1").villages(cid, "H1").heroes(cid, "warrior H1").army(cid, 3);
  CHECK(table.votes("H1") == "0 0 2, of 2");
}

TEST_CASE("graenaland three players: a lonely skald has a vote, but not behind a palisade") {
  Table table(3);
  table.heroes(ann, "skald H1").heroes(bob, "skald F1").works("palisade F1");
  CHECK(table.votes("H1") == "1 0 0, of 1");
  CHECK(table.votes("F1") == "0 0 0, of 0");
}

TEST_CASE("graenaland three players: the option to leave the changes out") {
  Table table(3, {{"threeChanges", "false"}});
  table.heroes(ann, "warrior H1").army(ann, 2).heroes(bob, "priest P1").heroes(cid, "skald P1");
  CHECK(table.votes("H1") == "2 0 0, of 2");
  CHECK(table.votes("P1") == "0 0 1, of 1");
}

TEST_CASE("graenaland votes: the changes for three are nothing to four") {
  Table table(4, {{"threeChanges", "true"}});
  table.heroes(ann, "warrior H1").army(ann, 2);
  CHECK(table.votes("H1") == "2 0 0 0, of 2");
}
