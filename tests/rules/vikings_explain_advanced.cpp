// What is said about things of the advanced game that may be pointed at: "what is this, and why
// can't I?"

#include <doctest/doctest.h>

#include "tests/support/table.h"

using namespace meadhall;
using namespace meadhall::vikings;
using namespace meadhall::vikings::testing;

namespace {

// Ann is to buy; boat, building2 and scout+1 are on offer.
Table market(std::string_view wheel, OptionWishes options = {}) {
  Table table(2);
  table.state.options = read_options(option_values(options)).value();
  table.state.options.specials = 1;
  table.lay(ann, "C1 L").lay(bob, "C1 L").wheel(wheel).gold(ann, 9).points(ann, 0);
  return table.gold(bob, 9).points(bob, 0).face_up("boat, building2, scout+1");
}

std::string last(const Table& table, std::string_view thing) {
  const std::vector<std::string> lines = table.explained(thing);
  REQUIRE_FALSE(lines.empty());
  return lines.back();
}

bool says(const Table& table, std::string_view thing, std::string_view line) {
  for (const std::string& each : table.explained(thing)) {
    if (each == line || id_of(each) == line) return true;
  }
  return false;
}

}  // namespace

TEST_CASE("explain pair: the dearest one says that it earns a special tile, no other does") {
  const Table table = market("L blue, L blue, -, Sred grey");
  CHECK(says(table, "pair 3", "vikings.explain.earns_special"));
  CHECK_FALSE(says(table, "pair 1", "vikings.explain.earns_special"));
  CHECK_FALSE(says(market("L blue"), "pair 0", "vikings.explain.earns_special"));
  CHECK_FALSE(says(Table(table).face_up(""), "pair 3", "vikings.explain.earns_special"));
  Table forfeited = market("L blue, L blue, -, Sred grey", {{"specialAtZero", "forfeitForever"}});
  forfeited.state.at(ann).forfeited = 1;
  CHECK_FALSE(says(forfeited, "pair 3", "vikings.explain.earns_special"));
}

TEST_CASE("explain pair: one that is too dear is too dear with points counted in") {
  const Table table =
      market("L blue, -, -, -, -, -, -, -, -, -, L red").gold(ann, 7).points(ann, 2);
  CHECK(last(table, "pair 10") ==
        "vikings.no.too_dear price=10 purse=[vikings.amount.both gold=[vikings.amount.gold n=7] "
        "points=[vikings.amount.points n=2]] n=1");
}

TEST_CASE("explain pair: a locked one names what locks it and what could be bought instead") {
  const Table table = market("L blue, -, L blue, L red").gold(ann, 2);
  CHECK(last(table, "pair 0") ==
        "vikings.no.zero_locked viking=vikings.viking.fisherman n=1 price=2 gold=2");
}

TEST_CASE("explain pair: while colours are drafted its viking is still to come") {
  Table table(2, {{"draft", "true"}});
  table.drawn("6 blue, 4 red, 3 grey").removing(ann).next_tiles("L, R, M1");
  table.play("remove noble").play("draft boatsman");
  CHECK(says(table, "pair 0", "vikings.explain.no_viking_yet"));
  CHECK_FALSE(says(table, "pair 11", "vikings.explain.no_viking_yet"));
}

TEST_CASE("explain special: what it does, and why it cannot be taken now") {
  Table table = market("L blue, L blue, -, Sred grey");
  CHECK(table.explained("special boat").front() ==
        "vikings.explain.special special=vikings.special.boat about=[vikings.about.boat]");
  CHECK(last(table, "special boat") == "vikings.no.not_dearest");
  CHECK(last(table, "special gold3") == "vikings.no.not_offered");
  CHECK(last(Table(2).wheel("L blue"), "special boat") == "vikings.no.no_specials");
  // Bought the dearest: not yet, then yes.
  table.play("take 3");
  CHECK(last(table, "special boat") == "vikings.no.special_later");
  table.play("place S1");
  CHECK(table.explained("special boat").size() == 1);
  CHECK(last(table, "special gold3") == "vikings.no.not_offered");
}

TEST_CASE("explain special: who took a free pair has no claim to one, by option") {
  Table table = market("Sred grey, L blue, -, L red", {{"specialAtZero", "forfeitForever"}});
  table.play("take 0").play("place S1").turn(ann);
  CHECK(last(table, "special boat") == "vikings.no.forfeited");
}

