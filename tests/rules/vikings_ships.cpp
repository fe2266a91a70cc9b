// rules: Vikings 4.9; option shipOrder

#include <doctest/doctest.h>

#include "tests/support/table.h"

using namespace meadhall;
using namespace meadhall::vikings;
using namespace meadhall::vikings::testing;

namespace {

Table with_ship_in_hand(std::string_view tiles, OptionWishes options = {}) {
  Table table(2, options);
  table.lay(ann, tiles).hand(ann, "Sblue grey");
  return table;
}

}  // namespace

TEST_CASE("ships: the first may go to any of columns 1 to 3") {
  CHECK(with_ship_in_hand("C1 L").moves() == "place S1, place S2, place S3");
  CHECK(with_ship_in_hand("C1 L", {{"shipOrder", "adjacent"}}).moves() ==
        "place S1, place S2, place S3");
}

TEST_CASE("ships: after one in column 3 the second goes to 1 or 2, with `adjacent` only to 2") {
  CHECK(with_ship_in_hand("C1 L, S3 Sred").moves() == "place S1, place S2");
  CHECK(with_ship_in_hand("C1 L, S3 Sred", {{"shipOrder", "adjacent"}}).moves() == "place S2");
}

TEST_CASE("ships: after one in column 2 the next goes to either side in every edition") {
  CHECK(with_ship_in_hand("C1 L, S2 Sred").moves() == "place S1, place S3");
  CHECK(with_ship_in_hand("C1 L, S2 Sred", {{"shipOrder", "adjacent"}}).moves() ==
        "place S1, place S3");
}

TEST_CASE("ships: after one in column 1 `adjacent` allows column 2 alone") {
  CHECK(with_ship_in_hand("C1 L, S1 Sred").moves() == "place S2, place S3");
  const Table adjacent = with_ship_in_hand("C1 L, S1 Sred", {{"shipOrder", "adjacent"}});
  CHECK(adjacent.moves() == "place S2");
  CHECK(adjacent.refused("place S3") == "vikings.no.ship_beside");
}

TEST_CASE("ships: with columns 1 and 3 taken the third fills column 2") {
  CHECK(with_ship_in_hand("C1 L, S1 Sred, S3 Sgreen").moves() == "place S2");
}

TEST_CASE("ships: no column beyond the third before the first three are full") {
  for (const std::string_view order : {"freeInFirst3", "adjacent"}) {
    const Table table = with_ship_in_hand("C1 L, S2 Sred, S3 Sgreen", {{"shipOrder", order}});
    CHECK(table.moves() == "place S1");
    CHECK(table.refused("place S4") == "vikings.no.first_three");
  }
}

TEST_CASE("ships: the fourth goes to column 4, the fifth to column 5") {
  for (const std::string_view order : {"freeInFirst3", "adjacent"}) {
    const Table fourth =
        with_ship_in_hand("C1 L, S1 Sred, S2 Sblue, S3 Sgreen", {{"shipOrder", order}});
    CHECK(fourth.moves() == "place S4");
    CHECK(fourth.refused("place S5") == "vikings.no.ship_next");
    const Table fifth =
        with_ship_in_hand("C1 L, S1 Sred, S2 Sblue, S3 Sgreen, S4 Sred", {{"shipOrder", order}});
    CHECK(fifth.moves() == "place S5");
  }
}

TEST_CASE("ships: all fourteen of them have a place") {
  for (const std::string_view order : {"freeInFirst3", "adjacent"}) {
    Table table(2, {{"shipOrder", order}});
    table.lay(ann, "C1 L");
    for (int laid = 0; laid < 14; ++laid) {
      table.hand(ann, "Sblue grey");
      MoveList moves;
      legal(table.state, moves);
      REQUIRE(moves.size() >= 1);
      REQUIRE(apply(table.state, moves[0]).ok());
    }
    CHECK(table.state.at(ann).homeland.all_ships() == (Columns{1} << 14U) - 1);
  }
}

TEST_CASE("ships: only the row of ships takes a ship") {
  const Table table = with_ship_in_hand("C1 L");
  CHECK(table.refused("place W1") == "vikings.no.ship_here");
  CHECK(table.refused("place F2") == "vikings.no.ship_here");
}

TEST_CASE("ships: two never share a column") {
  CHECK(with_ship_in_hand("C1 L, S2 Sred").refused("place S2") == "vikings.no.occupied cell=S2");
}

TEST_CASE("ships: a ship cannot be declined") {
  CHECK(id_of(with_ship_in_hand("C1 L").refused("wait")) == "vikings.no.step");
}

TEST_CASE("ships: a ship needs no island below it") {
  Table table = with_ship_in_hand("C1 L");
  table.play("place S3");
  CHECK(table.tile(ann, "S3") == Tile::ship_blue);
  CHECK(table.tile(ann, "W3") == Tile::none);
}

TEST_CASE("ships: the four sails are kept apart on the board") {
  Table table(2);
  table.lay(ann, "S1 Sblue, S2 Syellow, S3 Sgreen, S4 Sred");
  CHECK(table.tile(ann, "S1") == Tile::ship_blue);
  CHECK(table.tile(ann, "S2") == Tile::ship_yellow);
  CHECK(table.tile(ann, "S3") == Tile::ship_green);
  CHECK(table.tile(ann, "S4") == Tile::ship_red);
}
