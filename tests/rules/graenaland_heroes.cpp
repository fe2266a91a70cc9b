// rules: Graenaland 11

#include <doctest/doctest.h>

#include "games/graenaland/pieces.h"
#include "tests/support/graenaland_table.h"

using namespace meadhall;
using namespace meadhall::graenaland;
using namespace meadhall::graenaland::testing;

namespace {

constexpr auto kChurch = "2 grain, livestock, wood, ore";
constexpr auto kHall = "grain, 2 livestock, 2 wood";

// A round in which nobody does anything, up to the march of the next.
void pass_round(Table& table) {
  table.to_building();
  if (table.state.supply_taken == 0) table.play(table.moves("take").substr(0, 8));
  table.play("done");
}

}  // namespace

TEST_CASE("graenaland 11.1: the first church brings the priest at once, the first hall the skald") {
  Table table;
  table.villages(ann, "F1, H1").hand(ann, kChurch).hand(ann, kHall).to_building();
  table.play("build church F1").pay_any();
  CHECK(table.where(ann, Hero::priest) == "F1");
  table.play("build hall H1").pay_any();
  CHECK(table.where(ann, Hero::skald) == "H1");
  CHECK(table.asks() == "1 build");
}

TEST_CASE("graenaland 11.1: a fortress brings nobody") {
  Table table;
  table.villages(ann, "F1").hand(ann, "livestock, 2 wood, 2 ore").to_building();
  table.play("build fortress F1");
  CHECK(table.has_building(ann, "F1", Building::fortress));
  CHECK(table.where(ann, Hero::priest) == "away");
  CHECK(table.where(ann, Hero::skald) == "away");
}

TEST_CASE("graenaland 11.1: heroes of others do not keep the priest out") {
  Table table;
  table.villages(ann, "F1").heroes(bob, "warrior F1").hand(ann, kChurch).to_building();
  table.play("build church F1");
  CHECK(table.where(ann, Hero::priest) == "F1");
}

TEST_CASE(
    "graenaland heroes: beside an own hero he waits, and enters after the march when he left") {
  Table table;
  table.villages(ann, "F1").heroes(ann, "warrior F1").hand(ann, kChurch).to_building();
  table.play("build church F1");
  CHECK(table.where(ann, Hero::priest) == "waits F1");
  pass_round(table);
  CHECK(table.state.main == bob);
  table.play("march nobody, march nobody, march warrior E");
  CHECK(table.where(ann, Hero::warrior) == "H1");
  CHECK(table.where(ann, Hero::priest) == "F1");
}

TEST_CASE("graenaland 6.5: the main player's waiting heroes enter as well") {
  Table table;
  table.villages(ann, "F1").heroes(ann, "priest waits F1, warrior H1").to_proposals();
  CHECK(table.where(ann, Hero::priest) == "F1");
}

TEST_CASE("graenaland heroes: who enters votes and is counted before the first proposal") {
  Table table;
  table.main(dag).heroes(ann, "skald waits F1, warrior F1").villages(bob, "F1");
  table.heroes(bob, "warrior F1").lying("F1", "wood");
  table.play("march warrior E, march nobody, march nobody");
  CHECK(table.where(ann, Hero::skald) == "F1");
  CHECK(table.votes("F1") == "1 2 0 0, of 3");
  CHECK(table.asks() == "1 propose");
}

TEST_CASE("graenaland heroes: a swap does not clear the land") {
  Table table;
  table.heroes(bob, "warrior F1, skald H1, priest waits F1");
  table.play("march warrior E").to_proposals();
  CHECK(table.where(bob, Hero::warrior) == "H1");
  CHECK(table.where(bob, Hero::skald) == "F1");
  CHECK(table.where(bob, Hero::priest) == "waits F1");
}