TEST_CASE("explain owned: what a tile brings on the boards as they are") {
  Table table = market("L blue, L red").owns(ann, "noble+1, smith+2, fisher+1, building2");
  table.stand(ann, "N1, N2, G1, F1").lay(ann, "S2 Sred");
  CHECK(last(table, "owned noble+1") ==
        "vikings.explain.special_counts vikings=[vikings.some.noble n=1] n=1");
  CHECK(last(table, "owned 1 smith+2") ==
        "vikings.explain.special_counts vikings=[vikings.some.goldsmith n=1] n=1");
  CHECK(last(table, "owned 1 fisher+1") ==
        "vikings.explain.special_counts vikings=[vikings.some.fisherman n=1] n=1");
  CHECK(last(table, "owned 1 boat") == "vikings.explain.not_owned player=seat1");
  CHECK(last(table.owns(bob, "noble+1"), "owned 2 noble+1") ==
        "vikings.explain.special_counts_none");
  CHECK(last(table, "owned building2") == "vikings.explain.building_aside");
}

TEST_CASE("explain owned, cell: what a building is worth now, nothing under threat") {
  Table table = market("L blue, L red").building(ann, "building2 C3").stand(ann, "C2, N4, F3");
  CHECK(last(table, "owned building2") ==
        "vikings.explain.building_worth special=vikings.special.building_2 n=2");
  CHECK(says(table, "cell C3",
             "vikings.explain.building_worth special=vikings.special.building_2 n=2"));
  table.lay(ann, "S3 Sgreen");
  CHECK(last(table, "owned building2") ==
        "vikings.explain.building_worth special=vikings.special.building_2 n=0");
  CHECK(says(table, "cell C3",
             "vikings.explain.threatened tile=vikings.tile.ship_green row=vikings.row.scouts "
             "warrior_cell=W3"));
}

TEST_CASE("explain cell: which side clashes, what touches nothing, what is dead") {
  Table table(2);
  table.lay(ann, "C1 L, C2 M, N1 L, N2 R, N4 L, F2 L").hand(ann, "L blue");
  CHECK(last(table, "cell C3") == "vikings.no.sea_meets_land_left");
  CHECK(last(table, "cell F4") == "vikings.no.touches_nothing cell=F4");
  CHECK(last(table, "cell N3") == "vikings.no.dead cell=N3");
  CHECK(last(table, "cell F1") == "vikings.no.dead cell=F1");
  table.hand(ann, "M grey");
  CHECK(last(table, "cell G1") == "vikings.no.coast");
  CHECK(last(table, "cell F3") == "vikings.explain.sea cell=F3 row=vikings.row.fishermen");
  table.hand(ann, "R grey");
  CHECK(last(table, "cell C3") == "vikings.explain.sea cell=C3 row=vikings.row.scouts");
  CHECK(last(table, "cell N5") == "vikings.explain.sea cell=N5 row=vikings.row.nobles");
  Table right(2);
  right.lay(ann, "C1 L, C2 R, G1 L, G2 R, G4 L").hand(ann, "L grey");
  CHECK(last(right, "cell G3") == "vikings.no.dead cell=G3");
  Table gap(2);
  gap.lay(ann, "C1 L, C3 M, G1 L, G2 M, G3 M").hand(ann, "R grey");
  CHECK(last(gap, "cell C2") == "vikings.no.sea_meets_land_right");
  gap.hand(ann, "L grey");
  CHECK(last(gap, "cell C2") == "vikings.no.sea_meets_land_left");
  Table beside(2);
  beside.lay(ann, "C1 L, C2 M, C3 R, G1 L, G2 R, N5 L, N4 M").hand(ann, "M grey");
  CHECK(last(beside, "cell C4") == "vikings.no.land_meets_sea_left");
}

TEST_CASE("explain cell: a dead cell says so even while nothing is in hand") {
  Table table = market("L blue, L red").lay(ann, "F2 L");
  CHECK(last(table, "cell F1") == "vikings.no.dead cell=F1");
}

TEST_CASE("explain cell: which tile a building replaces, which not") {
  Table table = market("L blue, Sred grey").lay(ann, "C2 M2, C3 M2, C4 M3");
  table.play("take 1").play("place S1").play("special building2");
  CHECK(last(table, "cell C4") ==
        "vikings.no.other_building cell=C4 special=vikings.special.building_2");
  CHECK_FALSE(says(table, "cell C3", "vikings.no.other_building"));
}

