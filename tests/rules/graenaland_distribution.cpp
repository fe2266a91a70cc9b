// rules: Graenaland 8

#include <doctest/doctest.h>

#include "tests/support/graenaland_table.h"

using namespace meadhall;
using namespace meadhall::graenaland;
using namespace meadhall::graenaland::testing;

namespace {

// Ann 2 votes, Bob 1, Cid 1 on F1; Dag is the main player, so that Ann proposes first.
Table forest() {
  Table table;
  table.main(dag).villages(ann, "2 F1").villages(bob, "F1").villages(cid, "F1");
  return table;
}

}  // namespace

TEST_CASE("graenaland 8.2: a proposal gives out every card before it is put to the vote") {
  Table table = forest();
  table.lying("F1", "wood, grain, livestock").to_proposals().play("propose F1");
  CHECK(table.asks() == "1 share");
  table.play("give 1, give 2");
  CHECK(table.asks() == "1 share");
  CHECK(table.refused("vote yes") == "graenaland.no.step");
  CHECK(table.refused("pass") == "graenaland.no.step");
  table.play("give 3");
  CHECK(table.asks() == "2 vote");
}

TEST_CASE("graenaland 8.2: any split is allowed, all to oneself and nothing to oneself") {
  Table table = forest();
  table.lying("F1", "wood, grain, ?livestock").to_proposals().play("propose F1");
  Table nothing = table;
  table.play("rest 1, vote yes, vote no, vote yes");
  CHECK(table.cards(ann) == "1 forest wood, 1 forest grain, 1 forest livestock");
  nothing.play("rest 2, vote yes, vote yes, vote no");
  CHECK(nothing.cards(ann).empty());
  CHECK(nothing.pile("F1") == "1 wood, 1 grain, 1 covered");
}

TEST_CASE("graenaland 8.2: every split of like cards can be proposed, each in one way") {
  Table table = forest();
  table.lying("F1", "3 wood").to_proposals().play("propose F1, give 2");
  CHECK(table.moves("give") == "give 2, give 3");
  table.play("give 2, give 3, vote yes, vote yes, vote yes");
  CHECK(table.cards(ann).empty());
  CHECK(table.cards(bob) == "2 forest wood");
  CHECK(table.cards(cid) == "1 forest wood");
}

TEST_CASE("graenaland 8.2: no card for who has no vote there") {
  Table table = forest();
  table.lying("F1", "wood, grain").to_proposals().play("propose F1");
  CHECK(table.refused("give 4") == "graenaland.no.receiver");
  CHECK(table.refused("rest 4") == "graenaland.no.receiver");
}

TEST_CASE("graenaland 8.4: what failed may be proposed again by the next, even the same") {
  Table table = forest();
  table.lying("F1", "wood, grain").to_proposals();
  table.play("propose F1, give 1, give 2, vote no, vote no, vote yes");
  CHECK(table.pile("F1") == "1 wood, 1 grain");
  CHECK(table.asks() == "2 propose");
  table.play("propose F1");
  Table other = table;
  table.play("again");
  CHECK(table.asks() == "3 vote");
  table.play("vote no, vote yes, vote yes");
  CHECK(table.cards(ann) == "1 forest wood");
  CHECK(table.cards(bob) == "1 forest grain");
  CHECK(other.listed("give 3"));
}

TEST_CASE("graenaland 8.4: an accepted split is carried out before the next proposes") {
  Table table = forest();
  table.lying("F1", "wood").lying("H1", "ore").villages(bob, "H1").to_proposals();
  table.play("propose F1, give 1, vote no, vote yes, vote yes");
  CHECK(table.asks() == "2 propose");
  CHECK(table.cards(ann) == "1 forest wood");
  CHECK(table.refused("propose F1") == "graenaland.no.no_cards");
}

TEST_CASE("graenaland distribution: evenly is one each in turn, the proposer first, voters only") {
  Table table = forest();
  table.heroes(dag, "priest F1").lying("F1", "wood, 2 grain, livestock").to_proposals();
  table.play("pass, propose F1, even");
  table.play("vote yes, vote yes, vote yes");
  CHECK(table.cards(bob) == "1 forest wood, 1 forest livestock");
  CHECK(table.cards(cid) == "1 forest grain");
  CHECK(table.cards(ann) == "1 forest grain");
  CHECK(table.cards(dag).empty());
}

TEST_CASE("graenaland 8.4: as last time only while the cards and the voters are the same") {
  Table table = forest();
  table.lying("F1", "wood").to_proposals().play("propose F1, give 2, vote no, vote no, vote no");
  Table more = table;
  more.lying("F1", "grain").play("propose F1");
  CHECK(more.refused("again") == "graenaland.no.not_again");
  Table gone = table;
  gone.play("pass");
  gone.state.at(bob).villages[0] = 0;
  gone.play("propose F1");
  CHECK(gone.refused("again") == "graenaland.no.not_again");
}

