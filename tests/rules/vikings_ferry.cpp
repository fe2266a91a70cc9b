// rules: Vikings 7.1: boatsmen

#include <doctest/doctest.h>

#include "tests/support/table.h"

using namespace meadhall;
using namespace meadhall::vikings;
using namespace meadhall::vikings::testing;

namespace {

// The rulebooks' example: 3 fishermen, 1 goldsmith, 2 scouts and a boatsman wait, tiles are there.
Table example(OptionWishes options = {}, int round = 2) {
  Table table(2, options);
  table.lay(ann, "F1 L, F2 M, F3 M, G1 L, G2 M, C1 L, C2 M").lay(bob, "C1 L").round(round);
  table.wait(ann, "3 blue, 1 yellow, 2 green, 1 grey").ferrying(ann);
  return table.bag("12 blue");
}

// True if the boatsman may carry exactly these and land, or has landed by himself.
bool may_ferry(Table table, std::initializer_list<std::string_view> cells) {
  const std::uint8_t boatsmen = table.state.at(ann).waiting_of(Viking::boatsman);
  const auto sailed = [&] {
    return table.state.step != Step::ferry || table.state.turn != ann ||
           table.state.at(ann).waiting_of(Viking::boatsman) < boatsmen;
  };
  for (const std::string_view each : cells) {
    if (sailed() || !table.refused("ferry " + std::string(each)).empty()) return false;
    table.play("ferry " + std::string(each));
  }
  return sailed() || table.refused("land").empty();
}

}  // namespace

TEST_CASE("ferry: the four combinations the rulebooks print are all possible") {
  CHECK(may_ferry(example(), {"F1", "F2", "F3"}));
  CHECK(may_ferry(example(), {"G1"}));
  CHECK(may_ferry(example(), {"C1", "C2"}));
  CHECK(may_ferry(example(), {"F1", "G1", "C1"}));
}

TEST_CASE("ferry: two of one colour and one of another is no load for a boat") {
  CHECK_FALSE(may_ferry(example(), {"C1", "C2", "F1"}));
  CHECK_FALSE(may_ferry(example(), {"F1", "C1", "C2"}));
  Table table = example();
  table.play("ferry C1").play("ferry C2");
  CHECK(table.state.step ==
        Step::take);  // nobody else may board, so he has sailed, the round begins
}

TEST_CASE("ferry: who mixes colours takes one of each") {
  Table table = example();
  table.play("ferry C1").play("ferry F1");
  CHECK(table.refused("ferry C2") == "vikings.no.mixed_boat");
  CHECK(table.refused("ferry F2") == "vikings.no.mixed_boat");
  CHECK(table.moves() == "ferry G1, ferry G2, land");
}

TEST_CASE("ferry: who carries two of a colour carries no other") {
  Table table = example();
  table.play("ferry F1").play("ferry F2");
  CHECK(table.refused("ferry G1") == "vikings.no.mixed_boat");
  CHECK(table.moves() == "ferry F3, land");
}

TEST_CASE("ferry: by standard a boat may carry fewer than it could") {
  CHECK(may_ferry(example(), {"F1"}));
  CHECK(may_ferry(example(), {"F1", "F2"}));
  CHECK(may_ferry(example(), {"C2"}));
  CHECK(may_ferry(example(), {"F1", "G1"}));
}

TEST_CASE("ferry: with partialFerry=full a boat of one colour carries all that find a tile") {
  const OptionWishes full = {{"partialFerry", "full"}};
  CHECK(may_ferry(example(full), {"F1", "F2", "F3"}));
  CHECK(may_ferry(example(full), {"C1", "C2"}));
  CHECK_FALSE(may_ferry(example(full), {"F1"}));
  CHECK_FALSE(may_ferry(example(full), {"F1", "F2"}));
  CHECK_FALSE(may_ferry(example(full), {"C1"}));
  Table table = example(full);
  table.play("ferry F1");
  CHECK(table.refused("land") == "vikings.no.full_boat");
}

TEST_CASE(
    "ferry: with partialFerry=full a mixed boat carries one of each colour that finds a tile") {
  const OptionWishes full = {{"partialFerry", "full"}};
  CHECK(may_ferry(example(full), {"F1", "G1", "C1"}));
  CHECK_FALSE(may_ferry(example(full), {"F1", "G1"}));
  CHECK_FALSE(may_ferry(example(full), {"C1", "G1"}));
}

