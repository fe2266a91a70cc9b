// rules: Graenaland 10, 12.2

#include <doctest/doctest.h>

#include <string>

#include "games/graenaland/goals.h"
#include "tests/support/graenaland_table.h"

using namespace meadhall;
using namespace meadhall::graenaland;
using namespace meadhall::graenaland::testing;

namespace {

int goals(const Table& table, Seat seat) { return result_of(table.state, seat); }

// Eight settlements with two buildings among them, army 3.
Table winning() {
  Table table;
  table.villages(ann, "3 F1, H1, P2, F2").buildings(ann, "church F1, hall F1").army(ann, 3);
  return table;
}

std::string ranks(const State& state) {
  const ScoreSheet sheet = score(state);
  std::string list;
  for (std::size_t i = 0; i < state.player_count; ++i) {
    list += (i == 0 ? "" : " ") + std::to_string(sheet.ranks.at(i));
  }
  return list;
}

}  // namespace

TEST_CASE(
    "graenaland 10.1: three goals, and the main player may declare at the end of their phase") {
  Table table;
  table.villages(ann, "F1, 2 H1, 2 P2, M1").buildings(ann, "church F1, hall H1").army(ann, 3);
  table.to_building();
  CHECK(goals(table, ann) == 4);  // three lands with two besides
  CHECK(table.refused("declare") == "graenaland.no.supply_first");
  table.play("take S01");
  CHECK(table.listed("declare"));
  CHECK(table.listed("done"));
}

TEST_CASE("graenaland 10.1: each goal by itself: one less is not enough") {
  Table table;
  table.villages(ann, "2 F1, H1, P2, F2, M1").buildings(ann, "church F1");
  CHECK(goals(table, ann) == 0);
  table.villages(ann, "H2");
  CHECK(goals(table, ann) == 1);  // eight settlements
  table.army(ann, 3);
  CHECK(goals(table, ann) == 2);
  table.buildings(ann, "hall H1");
  CHECK(goals(table, ann) == 3);  // two buildings
  table.villages(ann, "F1");
  CHECK(goals(table, ann) == 4);  // four on one land
  table.villages(ann, "P2");
  CHECK(goals(table, ann) == 5);  // three lands with two
}

TEST_CASE("graenaland 10.1: two lands with four are one goal") {
  Table table;
  table.villages(ann, "4 F1, 3 H1").buildings(ann, "church H1");
  CHECK(goals(table, ann) == 2);
  table.to_building().play("take S01");
  CHECK(table.refused("declare") == "graenaland.no.declare");
}

TEST_CASE("graenaland 10.1: three lands with two, seven settlements, three at most on one") {
  Table table;
  table.villages(ann, "2 F1, 2 H1, 3 P2");
  CHECK(goals(table, ann) == 1);
}

TEST_CASE("graenaland 12.2: three players: the first building does not count for that goal alone") {
  Table table(3);
  table.villages(ann, "2 P1, 2 H1, F1").buildings(ann, "church P1, hall P1, hall H1").army(ann, 3);
  // Settlements 8, largest 4, buildings 3 - 1, army 3; two lands with two.
  CHECK(goals(table, ann) == 4);
  Table two(3);
  two.villages(ann, "P1, H1").buildings(ann, "church P1, hall H1");
  CHECK(goals(two, ann) == 0);
  Table plain(3, {{"threeChanges", "false"}});
  plain.villages(ann, "P1, H1").buildings(ann, "church P1, hall H1");
  CHECK(goals(plain, ann) == 1);
}

TEST_CASE("graenaland 12.2: the first building still makes lands with two and the largest") {
  Table table(3);
  table.villages(ann, "3 P1, H1, F1").buildings(ann, "church P1");
  CHECK(goals(table, ann) == 1);
}