TEST_CASE("explain waiting: who must wait for a boatsman, and who for a tile") {
  Table table = market("L blue, L red").lay(ann, "N1 L").wait(ann, "2 red, 1 green");
  table.stand(ann, "C1");
  CHECK(last(table, "waiting noble") == "vikings.explain.must_wait");
  CHECK(last(table, "waiting scout") == "vikings.explain.no_tile_for row=vikings.row.scouts");
  table.stand(ann, "N1");
  CHECK(last(table, "waiting noble") == "vikings.explain.no_tile_for row=vikings.row.nobles");
}

TEST_CASE("explain waiting: a boatsman who cannot sail says why, and what he may carry") {
  Table table = market("L blue, L red").stand(ann, "C1").wait(ann, "1 grey, 1 green");
  CHECK(last(table, "waiting boatsman") == "vikings.explain.nobody_to_ferry");
  table.lay(ann, "C2 M");
  CHECK(last(table, "waiting boatsman") == "vikings.explain.boatsman");
  table.state.options.single_ferry = 1;
  CHECK(last(table, "waiting boatsman") == "vikings.explain.boatsman_single");
}

TEST_CASE("explain auction: who leads it, and how much may be bid") {
  Table table(3, {{"auction", "true"}});
  CHECK(joined(table.wheel("L blue").explained("auction")) == "vikings.explain.no_auction");
  table.drawn("6 blue, 6 red").auctioning(ann).gold(ann, 5).points(ann, 2).gold(bob, 4);
  CHECK(last(table, "auction") == "vikings.explain.bid_limit player=seat1 n=7");
  table.play("bid 3");
  const std::vector<std::string> lines = table.explained("auction");
  CHECK(lines.front() == "vikings.board.bid player=seat1 n=3");
  CHECK(lines.back() == "vikings.explain.bid_limit player=seat2 n=14");
}

TEST_CASE("explain drawn: how many of a kind lie beside the board") {
  Table table(2, {{"draft", "true"}});
  table.drawn("6 blue, 4 red, 3 grey").removing(ann);
  CHECK(last(table, "drawn noble") == "vikings.explain.drawn n=4 vikings=[vikings.some.noble n=4]");
  CHECK(last(table, "drawn scout") == "vikings.explain.drawn_none viking=vikings.viking.scout");
}

TEST_CASE("explain line: the rule, what it would bring now, and who does not count and why") {
  for (const int round : {1, 2, 3, 4, 5, 6}) {
    Table table = market("L blue, L red").round(round).stand(ann, "N1, N2, N3").lay(ann, "S2 Sred");
    CHECK(
        joined(table.explained("line nobles")) ==
        "vikings.rule.nobles | vikings.explain.line_brings line=[vikings.score.nobles player=seat1 "
        "n=2 each=2] amount=[vikings.amount.points n=4] | vikings.explain.line_threatened cell=N2 "
        "tile=vikings.tile.ship_red warrior_cell=W2");
    table.owns(ann, "noble+1");
    CHECK(says(table, "line nobles",
               "vikings.explain.line_brings line=[vikings.score.nobles player=seat1 n=2 each=3] "
               "amount=[vikings.amount.points n=6]"));
  }
}

TEST_CASE("explain line: a majority tells how one stands against the others") {
  Table table = market("L blue, L red").wait(ann, "2 grey").wait(bob, "1 grey");
  table.owns(bob, "boatsman, boatsman");
  CHECK(last(table, "line boatsmen") ==
        "vikings.explain.line_compared player=seat1 own=2 others=3");
  CHECK(last(table, "line 2 boatsmen") ==
        "vikings.explain.line_compared player=seat2 own=3 others=2");
  CHECK(says(table, "line 2 boatsmen", "vikings.explain.line_brings"));
  CHECK(says(table, "line boatsmen", "vikings.explain.line_nothing player=seat1"));
}

TEST_CASE("explain line: every line has its rule, for every seat, in every round") {
  for (const int round : {1, 2, 6}) {
    Table table = market("L blue, L red").round(round);
    for (const std::string_view line : kScoreLines) {
      for (const std::string_view seat : {"1 ", "2 ", ""}) {
        const std::string thing = "line " + std::string(seat) + std::string(line);
        CHECK(table.explained(thing).front() == "vikings.rule." + std::string(line));
        CHECK(table.explained(thing).size() >= 2);
      }
    }
  }
}
