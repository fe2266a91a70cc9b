// rules: Vikings 9.6: a boatsman carries one viking, with a boat tile as many as in the
// basic game

#include <doctest/doctest.h>

#include "tests/support/table.h"

using namespace meadhall;
using namespace meadhall::vikings;
using namespace meadhall::vikings::testing;

namespace {

// 3 fishermen, 1 goldsmith and 2 scouts wait, tiles are there for all; so many boatsmen.
Table harbour(std::string_view boatsmen, OptionWishes options = {}, int round = 2) {
  Table table(2);
  table.state.options = read_options(option_values(options)).value();
  table.state.options.single_ferry = 1;
  table.lay(ann, "F1 L, F2 M, F3 M, G1 L, G2 M, C1 L, C2 M").lay(bob, "C1 L").round(round);
  table.wait(ann, "3 blue, 1 yellow, 2 green").wait(ann, boatsmen).ferrying(ann);
  return table.bag("13 blue, 13 red");
}

}  // namespace

TEST_CASE("single ferry: a boatsman carries one viking and leaves the game") {
  Table table = harbour("2 grey");
  table.play("ferry F2");
  CHECK(table.waiting(ann, Viking::boatsman) == 1);
  CHECK(table.gone(Viking::boatsman) == 1);
  CHECK(table.stands(ann, "F2"));
  CHECK(table.asks() == "1 ferry");
  CHECK(table.moves() == "ferry F1, ferry F3, ferry G1, ferry G2, ferry C1, ferry C2, keep");
}

TEST_CASE("single ferry: two boatsmen bring exactly two vikings over, of any colours") {
  for (const std::string_view second : {"ferry F2", "ferry G1"}) {
    Table table = harbour("2 grey");
    table.play("ferry F1").play(second);
    CHECK(table.asks() == "2 take");
    CHECK(table.gone(Viking::boatsman) == 2);
    CHECK(table.waiting(ann, Viking::boatsman) == 0);
  }
}

TEST_CASE("single ferry: there is nothing to land, and nobody sails for nothing") {
  const Table table = harbour("2 grey");
  CHECK(table.refused("land") == "vikings.no.empty_boat");
}

TEST_CASE("single ferry: without the module a boatsman carries as many as ever") {
  Table table = harbour("1 grey");
  table.state.options.single_ferry = 0;
  table.play("ferry F1");
  CHECK(table.moves() == "ferry F2, ferry F3, ferry G1, ferry G2, ferry C1, ferry C2, land");
}

TEST_CASE("single ferry: boatsmen may be kept, but not in the last scoring") {
  CHECK(harbour("1 grey").refused("keep").empty());
  CHECK(harbour("1 grey", {}, 4).refused("keep").empty());
  CHECK(harbour("1 grey", {}, 6).refused("keep") == "vikings.no.last_ferry");
}

TEST_CASE("single ferry: partialFerry=full asks no more of a boatsman than he can carry") {
  Table table = harbour("2 grey", {{"partialFerry", "full"}});
  CHECK(table.play("ferry F1").asks() == "1 ferry");
  CHECK(table.gone(Viking::boatsman) == 1);
}

TEST_CASE("boat: boatsman and boat together make one ferry of the basic game, then both are gone") {
  Table table = harbour("2 grey").owns(ann, "boat, boat");
  table.play("boat").play("ferry F1").play("ferry F2").play("ferry F3");
  CHECK(table.waiting(ann, Viking::boatsman) == 1);
  CHECK(table.owned(ann, Special::boat) == 1);
  CHECK(table.spent(Special::boat) == 1);
  CHECK(table.gone(Viking::boatsman) == 1);
  CHECK(table.asks() == "1 ferry");
}

TEST_CASE("boat: one of each of several colours may sail, as in the basic game") {
  Table table = harbour("1 grey").owns(ann, "boat");
  table.play("boat").play("ferry F1").play("ferry G1");
  CHECK(table.refused("ferry F2") == "vikings.no.mixed_boat");
  table.play("ferry C2");
  CHECK(table.asks() == "2 take");
  CHECK(table.owned(ann, Special::boat) == 0);
}

TEST_CASE("boat: fewer than it could carry may sail, but somebody must") {
  Table table = harbour("1 grey").owns(ann, "boat").play("boat");
  CHECK(table.refused("land") == "vikings.no.empty_boat");
  CHECK(table.refused("keep") == "vikings.no.boat_under_way");
  CHECK(table.refused("boat") == "vikings.no.boat_under_way");
  CHECK(table.play("ferry F1").refused("land").empty());
}

TEST_CASE("boat: with partialFerry=full it carries all of a colour or one of each that can go") {
  Table table = harbour("1 grey", {{"partialFerry", "full"}}).owns(ann, "boat").play("boat");
  CHECK(table.play("ferry F1").refused("land") == "vikings.no.full_boat");
}