TEST_CASE("graenaland 10.2: the others build once more from the declarer's left, then it is over") {
  Table table = winning();
  table.main(ann).to_building().play("take S01, declare");
  CHECK(table.asks() == "2 build");
  table.play("done");
  CHECK(table.asks() == "3 build");
  table.play("done");
  CHECK(table.asks() == "4 build");
  table.play("done");
  CHECK(table.asks() == "over");
  CHECK(table.moves().empty());
}

TEST_CASE("graenaland 10.2: the last ones in turn order too build after a declarer in the middle") {
  Table table;
  table.main(cid).villages(cid, "3 F1, H1, P2, F2").buildings(cid, "church F1, hall F1");
  table.army(cid, 3).to_building().play("take S01, declare");
  CHECK(table.asks() == "4 build");
  table.play("done, done");
  CHECK(table.asks() == "2 build");
  table.play("done");
  CHECK(table.asks() == "over");
}

TEST_CASE("graenaland 10.2: markets and tolls, but no supply card, no works, no offers") {
  Table table = winning();
  table.villages(bob, "F1").works("market F1, palisade H1");
  table.hand(bob, "2 wood, livestock, ore, S06, 2 ore, gold, 2 wood").to_building();
  table.play("take S01, declare");
  REQUIRE(table.asks() == "2 build");
  CHECK(table.refused("take S02") == "graenaland.no.supply_final");
  CHECK(table.refused("build palisade F1") == "graenaland.no.work_final");
  CHECK(table.refused("joint palisade F1") != "");
  CHECK(table.refused("declare") != "");
  table.play("build village H1").pay_any();
  CHECK(hand_size(table.state.at(ann)) == 1);
  CHECK(table.listed("build village F1"));
}

TEST_CASE("graenaland 10.2: a market serves each final builder once, used by the declarer or not") {
  Table table = winning();
  table.works("market F1").villages(bob, "F1").hand(ann, "2 wood, livestock, ore");
  table.hand(bob, "2 wood, livestock, ore").to_building().play("take S01");
  table.play("build village F1").pay_any().play("declare, build village F1");
  CHECK(table.villages_of(bob, "F1") == 2);
}

TEST_CASE("graenaland 10.2: the declarer wins whatever the others reach, ties share a rank") {
  Table table = winning();
  table.villages(bob, "4 F1, 2 H1, 2 P2").army(bob, 3).buildings(bob, "fortress F1, church H1");
  table.army(cid, 3).army(dag, 3).to_building().play("take S01, declare, done, done, done");
  CHECK(goals(table, bob) == 5);
  CHECK(ranks(table.state) == "1 2 3 3");
  CHECK(score(table.state).tie_break.id() == "graenaland.declared");
}

TEST_CASE("graenaland 10.2: what is built at last counts for the ranks") {
  Table table = winning();
  table.army(cid, 2).army(dag, 3).hand(cid, "4 grain, ore").to_building();
  table.play("take S01, declare, done, build army, done, done");
  CHECK(ranks(table.state) == "1 4 2 2");
  CHECK(score(table.state).tie_break.empty());  // nobody reached as many
}

TEST_CASE("graenaland 10.1: nobody but the main player, and nobody must") {
  Table table = winning();
  table.main(bob).to_building();
  CHECK(table.asks() == "2 build");
  table.play("take S01");
  CHECK(table.refused("declare") == "graenaland.no.declare");
  Table own = winning();
  own.to_building().play("take S01, done");
  CHECK(own.asks() == "3 march");
  CHECK(own.state.ended == 0);
}

TEST_CASE("graenaland winning: what is built in the phase counts at its end") {
  Table table;
  table.villages(ann, "4 F1, H1, P2, F2").army(ann, 3).hand(ann, "2 wood, 2 livestock");
  table.to_building().play("take S01");
  CHECK(table.refused("declare") == "graenaland.no.declare");
  table.play("build village F1, declare");
  CHECK(table.asks() == "2 build");
}

TEST_CASE("graenaland score: before the end whoever meets more goals stands ahead") {
  Table table;
  table.army(bob, 3).army(cid, 3).villages(cid, "4 F1");
  CHECK(ranks(table.state) == "3 2 1 3");
}