TEST_CASE("graenaland 8.1: the main player does not propose, but votes and may be given cards") {
  Table table;
  table.main(dag).villages(ann, "F1").villages(dag, "2 F1").lying("F1", "wood, grain");
  table.to_proposals();
  CHECK(table.asks() == "1 propose");
  table.play("propose F1, give 4, give 1");
  CHECK(table.asks() == "4 vote");
  table.play("vote yes, vote yes");
  CHECK(table.cards(dag) == "1 forest wood");
  CHECK(table.asks() == "4 build");
}

TEST_CASE("graenaland 8.1: the main player builds this round with what they were given") {
  Table table;
  table.main(dag).villages(ann, "F1").villages(dag, "2 F1").lying("F1", "wood, livestock");
  table.hand(dag, "wood, livestock").to_proposals();
  table.play("propose F1, rest 4, vote yes, vote yes, build village F1");
  CHECK(table.villages_of(dag, "F1") == 3);
}

TEST_CASE("graenaland 8.1: one proposal a round, passed or not") {
  Table table = forest();
  table.lying("F1", "wood, grain").lying("H1", "ore").villages(ann, "H1").to_proposals();
  table.play("propose F1, rest 1, vote no, vote no, vote yes");
  CHECK(table.asks() == "2 propose");
  table.play("pass");
  CHECK(table.asks() == "3 propose");
  table.play("pass");
  CHECK(table.asks() == "4 build");
}

TEST_CASE("graenaland 8.1: the proposers follow from the main player's left") {
  Table table;
  table.main(bob).villages(ann, "F1").villages(bob, "F1").villages(cid, "F1").villages(dag, "F1");
  table.lying("F1", "wood").to_proposals();
  CHECK(table.asks() == "3 propose");
  table.play("pass");
  CHECK(table.asks() == "4 propose");
  table.play("pass");
  CHECK(table.asks() == "1 propose");
  table.play("pass");
  CHECK(table.asks() == "2 build");
}

TEST_CASE("graenaland distribution: voters are asked from the proposer's left, themselves last") {
  Table table;
  table.main(ann).villages(ann, "F1").villages(bob, "F1").villages(cid, "F1").villages(dag, "F1");
  table.lying("F1", "wood").to_proposals().play("pass, propose F1, give 3");
  CHECK(table.asks() == "4 vote");
  table.play("vote no");
  CHECK(table.asks() == "1 vote");
  table.play("vote no");
  CHECK(table.asks() == "2 vote");
  table.play("vote no");
  CHECK(table.asks() == "3 vote");
}

TEST_CASE("graenaland 14.3: votes are hidden until the last is given") {
  Table table = forest();
  table.lying("F1", "wood").to_proposals().play("propose F1, give 1");
  Table other = table;
  table.play("vote yes");
  other.play("vote no");
  for (const Seat seat : {ann, cid, dag}) {
    CHECK(observe(table.state, seat) == observe(other.state, seat));
  }
  CHECK_FALSE(observe(table.state, bob) == observe(other.state, bob));
}

TEST_CASE("graenaland 8.3: the proposer may vote against their own proposal") {
  Table table = forest();
  table.lying("F1", "wood").to_proposals().play("propose F1, give 2, vote yes, vote yes, vote no");
  CHECK(table.pile("F1") == "1 wood");
}

TEST_CASE("graenaland distribution: what is not given out stays for later rounds") {
  Table table = forest();
  table.lying("F1", "wood").to_proposals().play("pass, pass, pass, take S01");
  table.deck(Terrain::forest, "9 grain").play("done");
  CHECK(table.pile("F1") == "1 wood, 1 grain");
}

TEST_CASE("graenaland 8.1: no proposal for a land without cards") {
  Table table = forest();
  table.lying("H1", "ore").villages(ann, "H1").to_proposals();
  CHECK(table.refused("propose F1") == "graenaland.no.no_cards");
  CHECK(table.moves() == "propose H1, pass");
}

TEST_CASE("graenaland distribution: who can propose nothing is passed over") {
  Table table;
  table.main(dag).villages(cid, "F1").lying("F1", "wood").villages(ann, "H1").to_proposals();
  CHECK(table.asks() == "3 propose");
}

TEST_CASE("graenaland distribution: heroes give votes where their owner has no settlement") {
  Table table;
  table.main(dag).heroes(ann, "warrior F1").villages(bob, "F1").lying("F1", "wood").to_proposals();
  table.play("propose F1, give 1, vote yes, vote yes");
  CHECK(table.cards(ann) == "1 forest wood");
}

TEST_CASE("graenaland distribution: alone on a land one takes what one likes") {
  Table table;
  table.main(dag).villages(ann, "F1").lying("F1", "wood, ?grain").to_proposals().play("propose F1");
  CHECK(table.cards(ann) == "1 forest wood, 1 forest grain");
  CHECK(table.asks() == "4 build");
}

TEST_CASE("graenaland distribution: the last card is given in one way, not as the rest or evenly") {
  Table table = forest();
  table.lying("F1", "wood").to_proposals().play("propose F1");
  CHECK(table.moves() == "give 1, give 2, give 3");
  CHECK(table.refused("rest 2") == "graenaland.no.rest_late");
  CHECK(table.refused("even") == "graenaland.no.rest_late");
}
