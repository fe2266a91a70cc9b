// rules: Graenaland 2.2, 6

#include <doctest/doctest.h>

#include <string>

#include "tests/support/graenaland_table.h"

using namespace meadhall;
using namespace meadhall::graenaland;
using namespace meadhall::graenaland::testing;

namespace {

// Where Bob's warrior ends who stands on `from` and is sent to `spot`; four players.
std::string ends(std::string_view from, std::string_view spot, int players = 4) {
  Table table(players);
  table.heroes(bob, "warrior " + std::string(from));
  table.play("march warrior " + std::string(spot)).to_proposals();
  return table.where(bob, Hero::warrior);
}

}  // namespace

TEST_CASE("graenaland 6.1: the main player's heroes do not move") {
  Table table;
  table.heroes(ann, "warrior F1, priest H1").heroes(bob, "warrior F1");
  CHECK(table.asks() == "2 march");
  table.play("march warrior E");
  CHECK(table.asks() == "3 march");
  table.play("march nobody");
  CHECK(table.asks() == "4 march");
  table.play("march nobody");
  CHECK(table.where(ann, Hero::warrior) == "F1");
  CHECK(table.where(ann, Hero::priest) == "H1");
  CHECK(table.where(bob, Hero::warrior) == "H1");
}

TEST_CASE("graenaland 6.2: along the coast a hero moves up to two lands") {
  CHECK(ends("H1", "EE") == "F2");
  CHECK(ends("F2", "WW") == "H1");
  CHECK(ends("F1", "E") == "H1");
  CHECK(ends("F2", "W") == "P2");
}

TEST_CASE("graenaland 6.2: off the map means stay, without a partial step") {
  CHECK(ends("P2", "EE") == "P2");
  CHECK(ends("H1", "WW") == "H1");
  CHECK(ends("F1", "W") == "F1");
  CHECK(ends("F2", "E") == "F2");
  CHECK(ends("F1", "NW") == "F1");
  CHECK(ends("F2", "NE") == "F2");
  CHECK(ends("M1", "W") == "M1");
  CHECK(ends("M2", "E") == "M2");
  CHECK(ends("P2", "stay") == "P2");
}

TEST_CASE("graenaland 6.2: inland there are no double steps, nor a third row") {
  CHECK(ends("M1", "EE") == "M1");
  CHECK(ends("M2", "WW") == "M2");
  CHECK(ends("H2", "NW") == "H2");
  CHECK(ends("H2", "NE") == "H2");
  CHECK(ends("H1", "SW") == "H1");
  CHECK(ends("H1", "SE") == "H1");
}

TEST_CASE("graenaland movement: the rows lie like bricks, an inland land behind two of the coast") {
  CHECK(ends("F1", "NE") == "M1");
  CHECK(ends("H1", "NW") == "M1");
  CHECK(ends("H1", "NE") == "H2");
  CHECK(ends("P2", "NE") == "M2");
  CHECK(ends("M1", "SW") == "F1");
  CHECK(ends("M1", "SE") == "H1");
  CHECK(ends("M2", "SE") == "F2");
  CHECK(ends("M1", "E") == "H2");
  CHECK(ends("M2", "W") == "H2");
  CHECK(ends("P1", "NE", 3) == "H2");
  CHECK(ends("F1", "NW", 3) == "H2");
  CHECK(ends("P1", "NE", 5) == "H2");
  CHECK(ends("F2", "NW", 5) == "H3");
}

TEST_CASE("graenaland 6.2: a spot that means stay is read, but not offered") {
  Table table;
  table.heroes(bob, "warrior F1");
  CHECK(table.moves() == "march warrior E, march warrior EE, march warrior NE, march nobody");
}

TEST_CASE("graenaland 6.3: moving onto an own hero swaps the two") {
  Table table;
  table.heroes(bob, "warrior F1, priest H1").play("march warrior E").to_proposals();
  CHECK(table.where(bob, Hero::warrior) == "H1");
  CHECK(table.where(bob, Hero::priest) == "F1");
}

TEST_CASE("graenaland 6.3: a double step swaps too, whatever the other could have done himself") {
  Table table;
  table.heroes(bob, "warrior F1, priest P2, skald H1").play("march warrior EE").to_proposals();
  CHECK(table.where(bob, Hero::warrior) == "P2");
  CHECK(table.where(bob, Hero::priest) == "F1");
  CHECK(table.where(bob, Hero::skald) == "H1");
}

TEST_CASE("graenaland 6.3: swaps lead inland and back as well") {
  Table table;
  table.heroes(bob, "skald M1, priest F1").play("march skald SW").to_proposals();
  CHECK(table.where(bob, Hero::skald) == "F1");
  CHECK(table.where(bob, Hero::priest) == "M1");
}

TEST_CASE("graenaland 6.4: heroes of different players stand together, no fight") {
  Table table;
  table.heroes(bob, "warrior F1").heroes(cid, "warrior H1").play("march warrior E").to_proposals();
  CHECK(table.where(bob, Hero::warrior) == "H1");
  CHECK(table.where(cid, Hero::warrior) == "H1");
}

TEST_CASE("graenaland 6.4: two players may change places, all move at once") {
  Table table;
  table.heroes(bob, "warrior F1").heroes(cid, "warrior H1");
  table.play("march warrior E, march warrior W").to_proposals();
  CHECK(table.where(bob, Hero::warrior) == "H1");
  CHECK(table.where(cid, Hero::warrior) == "F1");
}

TEST_CASE("graenaland 6.1: of three heroes one moves") {
  Table table;
  table.heroes(bob, "warrior F1, priest H1, skald P2").play("march skald E");
  CHECK(table.asks() == "3 march");
  table.to_proposals();
  CHECK(table.where(bob, Hero::warrior) == "F1");
  CHECK(table.where(bob, Hero::priest) == "H1");
  CHECK(table.where(bob, Hero::skald) == "F2");
}

TEST_CASE("graenaland 6.1: who is away or waits does not march") {
  Table table;
  table.heroes(bob, "warrior F1, priest waits F1");
  CHECK(table.refused("march priest E") == "graenaland.no.hero_away");
  CHECK(table.refused("march skald E") == "graenaland.no.hero_away");
  CHECK(table.moves("march priest").empty());
}

TEST_CASE("graenaland 14.3: nobody moves before all have answered, and no answer is seen before") {
  Table table;
  table.main(bob).heroes(cid, "warrior F1").heroes(dag, "warrior F1").heroes(ann, "warrior F1");
  CHECK(table.asks() == "3 march");
  Table other = table;
  table.play("march warrior E");
  other.play("march warrior NE");
  CHECK(table.asks() == "4 march");
  for (const Seat seat : {ann, bob, dag}) {
    CHECK(observe(table.state, seat) == observe(other.state, seat));
  }
  CHECK_FALSE(observe(table.state, cid) == observe(other.state, cid));
  table.play("march nobody");
  CHECK(table.asks() == "1 march");
  CHECK(table.where(cid, Hero::warrior) == "F1");
  table.play("march warrior E");
  CHECK(table.where(cid, Hero::warrior) == "H1");
  CHECK(table.where(ann, Hero::warrior) == "H1");
  CHECK(table.where(dag, Hero::warrior) == "F1");
}

TEST_CASE("graenaland 14.3: the first answers tell no names of lands") {
  Table table;
  table.heroes(bob, "warrior F1").heroes(cid, "warrior F1").heroes(dag, "warrior F1");
  Table other = table;
  table.play("march warrior E");
  other.play("march warrior NE");
  CHECK(narrate(table.state, kStayAll) == narrate(other.state, kStayAll));
}