TEST_CASE("ferry: with partialFerry=full the only viking of a colour is all of that colour") {
  // The example prints "or 1 goldsmith" though fishermen and scouts wait as well.
  CHECK(may_ferry(example({{"partialFerry", "full"}}), {"G1"}));
}

TEST_CASE(
    "ferry: with partialFerry=full a colour is full when its tiles are, whoever still waits") {
  Table table = example({{"partialFerry", "full"}});
  table.stand(ann, "C2");  // one empty tile is left for two scouts
  CHECK(may_ferry(table, {"C1"}));
}

TEST_CASE("ferry: two free tiles for three fishermen, two may go and the player picks the tiles") {
  Table table(2);
  table.lay(ann, "F1 L, F2 M").lay(bob, "C1 L").round(2).wait(ann, "3 blue, 1 grey").ferrying(ann);
  table.bag("12 blue");
  CHECK(table.moves() == "ferry F1, ferry F2, keep");
  table.play("ferry F2").play("ferry F1");
  CHECK(table.waiting(ann, Viking::fisherman) == 1);
  CHECK(table.stands(ann, "F1"));
  CHECK(table.stands(ann, "F2"));
}

TEST_CASE("ferry: the viking stands on the tile of his row and waits no longer") {
  Table table = example();
  table.play("ferry G2");
  CHECK(table.stands(ann, "G2"));
  CHECK_FALSE(table.stands(ann, "G1"));
  CHECK(table.waiting(ann, Viking::goldsmith) == 0);
}

TEST_CASE("ferry: the boatsman leaves the game when he has landed") {
  Table table = example();
  table.wait(ann, "2 grey").play("ferry F1");
  CHECK(table.waiting(ann, Viking::boatsman) == 2);
  table.play("land");
  CHECK(table.waiting(ann, Viking::boatsman) == 1);
  CHECK(table.gone(Viking::boatsman) == 1);
}

TEST_CASE("ferry: at least one viking must be carried") {
  CHECK(example().refused("land") == "vikings.no.empty_boat");
}

TEST_CASE("ferry: in rounds 2 and 4 a player may keep their boatsmen") {
  for (const int round : {2, 4}) {
    Table table = example({}, round);
    table.play("keep");
    CHECK(table.waiting(ann, Viking::boatsman) == 1);
    CHECK(table.waiting(ann, Viking::fisherman) == 3);
    CHECK(table.state.round == round + 1);
  }
}

TEST_CASE("ferry: in round 6 a player goes on while anybody can be ferried") {
  const Table table = example({}, 6);
  CHECK(table.refused("keep") == "vikings.no.last_ferry");
  Table two = example({}, 6);
  two.wait(ann, "2 grey").play("ferry F1").play("land");
  CHECK(two.state.step == Step::ferry);
  CHECK(actor(two.state) == ann);
  CHECK(two.refused("keep") == "vikings.no.last_ferry");
  CHECK(two.refused("land") == "vikings.no.empty_boat");
}

TEST_CASE("ferry: in round 6 a boatsman nobody can use stays and is not asked about") {
  Table table(2);
  table.lay(ann, "C1 L")
      .lay(bob, "C1 L")
      .round(6)
      .wait(ann, "1 red, 1 grey")
      .points(ann, 5)
      .gold(ann, 0);
  table.wheel("Sred red").play("take 0").play("place S1");
  CHECK(table.state.step == Step::over);
  CHECK(table.waiting(ann, Viking::boatsman) == 1);
  // 10 for most boatsmen, 3 mouths (two nobles and he) without food, the red ship costs 3.
  CHECK(table.points_of(ann) == 5 - 3 + 10 - 3);
}

TEST_CASE("ferry: in round 6 spare boatsmen are kept by efficient ferrying") {
  Table table(2);
  table.lay(ann, "F1 L, F2 M").lay(bob, "C1 L").round(6).wait(ann, "2 blue, 2 grey").ferrying(ann);
  table.play("ferry F1").play("ferry F2");
  CHECK(table.state.step == Step::over);
  CHECK(table.waiting(ann, Viking::boatsman) == 1);
}

TEST_CASE("ferry: not asked of who has no boatsman, nobody waiting, or no empty tile") {
  for (const std::string_view waiting : {"2 blue", "3 grey", "2 red, 1 grey"}) {
    Table table(2);
    table.lay(ann, "F1 L").lay(bob, "C1 L").round(2).bag("12 blue").wait(ann, waiting);
    table.turn(ann).wheel("Sred black").play("take 0").play("place S1");
    CHECK(table.state.round == 3);
  }
}