TEST_CASE("boat: it is a choice, other boatsmen may sail without one in the same scoring") {
  Table table = harbour("3 grey").owns(ann, "boat");
  table.play("ferry G1");
  CHECK(table.owned(ann, Special::boat) == 1);
  table.play("boat").play("ferry F1").play("ferry F3").play("land");
  CHECK(table.owned(ann, Special::boat) == 0);
  CHECK(table.refused("boat") == "vikings.no.boat_tile");
  table.play("ferry C1");
  CHECK(table.asks() == "2 take");
  CHECK(table.waiting(ann, Viking::fisherman) == 1);
  CHECK(table.waiting(ann, Viking::scout) == 1);
}

TEST_CASE("boat: one boatsman for each boat, without him it stays ashore") {
  Table table(2, {{"singleFerry", "true"}});
  table.lay(ann, "F1 L").lay(bob, "C1 L").round(2).bag("13 blue").wait(ann, "1 blue");
  table.owns(ann, "boat").wheel("Sred black").play("take 0").play("place S1");
  CHECK(table.asks() == "2 take");
  CHECK(table.owned(ann, Special::boat) == 1);
}

TEST_CASE("boat: a boatsman tile is no boatsman, it neither sails nor mans a boat") {
  Table table(2, {{"singleFerry", "true"}});
  table.lay(ann, "F1 L").lay(bob, "C1 L").round(6).wait(ann, "1 blue");
  table.owns(ann, "boat, boatsman").wheel("Sred black").play("take 0").play("place S1");
  CHECK(table.asks() == "over");
  CHECK(table.waiting(ann, Viking::fisherman) == 1);
}

TEST_CASE("boat: without singleFerry it gives nothing a boatsman cannot do anyway") {
  Table table = harbour("1 grey").owns(ann, "boat");
  table.state.options.single_ferry = 0;
  CHECK(table.refused("boat") == "vikings.no.boat_useless");
  table.play("ferry F1").play("ferry F2").play("ferry F3");
  CHECK(table.owned(ann, Special::boat) == 1);
}

TEST_CASE("boat: only at large scorings, while a player ferries") {
  Table table(2, {{"singleFerry", "true"}});
  table.lay(ann, "F1 L").wait(ann, "1 blue, 1 grey").owns(ann, "boat").wheel("L blue, L red");
  CHECK(id_of(table.refused("boat")) == "vikings.no.step");
}

TEST_CASE("boat: in the last scoring it is an optional help") {
  Table table = harbour("1 grey", {}, 6).owns(ann, "boat");
  table.play("ferry F1");
  CHECK(table.asks() == "over");
  CHECK(table.owned(ann, Special::boat) == 1);
}

TEST_CASE("boat: with finalFerryBoat=forced nobody is left behind whom a boat could bring over") {
  const OptionWishes forced = {{"finalFerryBoat", "forced"}};
  Table table = harbour("1 grey", forced, 6).owns(ann, "boat");
  CHECK(table.refused("ferry F1") == "vikings.no.forced_boat");
  CHECK(table.moves() == "boat");
  table.play("boat").play("ferry F1");
  CHECK(table.refused("land") == "vikings.no.forced_load");
  table.play("ferry F2").play("ferry F3");
  CHECK(table.asks() == "over");
  // In the large scorings before that it stays a choice,
  CHECK(harbour("1 grey", forced, 4).owns(ann, "boat").refused("ferry F1").empty());
  // and where boatsmen enough bring everybody over one by one.
  Table many = harbour("6 grey", forced, 6).owns(ann, "boat");
  CHECK(many.refused("ferry F1").empty());
  CHECK(many.play("ferry F1").refused("ferry F2").empty());
}

TEST_CASE(
    "boat: with finalFerryBoat=forced a boat lands early only if the others can come one by one") {
  // Six wait with a tile each. After the first is aboard five are left, and of the boatsmen all but
  // the one at sea: with five of them behind him he may land, with four he may not.
  const OptionWishes forced = {{"finalFerryBoat", "forced"}};
  Table enough = harbour("6 grey", forced, 6).owns(ann, "boat").play("boat").play("ferry F1");
  CHECK(enough.refused("land").empty());
  Table short_of_one = harbour("5 grey", forced, 6).owns(ann, "boat").play("boat").play("ferry F1");
  CHECK(short_of_one.refused("land") == "vikings.no.forced_load");
}

TEST_CASE("boat: with finalFerryBoat=forced and no boat a boatsman sails alone") {
  CHECK(harbour("1 grey", {{"finalFerryBoat", "forced"}}, 6).refused("ferry F1").empty());
}

TEST_CASE("boat: several boats sail one after another, each with his boatsman") {
  Table table = harbour("2 grey").owns(ann, "boat, boat");
  table.play("boat").play("ferry F1").play("ferry F2").play("ferry F3");
  table.play("boat").play("ferry C1").play("ferry C2");
  CHECK(table.asks() == "2 take");
  CHECK(table.spent(Special::boat) == 2);
  CHECK(table.waiting(ann, Viking::goldsmith) == 1);
}
