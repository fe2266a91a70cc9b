// rules: Graenaland 1.1, 9.9

#include <doctest/doctest.h>

#include "tests/support/graenaland_table.h"

using namespace meadhall;
using namespace meadhall::graenaland;
using namespace meadhall::graenaland::testing;

namespace {

Table rich(int players = 4) {
  Table table(players);
  table.hand(ann, "6 grain, 6 livestock, 6 wood, 6 ore, 6 gold");
  return table;
}

}  // namespace

TEST_CASE("graenaland 9.9: no work, and no offer of one, where one is not settled") {
  Table table = rich();
  table.villages(ann, "F1").heroes(ann, "warrior H1").villages(bob, "H1").to_building();
  CHECK(table.refused("build road H1") == "graenaland.no.no_settlement");
  CHECK(table.refused("joint road H1") == "graenaland.no.no_settlement");
  CHECK(table.listed("build road F1"));
  CHECK(table.listed("joint road F1"));
}

TEST_CASE("graenaland 9.9: one work of each kind on a land, the others still possible") {
  Table table = rich();
  table.villages(ann, "F1").works("road F1").to_building();
  CHECK(table.refused("build road F1") == "graenaland.no.has_road");
  CHECK(table.refused("joint road F1") == "graenaland.no.has_road");
  for (const auto line : {"build improvement F1", "build market F1", "build palisade F1"}) {
    CHECK(table.listed(line));
  }
}

TEST_CASE("graenaland works: mountains have room for works") {
  Table table = rich();
  table.villages(ann, "M1").to_building();
  for (const auto line :
       {"build road M1", "build improvement M1", "build market M1", "build palisade M1"}) {
    CHECK(table.listed(line));
  }
}

TEST_CASE("graenaland works: each has its price") {
  struct Case {
    std::string_view hand;
    std::string_view move;
    Work work;
  };
  for (const Case& each : {Case{"wood, ore, livestock", "build road F1", Work::road},
                           Case{"grain, wood, ore", "build improvement F1", Work::improvement},
                           Case{"grain, livestock, wood", "build market F1", Work::market},
                           Case{"2 wood", "build palisade F1", Work::palisade}}) {
    Table table;
    table.villages(ann, "F1").hand(ann, each.hand).to_building().play(each.move);
    CHECK(table.cards(ann).empty());
    CHECK(table.has_work("F1", each.work));
  }
}

TEST_CASE("graenaland works: as many as can be paid in one phase") {
  Table table = rich();
  table.villages(ann, "F1, H1").to_building();
  table.play("build road F1").pay_any().play("build road H1").pay_any();
  table.play("build market F1").pay_any();
  CHECK(table.has_work("F1", Work::road));
  CHECK(table.has_work("H1", Work::road));
  CHECK(table.has_work("F1", Work::market));
}

TEST_CASE("graenaland 1.1: six roads, markets and palisades, then none is left") {
  Table table = rich(5);
  table.villages(ann, "P1, F1, H1, P2, F2, H2, M1");
  table.works("road P1, road F1, road H1, road P2, road F2, road H2").to_building();
  CHECK(table.refused("build road M1") == "graenaland.no.no_token");
  CHECK(table.refused("joint road M1") == "graenaland.no.no_token");
  CHECK(table.listed("build market M1"));
  table.works("market P1, market F1, market H1, market P2, market F2");
  CHECK(table.listed("build market M1"));
  table.works("palisade P1, palisade F1, palisade H1, palisade P2, palisade F2, palisade H2");
  CHECK(table.refused("build palisade M1") == "graenaland.no.no_token");
}

TEST_CASE("graenaland works: there is an improvement for every land") {
  Table table = rich(5);
  table.villages(ann, "M2");
  table.works("improvement P1, improvement F1, improvement H1, improvement P2, improvement F2");
  table.works("improvement H2, improvement M1, improvement H3").to_building();
  CHECK(table.listed("build improvement M2"));
}

TEST_CASE("graenaland works: a palisade built in the round keeps out from the next votes on") {
  Table table;
  table.villages(ann, "F1").heroes(bob, "warrior F1").hand(ann, "2 wood").to_building();
  CHECK(table.votes("F1") == "1 1 0 0, of 2");
  table.play("build palisade F1");
  CHECK(table.votes("F1") == "1 0 0 0, of 1");
}