TEST_CASE("graenaland heroes: both waiting for one land: the owner names who enters") {
  Table table;
  table.heroes(bob, "priest waits F1, skald waits F1, warrior F1").villages(bob, "F1");
  table.play("march warrior E, march nobody, march nobody");
  CHECK(table.asks() == "2 enter");
  CHECK(table.moves() == "enter priest, enter skald");
  const std::vector<Event> told = narrate(table.state, parse("enter skald").value());
  REQUIRE(told.size() > 1);
  CHECK(told[0].what == static_cast<std::uint8_t>(Happening::enter));
  CHECK(told[1].what == static_cast<std::uint8_t>(Happening::enters));
  const std::uint8_t beside = table.state.at(bob).hero_at[static_cast<std::size_t>(Hero::skald)];
  const Transfer comes_in{piece(Hero::skald), of_seat(Where::waiting, bob, beside - kWaiting),
                          of_seat(Where::land, bob, beside - kWaiting)};
  CHECK(told[1].moved == std::vector{comes_in});
  table.play("enter skald");
  CHECK(table.where(bob, Hero::skald) == "F1");
  CHECK(table.where(bob, Hero::priest) == "waits F1");
}

TEST_CASE("graenaland heroes: waiting for two lands both enter, unasked") {
  Table table;
  table.heroes(bob, "priest waits F1, skald waits H1, warrior P2").to_proposals();
  CHECK(table.where(bob, Hero::priest) == "F1");
  CHECK(table.where(bob, Hero::skald) == "H1");
}

TEST_CASE("graenaland heroes: of several who may choose each is asked once, the main player too") {
  Table table;
  table.heroes(ann, "priest waits F1, skald waits F1")
      .heroes(cid, "priest waits H1, skald waits H1");
  table.to_proposals();
  CHECK(table.asks() == "1 enter");
  table.play("enter priest");
  CHECK(table.asks() == "3 enter");
  table.play("enter skald");
  CHECK(table.asks() == "1 build");
}

TEST_CASE("graenaland 11.3: a later church: the priest may come, or stay") {
  Table table;
  table.villages(ann, "F1, F2").buildings(ann, "church F1").heroes(ann, "priest M1");
  table.hand(ann, kChurch).to_building().play("build church F2");
  CHECK(table.asks() == "1 follow");
  Table stays = table;
  table.play("follow");
  CHECK(table.where(ann, Hero::priest) == "F2");
  CHECK(table.asks() == "1 build");
  stays.play("remain");
  CHECK(stays.where(ann, Hero::priest) == "M1");
}

TEST_CASE("graenaland 11.3: only at that moment; not where another own hero stands") {
  Table table;
  table.villages(ann, "F1, F2").buildings(ann, "hall F1").heroes(ann, "skald M1, warrior F2");
  table.hand(ann, kHall).to_building().play("build hall F2");
  CHECK(table.asks() == "1 build");
  CHECK(table.where(ann, Hero::skald) == "M1");
}

TEST_CASE("graenaland 11.3: who still waits goes on waiting at the first one's land") {
  Table table;
  table.villages(ann, "F1, F2").buildings(ann, "church F1").heroes(ann, "warrior F1");
  table.heroes(ann, "priest waits F1").hand(ann, kChurch).to_building().play("build church F2");
  CHECK(table.asks() == "1 build");
  CHECK(table.where(ann, Hero::priest) == "waits F1");
}

TEST_CASE("graenaland 11.3: a hall does not call the priest, nor a church the skald") {
  Table table;
  table.villages(ann, "F1, F2").buildings(ann, "church F1, hall F1").heroes(ann, "priest M1");
  table.heroes(ann, "skald H1").hand(ann, kHall).to_building().play("build hall F2, remain");
  CHECK(table.where(ann, Hero::priest) == "M1");
  CHECK(table.where(ann, Hero::skald) == "H1");
}

TEST_CASE("graenaland heroes: when the last to be asked has named who enters, proposals follow") {
  Table table;
  table.heroes(dag, "priest waits F1, skald waits F1").villages(bob, "F1").lying("F1", "wood");
  table.to_proposals();
  REQUIRE(table.asks() == "4 enter");
  table.play("enter priest");
  CHECK(table.asks() == "2 propose");
  CHECK(table.votes("F1") == "0 1 0 0, of 1");
}
