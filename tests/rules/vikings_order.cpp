// The order in which legal moves are listed. It is no file format, but it is shown to players, and
// seeded bots and recorded tests follow it: a change should be meant.

#include <doctest/doctest.h>

#include "tests/support/table.h"

using namespace meadhall;
using namespace meadhall::vikings;
using namespace meadhall::vikings::testing;

TEST_CASE("order: a seeded match decision by decision") {
  Table table = Table::dealt(3, 2026, {{"convertAnytime", "true"}});
  REQUIRE(table.wheel_now() ==
          "R yellow, M1 yellow, M3 green, L green, R green, M2 red, L red, R grey, R grey, R grey, "
          "R grey, "
          "Sgreen grey");
  table.points(table.state.turn, 3).gold(table.state.turn, 4);
  CHECK(table.moves() ==
        "take 1, take 2, take 3, take 4, take 5, take 6, take 7, convert 1, convert 2, convert 3");
  table.play("take 4");
  CHECK(table.moves() == "pay 4g, pay 3g+1p, pay 2g+2p, pay 1g+3p");
  table.play("pay 3g+1p");
  CHECK(table.moves() == "start F, start G, start C, start N, start W, convert 1, convert 2");
  table.play("start C");
  CHECK(table.moves() == "place C2, convert 1, convert 2");
  table.play("place C2");
  CHECK(table.moves() == "stay, wait, convert 1, convert 2");
}

TEST_CASE("order: pairs by price, the free one last") {
  Table table(2);
  table.lay(ann, "C1 L").wheel("L blue, M yellow, -, R red").gold(ann, 30);
  CHECK(table.moves() == "take 1, take 3, take 0");
}

TEST_CASE("order: cells from the fishermen up, each row from the coast, ships from the coast") {
  Table table(2);
  table.lay(ann, "C1 L, C2 M, N1 L").hand(ann, "M grey");
  CHECK(table.moves() == "place G2, place C3, place N2");
  table.hand(ann, "L grey");
  CHECK(table.moves() == "place F1, place G1, place G2, place W1");
  table.hand(ann, "Sred grey");
  CHECK(table.moves() == "place S1, place S2, place S3");
}

TEST_CASE("order: ferrying by row from the fishermen up and by column, then land or keep") {
  Table table(2);
  table.round(2).lay(ann, "F1 L, F2 M, G1 L, W1 L").wait(ann, "2 blue, 1 yellow, 1 black, 2 grey");
  table.ferrying(ann);
  CHECK(table.moves() == "ferry F1, ferry F2, ferry G1, ferry W1, keep");
  table.play("ferry G1");
  CHECK(table.moves() == "ferry F1, ferry F2, ferry W1, land");
}
