// The last cell, the last code, the longest list: where a rule ends that nearly every match stays
// within.

#include <doctest/doctest.h>

#include "tests/support/table.h"

using namespace meadhall;
using namespace meadhall::vikings;
using namespace meadhall::vikings::testing;

namespace {

constexpr auto kBeyond = static_cast<std::uint8_t>(kColumns);

// Ann has just taken a building that would replace any of three middles, one in the last column.
Table swapping() {
  Table table(2, {{"specials", "true"}});
  table.lay(ann, "C1 L, C2 M3, C3 M3, N39 L, N40 M3").lay(bob, "C1 L").gold(ann, 20).points(ann, 0);
  table.wheel("Sred grey, Sgreen grey").face_up("building3, boat, boat, boat");
  return table.play("take 1").play("place S1").play("special building3");
}

}  // namespace

TEST_CASE("limits: a viking is ferried to the last column, and no farther") {
  Table table(2);
  table.lay(ann, "F39 L, F40 M").wait(ann, "1 blue, 1 grey").round(2).ferrying(ann);
  CHECK(table.refused(ferry({0, kBeyond})) == "vikings.no.outside");
  CHECK(table.refused("ferry F40").empty());
}

TEST_CASE("limits: a building replaces a tile in the last column, and none beyond it") {
  const Table table = swapping();
  CHECK(table.moves() == "swap C2, swap C3, swap N40");
  CHECK(table.refused(swap_building({0, kBeyond})) == "vikings.no.outside");
  CHECK(table.refused(swap_building({5, kColumns - 1})) != "vikings.no.outside");
}

TEST_CASE("limits: a building replaces no ship") {
  const Table table = swapping();
  CHECK(id_of(table.refused(swap_building({kShipRow, 0}))) == "vikings.no.other_building");
}

TEST_CASE("limits: a code beyond the special tiles takes none, whatever its lowest byte says") {
  Table table(2, {{"specials", "true"}});
  table.lay(ann, "C1 L").lay(bob, "C1 L").gold(ann, 20).points(ann, 0);
  table.wheel("Sred grey, Sgreen grey").face_up("boat, gold5, food3, gold3");
  table.play("take 1").play("place S1");
  REQUIRE(table.asks() == "1 special");
  const auto boat = static_cast<std::uint32_t>(Special::boat);
  CHECK(table.refused(make_move(MoveKind::special, boat)).empty());
  CHECK(table.refused(make_move(MoveKind::special, 256U + boat)) == "vikings.no.not_offered");
  CHECK(table.refused(make_move(MoveKind::special, kSpecialKinds)) == "vikings.no.not_offered");
}

TEST_CASE("limits: no more exchanges are listed than a list has room for, all of them legal") {
  Table table(2, {{"convertAnytime", "true"}});
  table.lay(ann, "C1 L").wheel("L blue, M1 yellow").gold(ann, 5).points(ann, 1000);
  MoveList moves;
  legal(table.state, moves);
  CHECK(moves.size() == kMaxMoves);
  CHECK(table.refused(moves[kMaxMoves - 1]).empty());
}
