// rules: Graenaland 9.4, 9.6, 9.7, 9.8, 9.10

#include <doctest/doctest.h>

#include "tests/support/graenaland_table.h"

using namespace meadhall;
using namespace meadhall::graenaland;
using namespace meadhall::graenaland::testing;

namespace {

// Ann builds; she can pay whatever a test wants.
Table rich() {
  Table table;
  table.hand(ann, "6 grain, 6 livestock, 6 wood, 6 ore, 6 gold");
  return table;
}

}  // namespace

TEST_CASE("graenaland 9.6: no village two lands away, wherever the warrior stands") {
  Table table = rich();
  table.villages(ann, "F1").heroes(ann, "warrior P2").to_building();
  CHECK(table.refused("build village P2") == "graenaland.no.far_away");
  CHECK(table.refused("build village M2") == "graenaland.no.far_away");
  CHECK(table.moves("build village") == "build village F1, build village H1, build village M1");
}

TEST_CASE("graenaland 9.6: a village inland beside the coast costs five, in the mountains six") {
  Table table;
  table.villages(ann, "H1").hand(ann, "2 livestock, wood, 2 ore").to_building();
  table.play("build village H2");
  CHECK(table.cards(ann).empty());
  CHECK(table.villages_of(ann, "H2") == 1);
  Table high;
  high.villages(ann, "F1").hand(ann, "2 grain, 2 livestock, wood").to_building();
  CHECK(high.refused("build village M1") == "graenaland.no.cannot_pay");
  Table enough;
  enough.villages(ann, "F1").hand(ann, "2 grain, 2 livestock, 2 wood").to_building();
  enough.play("build village M1");
  CHECK(enough.villages_of(ann, "M1") == 1);
}

TEST_CASE("graenaland building: a building is a settlement to build a village from") {
  Table table = rich();
  table.villages(ann, "P2").to_building();
  CHECK(table.moves("build village") ==
        "build village H1, build village P2, build village F2, build village H2, build village M2");
}

TEST_CASE("graenaland building: villages of many players, and many of one, on one land") {
  Table table = rich();
  table.villages(ann, "4 F1").villages(bob, "4 F1").villages(cid, "3 F1").to_building();
  table.play("build village F1").pay_any();
  CHECK(table.villages_of(ann, "F1") == 5);
}

TEST_CASE("graenaland 9.7: one building of a type on a land, whoever owns it; another is allowed") {
  Table table = rich();
  table.villages(ann, "F1").villages(bob, "F1").buildings(bob, "church F1").to_building();
  CHECK(table.refused("build church F1") == "graenaland.no.has_church");
  CHECK(table.listed("build hall F1"));
  CHECK(table.listed("build fortress F1"));
}

TEST_CASE("graenaland 9.7: of different types one may own several, on one land and on others") {
  Table table = rich();
  table.villages(ann, "F1, H1").buildings(ann, "church F1").to_building();
  CHECK(table.refused("build church F1") == "graenaland.no.has_church");
  table.play("build hall F1").pay_any();
  CHECK(table.listed("build church H1"));
  CHECK(table.villages_of(ann, "F1") == 1);
}

TEST_CASE("graenaland 9.7: no buildings in the mountains") {
  Table table = rich();
  table.villages(ann, "M1").to_building();
  for (const auto what : {"build fortress M1", "build church M1", "build hall M1"}) {
    CHECK(table.refused(what) == "graenaland.no.no_site");
  }
}

TEST_CASE("graenaland 9.7: a building wants an own village on the land") {
  Table table = rich();
  table.villages(ann, "F1").villages(bob, "H1").to_building();
  CHECK(table.refused("build hall H1") == "graenaland.no.no_village");
}

