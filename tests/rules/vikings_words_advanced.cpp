// The sentences of questions, choices and boards of the advanced game, as ids of the catalogue, and
// the order in which its moves are listed.

#include <doctest/doctest.h>

#include <algorithm>

#include "games/vikings/words.h"
#include "tests/support/table.h"

using namespace meadhall;
using namespace meadhall::vikings;
using namespace meadhall::vikings::testing;

namespace {

std::string asked(const Table& table) { return words(question(table.state)); }

std::string described(const Table& table, std::string_view move) {
  return words(describe(table.state, parse(move).value()));
}

bool has_line(const Section& section, std::string_view line) {
  return std::ranges::any_of(section.lines,
                             [&](const Message& each) { return words(each) == line; });
}

Table round_of_two() {
  Table table(2, {{"auction", "true"}, {"draft", "true"}, {"specials", "true"}});
  table.lay(ann, "C1 L, C2 M1, C3 M1").lay(bob, "C1 L").face_up("building1, boat");
  return table.drawn("6 blue, 4 red, 3 grey").auctioning(ann);
}

}  // namespace

TEST_CASE("question: each decision of the advanced game has its own") {
  Table table = round_of_two();
  CHECK(asked(table) == "vikings.ask.open");
  table.play("bid 2");
  CHECK(asked(table) == "vikings.ask.bid player=seat1 n=2");
  table.play("pass");
  CHECK(asked(table) == "vikings.ask.remove");
  table.play("remove noble");
  CHECK(asked(table) == "vikings.ask.draft");
  table.wheel("L blue, Sred grey").points(ann, 0).play("take 1").play("place S1");
  CHECK(asked(table) == "vikings.ask.special");
  table.play("special building1");
  CHECK(asked(table) == "vikings.ask.swap special=vikings.special.building_1");
}

TEST_CASE("describe: each kind of move of the advanced game as a choice") {
  const Table table = round_of_two();
  CHECK(described(table, "pass") == "vikings.move.pass");
  CHECK(described(table, "bid 3") == "vikings.move.bid n=3");
  CHECK(described(table, "remove noble") == "vikings.move.remove viking=vikings.viking.noble n=4");
  CHECK(described(table, "draft boatsman") ==
        "vikings.move.draft vikings=[vikings.some.boatsman n=3]");
  CHECK(described(table, "special boat") == "vikings.move.special special=vikings.special.boat");
  const std::vector<Message> told = terms(take_special(Special::boat));
  REQUIRE(told.size() == 1);
  CHECK(words(told[0]) == "vikings.about.boat");
  CHECK(terms(kDecline).empty());
  CHECK(described(table, "decline") == "vikings.move.decline");
  CHECK(described(table, "swap C3") == "vikings.move.swap cell=C3");
  CHECK(described(table, "boat") == "vikings.move.boat");
}

TEST_CASE("board: the auction, the vikings drawn and the special tiles are told") {
  Table table = round_of_two();
  table.play("bid 2");
  const Section round = board(table.state)[0];
  CHECK(has_line(round, "vikings.board.bid player=seat1 n=2"));
  CHECK(has_line(round,
                 "vikings.board.drawn vikings=[vikings.home.count viking=vikings.viking.fisherman "
                 "n=6; vikings.home.count viking=vikings.viking.noble n=4; vikings.home.count "
                 "viking=vikings.viking.boatsman n=3]"));
  const std::string offer = joined(words(round.lines));
  CHECK(offer.find("vikings.board.specials n=2 specials=[vikings.special.building_1; "
                   "vikings.special.boat]") != std::string::npos);
  CHECK(offer.find("vikings.board.special_stack n=21") != std::string::npos);
}

TEST_CASE("board: during a draft the tiles lie there, some still without a viking") {
  Table table = round_of_two();
  table.next_tiles("L, R, M1, L, L, L, L, L, L, L, L, Sred").play("pass").play("pass");
  table.play("remove noble").play("draft fisherman");
  const Section wheel = board(table.state)[1];
  REQUIRE(wheel.lines.size() == 12);
  CHECK(words(wheel.lines[0]) == "vikings.board.lone_tile price=0 tile=vikings.tile.left_end");
  CHECK(words(wheel.lines[11]) ==
        "vikings.board.pair price=11 tile=vikings.tile.ship_red viking=vikings.viking.fisherman");
}

TEST_CASE("homeland: special tiles held, and where buildings lie") {
  Table table(2, {{"specials", "true"}});
  table.wheel("L blue").owns(ann, "smith+1, smith+1, building3").building(ann, "building1 C2");
  CHECK(has_line(player_area(table.state, ann),
                 "vikings.home.specials specials=[vikings.home.special "
                 "special=vikings.special.smith_1 n=2; vikings.home.building "
                 "special=vikings.special.building_1 n=1 cell=C2; vikings.home.special "
                 "special=vikings.special.building_3 n=1]"));
  CHECK(joined(words(player_area(table.state, bob).lines)).find("vikings.home.specials") ==
        std::string::npos);
}

TEST_CASE("order: in an auction the pass first, then the bids from the lowest") {
  Table table = round_of_two();
  table.gold(ann, 3).points(ann, 0);
  CHECK(table.moves() == "pass, bid 1, bid 2, bid 3");
}

TEST_CASE("order: kinds of vikings from the fishermen up") {
  Table table = round_of_two();
  table.play("pass").play("pass");
  CHECK(table.moves() == "remove fisherman, remove noble, remove boatsman");
  table.play("remove boatsman");
  CHECK(table.moves() == "draft fisherman, draft noble, draft boatsman");
}

TEST_CASE(
    "order: special tiles as they lie, then none; a building's places from the fishermen up") {
  Table table = round_of_two();
  table.lay(ann, "F1 L, F2 M1").wheel("L blue, Sred grey").points(ann, 0);
  table.play("take 1").play("place S1");
  CHECK(table.moves() == "special building1, special boat, decline");
  CHECK(table.play("special building1").moves() == "swap F2, swap C2, swap C3");
}

TEST_CASE("order: the boat after the ferries, before landing or keeping") {
  Table table(2, {{"singleFerry", "true"}});
  table.round(2).lay(ann, "F1 L, G1 L").wait(ann, "1 blue, 1 yellow, 1 grey").owns(ann, "boat");
  table.ferrying(ann);
  CHECK(table.moves() == "ferry F1, ferry G1, boat, keep");
}
