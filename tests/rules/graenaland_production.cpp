// rules: Graenaland 5, 9.12

#include <doctest/doctest.h>

#include "tests/support/graenaland_table.h"

using namespace meadhall;
using namespace meadhall::graenaland;
using namespace meadhall::graenaland::testing;

namespace {

// Two settlements on F1 with a road and an improvement, which keeps wood.
Table rich_forest() {
  Table table;
  table.villages(ann, "F1").villages(bob, "F1").works("road F1, improvement F1");
  return table;
}

}  // namespace

TEST_CASE("graenaland 5.5: a card, a face-down one for the road, and what the improvement keeps") {
  Table table = rich_forest();
  table.deck(Terrain::forest, "10 wood").produce();
  CHECK(table.pile("F1") == "2 wood, 1 covered");
}

TEST_CASE("graenaland 5.5: never more cards than the settlements and one") {
  Table table = rich_forest();
  table.deck(Terrain::forest, "18 wood").produce().produce();
  CHECK(table.pile("F1") == "2 wood, 1 covered");
}

TEST_CASE("graenaland 5.2: with one card there the improvement draws nothing") {
  Table table = rich_forest();
  table.lying("F1", "grain").deck(Terrain::forest, "9 wood").produce();
  CHECK(table.pile("F1") == "1 wood, 1 grain, 1 covered");
  CHECK(table.state.deck[card_kind(1, 0)] == 7);
}

TEST_CASE("graenaland 5.2: with two cards there only the first card comes") {
  Table table = rich_forest();
  table.lying("F1", "grain, ?wood").deck(Terrain::forest, "9 wood").produce();
  CHECK(table.pile("F1") == "1 wood, 1 grain, 1 covered");
}

TEST_CASE("graenaland 5.2: with three cards there nothing comes, face-down ones counted") {
  Table table = rich_forest();
  table.lying("F1", "grain, ?2 wood").deck(Terrain::forest, "9 wood").produce();
  CHECK(table.pile("F1") == "1 grain, 2 covered");
  CHECK(table.state.deck[card_kind(1, 0)] == 9);
}

TEST_CASE("graenaland 5.7: five settlements of three players bring one card") {
  Table table;
  table.villages(ann, "2 F1").villages(bob, "F1").buildings(bob, "church F1").villages(cid, "F1");
  table.deck(Terrain::forest, "9 wood").produce();
  CHECK(table.pile("F1") == "1 wood");
}

TEST_CASE(
    "graenaland 5.1: a land without a settlement brings nothing, heroes or works there or not") {
  Table table;
  table.heroes(ann, "warrior F1").works("road F1, improvement F1").produce();
  for (const auto tile : {"F1", "H1", "P2", "F2", "M1", "H2", "M2"})
    CHECK(table.pile(tile).empty());
}

TEST_CASE(
    "graenaland 5.5: what the improvement does not keep is discarded, and no other is drawn") {
  Table table = rich_forest();
  table.deck(Terrain::forest, "9 grain");
  const int before = table.state.discards[card_kind(1, 1)];
  table.produce();
  CHECK(table.pile("F1") == "1 grain, 1 covered");
  CHECK(table.state.discards[card_kind(1, 1)] == before + 1);
  CHECK(table.state.deck[card_kind(1, 1)] == 6);
}

TEST_CASE("graenaland 5.4: only the receiver learns the face of a road card") {
  Table table;
  table.villages(ann, "F1").villages(bob, "F1").lying("F1", "?livestock").main(dag);
  table.to_proposals();
  for (const Seat seat : {ann, bob, cid, dag}) {
    CHECK(observe(table.state, seat).lands[0].down == std::array<std::uint8_t, kRanks>{});
    CHECK(observe(table.state, seat).lands[0].covered == 1);
  }
  table.play("propose F1, give 2, vote yes, vote yes");
  CHECK(table.cards(bob) == "1 forest livestock");
  CHECK(observe(table.state, bob).at(bob).hand[card_kind(1, 2)] == 1);
  CHECK(observe(table.state, ann).at(bob).hand[card_kind(1, 2)] == 0);
  CHECK(observe(table.state, ann).at(bob).backs[1] == 1);
}

TEST_CASE("graenaland production: a road alone brings a second card, face down") {
  Table table;
  table.villages(ann, "F1").works("road F1").deck(Terrain::forest, "9 wood").produce();
  CHECK(table.pile("F1") == "1 wood, 1 covered");
  CHECK(table.state.lands[0].down[0] == 1);
}