TEST_CASE("graenaland 3.2: four grain and one ore, and the army grows by one") {
  Table table;
  table.hand(ann, "4 grain, ore").to_building().play("build army");
  CHECK(table.state.at(ann).army == 2);
  CHECK(table.cards(ann).empty());
  CHECK(table.discards(Terrain::plains) == "4 grain");
  Table poor;
  poor.hand(ann, "3 grain, ore").to_building();
  CHECK(poor.refused("build army") == "graenaland.no.cannot_pay");
}

TEST_CASE("graenaland 3.2: each fortress has its price, and the dear one stays") {
  Table table;
  table.villages(ann, "P2, F1").buildings(ann, "fortress P2, fortress F1");
  table.hand(ann, "6 grain, 3 ore, livestock, wood").to_building();
  CHECK(table.moves("build army") == "build army, build army plains, build army forest");
  table.play("build army plains, build army forest, build army");
  CHECK(table.state.at(ann).army == 4);
  CHECK(table.cards(ann).empty());
}

TEST_CASE("graenaland 3.2: a price may be paid again and again; the warrior may stand anywhere") {
  Table table;
  table.villages(ann, "H1").buildings(ann, "fortress H1").heroes(ann, "warrior M2");
  table.hand(ann, "3 grain, 6 ore").to_building();
  table.play("build army hills, build army hills, build army hills");
  CHECK(table.state.at(ann).army == 4);
}

TEST_CASE("graenaland 3.2: no price of a terrain where one has no fortress; none of mountains") {
  Table table = rich();
  table.villages(ann, "P2").buildings(ann, "fortress P2").villages(bob, "F1");
  table.buildings(bob, "fortress F1").to_building();
  CHECK(table.refused("build army forest") == "graenaland.no.no_fortress");
  CHECK(table.refused("build army mountains") == "graenaland.no.no_troops");
}

TEST_CASE("graenaland 9.8: the track ends at 8") {
  Table table = rich();
  table.army(ann, 7).to_building().play("build army").pay_any();
  CHECK(table.state.at(ann).army == 8);
  CHECK(table.refused("build army") == "graenaland.no.army_full");
}

TEST_CASE("graenaland 1.5: thirteen houses and no more on the map") {
  Table table = rich();
  table.villages(ann, "4 F1, 4 H1, 4 P2").to_building();
  table.play("build village F1").pay_any();
  CHECK(table.refused("build village F1") == "graenaland.no.no_house");
  CHECK(table.refused("build church F1") == "graenaland.no.no_house");
  CHECK(table.listed("build army"));
}

TEST_CASE(
    "graenaland 9.10: a village behind a palisade costs a card for each who is settled there") {
  Table table;
  table.works("palisade H1").villages(ann, "F1").villages(bob, "H1").villages(cid, "2 H1");
  table.villages(dag, "H1").hand(ann, "2 livestock, 2 ore, grain, wood, gold").to_building();
  table.play("build village H1").pay_any();
  CHECK(table.villages_of(ann, "H1") == 1);
  CHECK(table.cards(ann).empty());
  for (const Seat seat : {bob, cid, dag}) CHECK(hand_size(table.state.at(seat)) == 1);
}

TEST_CASE("graenaland 9.10: without a card for each no village") {
  Table table;
  table.works("palisade H1").villages(ann, "F1").villages(bob, "H1").villages(cid, "H1");
  table.villages(dag, "H1").hand(ann, "2 livestock, 2 ore, grain, wood").to_building();
  CHECK(table.refused("build village H1") == "graenaland.no.cannot_pay_toll");
}

TEST_CASE("graenaland 9.10: who is settled there pays none, nor does anybody for buildings") {
  Table table;
  table.works("palisade H1").villages(ann, "F1").villages(bob, "H1").main(bob);
  table.villages(ann, "H1").hand(bob, "2 livestock, 2 ore").to_building().play("build village H1");
  CHECK(table.villages_of(bob, "H1") == 2);
  CHECK(table.cards(ann).empty());
}