TEST_CASE("ferry: a start tile without a viking is an empty tile like any other") {
  Table table(2);
  table.wheel("Sred red").lay(bob, "C1 L").round(2).bag("12 blue").wait(ann, "1 grey");
  table.play("take 0").play("start N").play("place S1");
  CHECK(table.moves() == "ferry N1, keep");
}

TEST_CASE("ferry: several boatsmen sail one after another, any number of them") {
  Table table = example();
  table.wait(ann, "4 grey").play("ferry F1").play("ferry F2").play("land");
  CHECK(table.moves() == "ferry F3, ferry G1, ferry G2, ferry C1, ferry C2, keep");
  table.play("ferry C1").play("ferry F3").play("ferry G1");
  CHECK(table.moves() == "ferry C2, keep");
  table.play("ferry C2");
  CHECK(table.waiting(ann, Viking::boatsman) == 1);
  CHECK(table.gone(Viking::boatsman) == 3);
  CHECK(table.state.round == 3);
}

TEST_CASE("ferry: a boat under way cannot be kept") {
  Table table = example();
  table.play("ferry F1");
  CHECK(table.refused("keep") == "vikings.no.boat_under_way");
}

TEST_CASE("ferry: who does not wait cannot be carried, boatsmen carry no boatsmen") {
  Table table = example();
  table.lay(ann, "N1 L");
  CHECK(table.refused("ferry N1") == "vikings.no.nobody_waits viking=vikings.viking.noble");
  CHECK(table.refused(ferry({kShipRow, 0})) == "vikings.no.ferry_cell");
}

TEST_CASE("ferry: only to own island tiles that are empty") {
  Table table = example();
  table.stand(ann, "F1");
  CHECK(table.refused("ferry F1") == "vikings.no.tile_taken cell=F1");
  CHECK(table.refused("ferry F4") == "vikings.no.no_tile cell=F4");
  CHECK(table.refused(ferry({0, static_cast<std::uint8_t>(kColumns)})) == "vikings.no.outside");
}

TEST_CASE("ferry: without a boatsman nobody sails") {
  Table table = example();
  table.wait(ann, "0 grey");
  const Result<void> done = apply(table.state, parse("ferry F1").value());
  REQUIRE_FALSE(done.ok());
  CHECK(words(done.error().message) == "vikings.no.boatsman");
}

TEST_CASE("ferry: only at the start of a large scoring, not while buying") {
  Table table(2);
  table.lay(ann, "F1 L").wait(ann, "1 blue, 1 grey").wheel("L blue, L red");
  CHECK(id_of(table.refused("ferry F1")) == "vikings.no.step");
}

TEST_CASE("ferry: from the start player clockwise, each scores before the next one ferries") {
  Table table(3);
  table.round(2).leads(bob).bag("12 blue").wheel("Sred grey");
  for (const Seat seat : {ann, bob, cid}) {
    table.lay(seat, "N1 L, C1 L").wait(seat, "1 red, 1 grey").points(seat, 0).gold(seat, 0);
  }
  table.turn(ann).play("take 0").play("place S3");
  CHECK(actor(table.state) == bob);
  table.play("ferry N1");
  CHECK(table.points_of(bob) == 2);
  CHECK(actor(table.state) == cid);
  CHECK(table.points_of(cid) == 0);
  table.play("keep");
  CHECK(actor(table.state) == ann);
  table.play("ferry N1");
  CHECK(table.points_of(ann) == 2);
  CHECK(table.state.round == 3);
  CHECK(table.state.start_player == cid);
}

TEST_CASE("ferry: a warrior ferried now repels before rewards and threats are read") {
  Table table(2);
  table.lay(ann, "W1 L, S1 Sblue").stand(ann, "N1").lay(bob, "C1 L").round(2).bag("12 blue");
  table.wait(ann, "1 black, 1 grey").points(ann, 0).ferrying(ann);
  Table left_behind = table;
  left_behind.play("keep");
  CHECK(left_behind.points_of(ann) == 0);
  table.play("ferry W1");
  CHECK(table.points_of(ann) == 3 + 2);
}

TEST_CASE("ferry: a threatened tile may be settled") {
  Table table(2);
  table.lay(ann, "N1 L, S1 Sblue").round(2).wait(ann, "1 red, 1 grey").ferrying(ann);
  CHECK(table.refused("ferry N1").empty());
}