TEST_CASE("graenaland production: an improvement alone turns up one card more") {
  Table table;
  table.villages(ann, "F1").works("improvement F1").deck(Terrain::forest, "9 wood").produce();
  CHECK(table.pile("F1") == "2 wood");
}

TEST_CASE("graenaland production: a village alone is full with two cards") {
  Table table;
  table.villages(ann, "F1").works("road F1, improvement F1").deck(Terrain::forest, "9 wood");
  table.produce();
  CHECK(table.pile("F1") == "1 wood, 1 covered");
}

TEST_CASE("graenaland production: a work serves although nobody but a stranger is settled there") {
  Table table;
  table.villages(dag, "M1").works("improvement M1").deck(Terrain::mountains, "9 gold").produce();
  CHECK(table.pile("M1") == "2 gold");
}

TEST_CASE("graenaland production: each land draws from its own terrain") {
  Table table;
  table.villages(ann, "F1, H1, P2, M1")
      .deck(Terrain::forest, "9 wood")
      .deck(Terrain::hills, "9 ore");
  table.deck(Terrain::plains, "9 livestock").deck(Terrain::mountains, "4 wood").produce();
  CHECK(table.pile("F1") == "1 wood");
  CHECK(table.pile("H1") == "1 ore");
  CHECK(table.pile("P2") == "1 livestock");
  CHECK(table.pile("M1") == "1 wood");
}

TEST_CASE("graenaland production: an empty deck is made of its discards when a card is due") {
  Table table;
  table.villages(ann, "F1").works("road F1").deck(Terrain::forest, "wood").produce();
  CHECK(table.pile("F1") == "1 wood, 1 covered");
  CHECK(table.discards(Terrain::forest).empty());
  Table full;
  full.villages(ann, "F1").deck(Terrain::forest, "wood").produce();
  CHECK(full.discards(Terrain::forest) == "17 wood, 12 grain, 6 livestock");
}

TEST_CASE("graenaland 5.1: land by land, the coast from west to east, then inland") {
  Table table;
  table.villages(ann, "F1, F2").deck(Terrain::forest, "wood").no_discards(Terrain::forest, bob);
  table.produce();
  CHECK(table.pile("F1") == "1 wood");
  CHECK(table.pile("F2").empty());
  Table hills;
  hills.villages(ann, "H1, H2").deck(Terrain::hills, "ore").no_discards(Terrain::hills, bob);
  hills.produce();
  CHECK(hills.pile("H1") == "1 ore");
  CHECK(hills.pile("H2").empty());
}

TEST_CASE("graenaland production: without discards nothing comes, now and later") {
  Table table;
  table.villages(ann, "F1").works("road F1, improvement F1").deck(Terrain::forest, "wood");
  table.no_discards(Terrain::forest, bob).produce();
  CHECK(table.pile("F1") == "1 wood");
  table.produce();
  CHECK(table.pile("F1") == "1 wood");
}

TEST_CASE("graenaland 9.12: the ship passes left and a fourth supply card is turned up") {
  Table table;
  table.to_building().play("take S02");
  CHECK(table.cards(ann) == "S02");
  CHECK(table.state.row[1] == kNoCard);
  table.play("done");
  CHECK(table.state.main == bob);
  CHECK(table.state.round == 2);
  CHECK(table.asks() == "3 march");
  CHECK(std::popcount(unsigned{table.state.stack}) == 11);
  for (const std::uint8_t card : table.state.row) CHECK(card != kNoCard);
}

TEST_CASE("graenaland 9.12: from an empty stack the used supply cards are shuffled") {
  Table table;
  table.hand(bob, "S05, S06, S07, S08, S09, S10, S11, S12, S13, S14, S15");
  table.state.used_supplies = 1U << 15U;
  table.state.stack = 0;
  table.to_building().play("take S01, done");
  CHECK(table.state.row[0] == 15);
  CHECK(table.state.used_supplies == 0);
  CHECK(table.state.stack == 0);
}

TEST_CASE(
    "graenaland 9.12: if nothing is left fewer supply cards lie there, and none may be taken") {
  Table table;
  table.hand(bob, "S05, S06, S07, S08, S09, S10, S11, S12, S13, S14, S15, S16");
  table.to_building();
  for (int taken = 0; taken < 4; ++taken) {
    CHECK(table.refused("done") == "graenaland.no.supply_first");
    table.play(table.moves("take").substr(0, 8)).play("done").to_building();
  }
  CHECK(table.moves("take").empty());
  table.play("done");
  CHECK(table.state.round == 6);
}
