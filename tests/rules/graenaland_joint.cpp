// rules: Graenaland 9.11, 13.7

#include <doctest/doctest.h>

#include "tests/support/graenaland_table.h"

using namespace meadhall;
using namespace meadhall::graenaland;
using namespace meadhall::graenaland::testing;

namespace {

// Ann offers to build a road on F1 together: wood, ore, livestock.
Table offer() {
  Table table;
  table.villages(ann, "F1").hand(ann, "ore").hand(bob, "wood, grain").hand(cid, "livestock, gold");
  table.to_building().play("joint road F1");
  return table;
}

// Bob promises the wood, Cid the livestock, Ann the ore.
Table promised() {
  Table table = offer();
  table.play("pledge wood, enough, pledge livestock, enough, enough, pledge ore");
  return table;
}

}  // namespace

TEST_CASE("graenaland joint work: everybody in turn may promise, from the main player's left") {
  Table table = offer();
  CHECK(table.asks() == "2 pledge");
  CHECK(table.moves() == "pledge livestock, pledge wood, pledge ore, enough");
  table.play("pledge wood");
  CHECK(table.asks() == "2 pledge");
  CHECK(table.refused("pledge wood") == "graenaland.no.pledge_not_open");
  table.play("free wood, pledge wood, enough");
  CHECK(table.asks() == "3 pledge");
  CHECK(table.refused("free wood") == "graenaland.no.pledge_not_own");
  table.play("enough, enough");
  CHECK(table.asks() == "1 pledge");
  CHECK(table.refused("raise") == "graenaland.no.pledge_open");
}

TEST_CASE("graenaland joint work: when all have given it stands, and the cards are spent") {
  Table table = promised();
  table.play("raise");
  CHECK(table.asks() == "2 contribute");
  table.play("pay forest 1");
  CHECK(table.asks() == "3 contribute");
  CHECK_FALSE(table.has_work("F1", Work::road));
  table.play("pay plains 2");
  CHECK(table.asks() == "1 contribute");
  table.play("pay hills 1");
  CHECK(table.asks() == "1 build");
  CHECK(table.has_work("F1", Work::road));
  CHECK(table.cards(ann).empty());
  CHECK(table.cards(bob) == "1 plains grain");
  CHECK(table.cards(cid) == "1 mountains gold");
  CHECK(table.discards(Terrain::hills) == "1 ore");
}

TEST_CASE("graenaland joint work: gold may be given for what was promised") {
  Table table = promised();
  table.play("raise, pay forest 1, pay gold mountains 1, pay hills 1");
  CHECK(table.has_work("F1", Work::road));
  CHECK(table.cards(cid) == "1 plains livestock");
}

TEST_CASE("graenaland 9.11: a supply card may be given, for two promises too") {
  Table table;
  table.villages(ann, "F1").hand(ann, "ore").hand(dag, "S07").to_building().play("joint road F1");
  table.play("enough, enough, pledge wood, pledge livestock, enough, pledge ore, raise");
  CHECK(table.asks() == "4 contribute");
  table.play("pay S07, pay S07");
  table.play("pay hills 1");
  CHECK(table.has_work("F1", Work::road));
  CHECK(table.state.at(dag).supply_count == 0);
  CHECK(table.state.used_supplies == 1U << 6U);
}

TEST_CASE("graenaland 9.11: one refuses: not built, all keep their cards, no second offer") {
  Table table = promised();
  const State before = table.state;
  table.play("raise, pay forest 1, refuse");
  CHECK(table.asks() == "1 build");
  CHECK_FALSE(table.has_work("F1", Work::road));
  for (const Seat seat : {ann, bob, cid, dag}) {
    CHECK(table.state.at(seat) == before.at(seat));
    CHECK(table.state.given.at(index(seat)) == Given{});
  }
  CHECK(table.refused("joint road F1") == "graenaland.no.offered_already");
  CHECK(table.refused("joint palisade F1") == "graenaland.no.offered_already");
}

TEST_CASE("graenaland 9.11: the card that returns was seen by nobody, nor whether one was given") {
  Table table = promised();
  table.hand(bob, "hills wood").play("raise");
  Table other = table;
  table.play("pay forest 1");
  other.play("pay hills 3");
  for (const Seat seat : {ann, cid, dag}) {
    CHECK(observe(table.state, seat) == observe(other.state, seat));
  }
  CHECK(table.told("refuse") == other.told("refuse"));
  table.play("refuse");
  other.play("refuse");
  CHECK(table.state == other.state);
}

TEST_CASE("graenaland 9.11: the main player may still pay for it alone") {
  Table table = promised();
  table.hand(ann, "wood, livestock").play("raise, refuse");
  CHECK(table.asks() == "1 build");
  table.play("build road F1");
  CHECK(table.has_work("F1", Work::road));
}

TEST_CASE("graenaland joint work: given up, everybody keeps their cards, and no second offer") {
  Table table = promised();
  table.play("drop");
  CHECK(table.asks() == "1 build");
  CHECK(table.cards(bob) == "1 plains grain, 1 forest wood");
  CHECK(table.refused("joint road F1") == "graenaland.no.offered_already");
}

TEST_CASE("graenaland joint work: built or not, a second offer is for the next round") {
  Table table = promised();
  table.play("raise, pay forest 1, pay plains 2, pay hills 1");
  CHECK(table.refused("joint market F1") == "graenaland.no.offered_already");
  table.play("take S01, done").to_building();
  table.state.players[1].villages[0] = 1;
  CHECK(table.asks() == "2 build");
  CHECK(table.listed("joint market F1"));
}