TEST_CASE("graenaland 9.10: a hero of one's own is no settlement and spares no toll") {
  Table table;
  table.works("palisade H1").villages(ann, "F1").heroes(ann, "warrior H1").villages(bob, "H1");
  table.hand(ann, "2 livestock, 2 ore").to_building();
  CHECK(table.refused("build village H1") == "graenaland.no.cannot_pay_toll");
}

TEST_CASE("graenaland 9.10: supply cards and markets do not count for the toll") {
  Table table;
  table.works("palisade H1").villages(ann, "F1").villages(bob, "H1");
  table.hand(ann, "2 livestock, 2 ore, S11").to_building();
  CHECK(table.refused("build village H1") == "graenaland.no.cannot_pay_toll");
  // But what a market makes of the supply card sets a resource card free for the toll.
  table.works("market F1");
  table.play("build village H1").pay_any();
  CHECK(table.cards(ann).empty());
  CHECK(hand_size(table.state.at(bob)) == 1);
}

TEST_CASE("graenaland 9.10: a supply card that pays for the village leaves a card for the toll") {
  Table table;
  table.works("palisade H1").villages(ann, "F1").villages(bob, "H1");
  table.hand(ann, "livestock, 2 ore, S08").to_building().play("build village H1").pay_any();
  CHECK(table.villages_of(ann, "H1") == 1);
  CHECK(hand_size(table.state.at(bob)) == 1);
}

TEST_CASE(
    "graenaland 9.10: the payer chooses the cards, clockwise from their left; gold may be given") {
  Table table;
  table.works("palisade H1").villages(ann, "F1").villages(bob, "H1").villages(dag, "H1");
  table.hand(ann, "2 livestock, 2 ore, wood, mountains gold").to_building();
  table.play("build village H1");
  while (table.state.step == Step::pay) {
    // Gold is kept for the toll.
    table.play(table.listed("pay plains 2") ? "pay plains 2" : "pay hills 1");
  }
  CHECK(table.asks() == "1 toll");
  CHECK(table.moves() == "toll forest 1, toll mountains 1");
  table.play("toll mountains 1");
  CHECK(table.cards(bob) == "1 mountains gold");
  CHECK(table.cards(dag) == "1 forest wood");
}

TEST_CASE("graenaland 9.4: exactly one supply card is taken before the phase can end") {
  Table table = rich();
  table.villages(ann, "F1").to_building();
  CHECK(table.refused("done") == "graenaland.no.supply_first");
  CHECK(table.moves("take") == "take S01, take S02, take S03, take S04");
  table.play("take S03");
  CHECK(table.refused("take S04") == "graenaland.no.supply_taken");
  CHECK(table.listed("done"));
}

TEST_CASE("graenaland 9.4: only what lies on offer; usable at once") {
  Table table;
  table.villages(ann, "F1").hand(ann, "2 livestock, wood").row("S12, S13").to_building();
  CHECK(table.refused("take S01") == "graenaland.no.supply_row");
  CHECK(table.refused("build village F1") == "graenaland.no.cannot_pay");
  table.play("take S12, build village F1");
  CHECK(table.villages_of(ann, "F1") == 2);
}

TEST_CASE(
    "graenaland building: spent cards go to the discards of their backs, supply cards aside") {
  Table table;
  table.villages(ann, "F1").hand(ann, "hills livestock, forest livestock, hills wood, S15");
  table.to_building().play("build village F1");
  CHECK(table.discards(Terrain::hills) == "1 livestock, 1 wood");
  CHECK(table.discards(Terrain::forest) == "1 livestock");
  CHECK(table.state.used_supplies == 1U << 14U);
}

TEST_CASE("graenaland building: what is not spent is kept, and nobody builds but the main player") {
  Table table = rich();
  table.hand(bob, "4 grain, ore").villages(bob, "F1").to_building().play("take S01");
  CHECK(table.asks() == "1 build");
  table.play("done");
  CHECK(hand_size(table.state.at(ann)) == 30);
  CHECK(table.asks() == "3 march");
}
