// rules: Graenaland 13.2, 13.3, 13.4

#include <doctest/doctest.h>

#include "games/graenaland/workshop.h"
#include "tests/support/graenaland_table.h"

using namespace meadhall;
using namespace meadhall::graenaland;
using namespace meadhall::graenaland::testing;

namespace {

// Coast F1 H1 P2 F2.
Table free_table() { return Table::dealt(4, 11, {{"freeSetup", "true"}}); }

int hand(const Table& table, Seat seat) { return hand_size(table.state.at(seat)); }

}  // namespace

TEST_CASE("graenaland free setup: village, warrior and a card of the land, in turn") {
  Table table = free_table();
  CHECK(table.asks() == "1 found");
  CHECK(table.moves() == "found F1, found H1, found P2, found F2");
  table.play("found F1");
  CHECK(table.villages_of(ann, "F1") == 1);
  CHECK(table.where(ann, Hero::warrior) == "F1");
  CHECK(table.state.at(ann).backs[1] == 1);
  CHECK(hand(table, ann) == 1);
  CHECK(table.asks() == "2 found");
}

TEST_CASE("graenaland free setup: only on the coast") {
  Table table = free_table();
  CHECK(table.refused("found M1") == "graenaland.no.found_inland");
  CHECK(table.refused("found H2") == "graenaland.no.found_inland");
}

TEST_CASE("graenaland 13.3: the third on a land gets no card; the first there may move away") {
  Table table = free_table();
  table.play("found F1, found F1, found F1");
  CHECK(hand(table, cid) == 0);
  CHECK(table.asks() == "1 yield");
  CHECK(table.moves() == "yield H1, yield P2, yield F2, yield nowhere");
  table.play("yield H1");
  CHECK(table.villages_of(ann, "F1") == 0);
  CHECK(table.villages_of(ann, "H1") == 1);
  CHECK(table.where(ann, Hero::warrior) == "H1");
  CHECK(hand(table, ann) == 2);
  CHECK(table.state.at(ann).backs[2] == 1);
  CHECK(hand(table, cid) == 0);
  CHECK(table.asks() == "4 found");
}

TEST_CASE("graenaland 13.3: if the first declines the second may; the newcomer may not") {
  Table table = free_table();
  table.play("found F1, found F1, found F1, yield nowhere");
  CHECK(table.asks() == "2 yield");
  Table stay = table;
  table.play("yield F2");
  CHECK(table.villages_of(bob, "F2") == 1);
  CHECK(table.villages_of(ann, "F1") == 1);
  CHECK(table.asks() == "4 found");
  stay.play("yield nowhere");
  CHECK(stay.asks() == "4 found");
  CHECK(hand(stay, cid) == 0);
}

TEST_CASE("graenaland 13.3: with two left on the land the fourth to come asks again") {
  Table table = free_table();
  table.play("found F1, found F1, found F1, yield H1, found F1");
  // Cards: none left on F1. Bob came before Cid.
  CHECK(table.asks() == "2 yield");
  table.play("yield nowhere");
  CHECK(table.asks() == "3 yield");
  table.play("yield P2");
  CHECK(hand(table, cid) == 1);
  CHECK(table.where(cid, Hero::warrior) == "P2");
}

TEST_CASE("graenaland 13.3: one moves to a land with a card left, and not onto an own other land") {
  Table table = free_table();
  table.play("found F1, found F1, found H1, found H1, found P2, found P2, found H1");
  // Bob is the third on H1; Cid and Dag have both a village on P2, whose cards are gone.
  CHECK(table.asks() == "3 yield");
  CHECK(table.moves() == "yield F2, yield nowhere");
  CHECK(table.refused("yield P2") == "graenaland.no.yield_no_card");
  CHECK(table.refused("yield M1") == "graenaland.no.yield_no_card");
}

TEST_CASE("graenaland 13.3: a warrior that stands elsewhere stays when the second village moves") {
  Table table = free_table();
  table.play("found F1, found F1, found H1, found P2, found F2, found F2, found F2");
  // Dag's second village stands on F2 since before Cid's; his warrior on P2.
  CHECK(table.asks() == "4 yield");
  table.play("yield H1");
  CHECK(table.where(dag, Hero::warrior) == "P2");
  CHECK(table.villages_of(dag, "H1") == 1);
  CHECK(table.villages_of(dag, "P2") == 1);
}

TEST_CASE("graenaland 13.2: the second village in reverse order, without hero") {
  Table table = free_table();
  table.play("found F1, found H1, found P2, found F2");
  CHECK(table.asks() == "4 found");
  CHECK(table.refused("found F2") == "graenaland.no.found_own");
  table.play("found P2");
  CHECK(table.where(dag, Hero::warrior) == "F2");
  CHECK(table.asks() == "3 found");
  table.play("found H1");
  CHECK(table.asks() == "2 found");
  table.play("found F1");
  CHECK(table.asks() == "1 found");
  table.play("found F2");
  for (const Seat seat : {ann, bob, cid, dag}) CHECK(hand(table, seat) == 2);
  CHECK(table.asks() == "2 march");
}

TEST_CASE("graenaland free setup: with the start player chosen they are first and last") {
  Table table =
      Table::dealt(3, 5, {{"freeSetup", "true"}, {"firstPlayer", "chosen"}, {"firstSeat", "2"}});
  CHECK(table.asks() == "2 found");
  table.play("found H1, found P1");
  CHECK(table.asks() == "1 found");
  table.play("found F1");
  CHECK(table.asks() == "1 found");
  table.play("found H1, found F1");
  CHECK(table.asks() == "2 found");
  table.play("found P1");
  CHECK(table.asks() == "3 march");
  CHECK(table.state.main == bob);
}

TEST_CASE("graenaland free setup: the last village must not be forced into a crowd") {
  Table table = free_table();
  // A card is left on F1 and on H1; Ann, the last, has her first village on F1.
  table.play("found F1, found P2, found H1, found P2, found F2, found F2");
  CHECK(table.asks() == "2 found");
  CHECK(table.refused("found H1") == "graenaland.no.found_last");
  CHECK(table.listed("found F1"));
  CHECK(table.listed("found F2"));
}

TEST_CASE("graenaland free setup: nor may a move leave the last village no other card") {
  Table table = free_table();
  table.play("found F1, found P2, found H1, found P2, found F2, found F2, found F2");
  CHECK(table.asks() == "4 yield");
  CHECK(table.refused("yield H1") == "graenaland.no.found_last");
  table.play("yield F1");
  CHECK(table.asks() == "1 found");
}

TEST_CASE("graenaland free setup: cards left over are discarded, each to its terrain") {
  Table table = free_table();
  table.play("found F1, found F1, found F1, yield nowhere, yield nowhere, found H1");
  table.play("found P2, found P2, found H1, found F2");
  CHECK(table.asks() == "2 march");
  // One card of F2 is left: eight cards, and Cid's first village brought none.
  int discarded = 0;
  for (const std::uint8_t n : table.state.discards) discarded += n;
  CHECK(discarded == 1);
  CHECK(hand(table, cid) == 1);
  CHECK(check(table.state).ok());
}

TEST_CASE("graenaland free setup: with VP cards these follow it") {
  Table table = Table::dealt(4, 3, {{"freeSetup", "true"}, {"victoryCards", "true"}});
  table.play("found F1, found H1, found P2, found F2, found P2, found F2, found F1, found H1");
  CHECK(table.asks() == "1 keep");
}