TEST_CASE("graenaland joint work: contributors need no settlement there, the main player does") {
  Table table = offer();
  table.play("pledge wood, enough, pledge livestock, enough, enough, pledge ore, raise");
  CHECK(table.asks() == "2 contribute");
  CHECK(settlements(table.state.at(bob)) == 0);
}

TEST_CASE("graenaland 9.11: only the main player's own markets count") {
  Table table;
  table.villages(ann, "F1, H1").villages(bob, "H1").works("market H1").hand(ann, "2 grain");
  table.hand(bob, "2 grain").to_building().play("joint palisade F1");
  Table bobs = table;
  bobs.play("pledge wood, enough, enough, enough, pledge wood, raise");
  CHECK(bobs.asks() == "2 contribute");
  CHECK(bobs.moves() == "refuse");
  table.hand(bob, "wood").play("pledge wood, enough, enough, enough, pledge wood, raise");
  table.play("pay forest 1");
  CHECK(table.moves() == "pay market plains 1, refuse");
  table.play("pay market plains 1");
  CHECK(table.has_work("F1", Work::palisade));
  CHECK(table.state.markets_used == 1);
}

TEST_CASE("graenaland joint work: promises bind nobody and are not checked against hands") {
  Table table = offer();
  table.play("enough, enough, pledge wood, pledge livestock, pledge ore, enough, raise");
  CHECK(table.asks() == "4 contribute");
  CHECK(table.moves() == "refuse");
}

TEST_CASE("graenaland joint work: asked once more round, promises may be changed") {
  Table table = promised();
  table.play("ask");
  CHECK(table.asks() == "2 pledge");
  CHECK(table.moves() == "free wood, enough");
}

TEST_CASE("graenaland joint work: only who has promised something says that it is no more") {
  Table table = offer();
  const auto told = [&] { return std::string(describe(table.state, kEnough).id()); };
  CHECK(told() == "graenaland.move.give_nothing");
  table.play("pledge wood");
  CHECK(told() == "graenaland.move.enough");
}

TEST_CASE("graenaland 13.7: each round either a grant or a joint work") {
  Table table(5, {{"fiveOffer", "grant"}});
  table.villages(ann, "F1").villages(bob, "F1").to_building();
  REQUIRE(table.listed("joint road F1"));
  REQUIRE(table.listed("grant 3"));
  Table granted = table;
  granted.play("grant 3, done");
  CHECK(granted.refused("joint road F1") == "graenaland.no.offered_already");
  table.play("joint road F1, enough, enough, enough, enough, drop");
  CHECK(table.refused("grant 3") == "graenaland.no.offered_already");
  // The next main player has the choice again, whatever was chosen before.
  for (Table* each : {&table, &granted}) {
    each->play("take S01, done").to_building();
    CHECK(each->asks() == "2 build");
    CHECK(each->listed("joint road F1"));
    CHECK(each->listed("grant 3"));
  }
}

TEST_CASE("graenaland five players: instead of a joint work another's one construction") {
  Table table(5, {{"fiveOffer", "grant"}});
  table.villages(ann, "F1").villages(cid, "H1").hand(cid, "4 livestock, 4 ore, wood").to_building();
  CHECK(table.refused("grant 1") == "graenaland.no.grant_whom");
  table.play("grant 3");
  CHECK(table.asks() == "3 build");
  CHECK(table.refused("take S01") == "graenaland.no.supply_granted");
  CHECK(table.moves("grant").empty());
  CHECK(table.refused("declare") != "");
  table.play("build village H1");
  CHECK(table.villages_of(cid, "H1") == 2);
  CHECK(table.asks() == "1 build");
  CHECK(table.refused("grant 2") == "graenaland.no.offered_already");
}

TEST_CASE("graenaland five players: works and army too, but nothing at all uses the offer up") {
  Table table(5, {{"fiveOffer", "grant"}});
  table.villages(cid, "H1").hand(cid, "4 grain, ore, 2 wood").to_building().play("grant 3");
  CHECK(table.moves("build") == "build army, build improvement H1, build palisade H1");
  CHECK(table.listed("done"));
  table.play("done");
  CHECK(table.asks() == "1 build");
  CHECK(table.refused("grant 3") == "graenaland.no.offered_already");
}

TEST_CASE("graenaland five players: whom it is granted uses no market, but their supply cards") {
  Table table(5, {{"fiveOffer", "grant"}});
  table.villages(cid, "H1").works("market H1").hand(cid, "grain, wood, S08").to_building();
  table.play("grant 3");
  CHECK(table.refused("build village H1") == "graenaland.no.cannot_pay");
  table.hand(cid, "livestock, ore");
  table.play("build village H1");
  CHECK(table.state.at(cid).supply_count == 0);
}

TEST_CASE("graenaland 13.7: toll and entry of the priest as usual") {
  Table table(5, {{"fiveOffer", "grant"}});
  table.villages(cid, "P1, F1").villages(bob, "H1").works("palisade H1");
  table.hand(cid, "2 grain, livestock, wood, ore, 2 livestock, ore").to_building();
  Table tolled = table;
  table.play("grant 3, build church P1").pay_any();
  CHECK(table.where(cid, Hero::priest) == "P1");
  CHECK(table.asks() == "1 build");
  tolled.play("grant 3, build village H1").pay_any();
  CHECK(tolled.villages_of(cid, "H1") == 1);
  CHECK(hand_size(tolled.state.at(bob)) == 1);
}

TEST_CASE("graenaland five players: only five play it") {
  Table table(4, {{"fiveOffer", "grant"}});
  table.villages(ann, "F1").to_building();
  CHECK(table.refused("grant 2") == "graenaland.no.no_grants");
  CHECK(table.listed("joint road F1"));
  Table five(5);
  five.villages(ann, "F1").to_building();
  CHECK(five.refused("grant 2") == "graenaland.no.no_grants");
}
