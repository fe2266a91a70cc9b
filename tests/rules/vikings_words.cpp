// The sentences of questions, choices and boards, as ids of the catalogue.

#include <doctest/doctest.h>

#include "tests/support/table.h"

using namespace meadhall;
using namespace meadhall::vikings;
using namespace meadhall::vikings::testing;

namespace {

std::string asked(const Table& table) { return words(question(table.state)); }

std::string described(const Table& table, std::string_view move) {
  return words(describe(table.state, parse(move).value()));
}

std::string lines(const Section& section) {
  std::string all = words(section.title);
  for (const Message& line : section.lines) all += "\n" + words(line);
  return all;
}

}  // namespace

TEST_CASE("question: each decision has its own") {
  Table table(2);
  table.wheel("M1 blue, L yellow, L red, L red").gold(ann, 5).points(ann, 5);
  CHECK(asked(table) == "vikings.ask.take");
  table.play("take 1");
  CHECK(asked(table) == "vikings.ask.pay price=1");
  table.play("pay 1g");
  CHECK(asked(table) == "vikings.ask.start");
  table.play("start C");
  CHECK(asked(table) == "vikings.ask.place tile=vikings.tile.left_end");
  table.play("place G1");
  CHECK(asked(table) == "vikings.ask.stand viking=vikings.viking.goldsmith cell=G1");
  Table harbour(2);
  harbour.round(2).lay(ann, "F1 L, F2 M").wait(ann, "2 blue, 1 grey").ferrying(ann);
  CHECK(asked(harbour) == "vikings.ask.ferry");
  harbour.play("ferry F1");
  CHECK(asked(harbour) == "vikings.ask.ferry_on");
  harbour.state.step = Step::over;
  CHECK(asked(harbour) ==
        "vikings.log.over_shared winners=[vikings.home.title player=seat1; vikings.home.title "
        "player=seat2] n=10");
}

TEST_CASE("describe: a place in reach of an unrepelled ship is called so") {
  Table table(2);
  table.lay(ann, "C1 L, S1 Sred").hand(ann, "L red");
  CHECK(words(describe(table.state, parse("place N1").value())) ==
        "vikings.move.place_in_reach cell=N1 row=vikings.row.nobles");
  CHECK(words(describe(table.state, parse("place G1").value())) ==
        "vikings.move.place cell=G1 row=vikings.row.goldsmiths");
  table.play("place N1");
  CHECK(words(describe(table.state, kStay)) == "vikings.move.stay_in_reach cell=N1");
  table.stand(ann, "W1");
  CHECK(words(describe(table.state, kStay)) == "vikings.move.stay cell=N1");
}

TEST_CASE("describe: a ferry to where an unrepelled ship reaches says so") {
  Table table(2);
  table.round(2).lay(ann, "F1 L, F2 M, S1 Sblue").wait(ann, "1 blue, 1 grey").ferrying(ann);
  CHECK(described(table, "ferry F1") ==
        "vikings.move.ferry_in_reach viking=vikings.viking.fisherman cell=F1");
  CHECK(described(table, "ferry F2") ==
        "vikings.move.ferry viking=vikings.viking.fisherman cell=F2");
}

TEST_CASE("describe: each kind of move as a choice") {
  Table table(2);
  table.wheel("M1 blue, Sgreen yellow").hand(ann, "L red").lay(ann, "C1 L");
  table.state.laid = cell("N1");
  CHECK(described(table, "take 1") ==
        "vikings.move.take price=1 tile=vikings.tile.ship_green viking=vikings.viking.goldsmith");
  CHECK(described(table, "pay 3g") == "vikings.move.pay_gold n=3");
  CHECK(described(table, "pay 3p") == "vikings.move.pay_points n=3");
  CHECK(described(table, "pay 2g+1p") ==
        "vikings.move.pay_both paid=[vikings.amount.both gold=[vikings.amount.gold n=2] "
        "points=[vikings.amount.points n=1]]");
  CHECK(described(table, "start C") == "vikings.move.start row=vikings.row.scouts");
  CHECK(described(table, "place N2") == "vikings.move.place cell=N2 row=vikings.row.nobles");
  CHECK(described(table, "place S2") == "vikings.move.place cell=S2 row=vikings.row.ships");
  CHECK(described(table, "stay") == "vikings.move.stay cell=N1");
  CHECK(described(table, "wait") == "vikings.move.wait");
  CHECK(described(table, "ferry G3") ==
        "vikings.move.ferry viking=vikings.viking.goldsmith cell=G3");
  CHECK(described(table, "land") == "vikings.move.land");
  CHECK(described(table, "keep") == "vikings.move.keep");
  CHECK(described(table, "convert 2") == "vikings.move.convert n=2");
}

TEST_CASE("board: the round, what is scored after it, who leads, what is hidden, the wheel") {
  Table table(3);
  table.wheel("M1 blue, -, Sgreen grey").leads(bob).bag("2 blue, 1 red");
  const std::vector<Section> sections = board(table.state);
  REQUIRE(sections.size() == 2);
  CHECK(lines(sections[0]) ==
        "vikings.board.round\nvikings.board.round_line round=1 rounds=6\nvikings.board.then_small\n"
        "vikings.board.leads player=seat2\nvikings.board.stack n=60\n"
        "vikings.board.bag vikings=[vikings.home.count viking=vikings.viking.fisherman n=2; "
        "vikings.home.count viking=vikings.viking.noble n=1]");
  CHECK(lines(sections[1]) ==
        "vikings.board.wheel\n"
        "vikings.board.pair price=0 tile=vikings.tile.middle_1 viking=vikings.viking.fisherman\n"
        "vikings.board.pair price=2 tile=vikings.tile.ship_green viking=vikings.viking.boatsman");
}

TEST_CASE("board: the scoring to come, and a bare wheel") {
  const auto scoring_after = [](int round) {
    return words(board(Table(2).round(round).state)[0].lines[1]);
  };
  for (const int round : {1, 3, 5}) CHECK(scoring_after(round) == "vikings.board.then_small");
  for (const int round : {2, 4}) CHECK(scoring_after(round) == "vikings.board.then_large");
  CHECK(scoring_after(6) == "vikings.board.then_final");
  CHECK(lines(board(Table(2).state)[1]) == "vikings.board.wheel\nvikings.board.wheel_empty");
}

TEST_CASE("homeland: purse, food, closed islands, who waits, and each row from the ships down") {
  Table table(2);
  table.wheel("L blue").gold(ann, 7).points(ann, 3);
  table.lay(ann, "F1 L, F2 R, S1 Sgreen, S2 Sred").stand(ann, "F1, N1, W2, C2").wait(ann, "2 grey");
  CHECK(lines(player_area(table.state, ann)) ==
        "vikings.home.title player=seat1\n"
        "vikings.home.purse gold=7 points=3\n"
        "vikings.home.food capacity=5 mouths=6\n"
        "vikings.home.closed n=1 longest=2\n"
        "vikings.home.waiting vikings=[vikings.home.count viking=vikings.viking.boatsman n=2]\n"
        "vikings.home.row row=vikings.row.ships letter=S "
        "tiles=[vikings.home.ship column=1 tile=vikings.tile.ship_green; "
        "vikings.home.repelled column=2 tile=vikings.tile.ship_red]\n"
        "vikings.home.row row=vikings.row.warriors letter=W "
        "tiles=[vikings.home.inhabited column=2 tile=vikings.tile.left_end "
        "viking=vikings.viking.warrior]\n"
        "vikings.home.row row=vikings.row.nobles letter=N "
        "tiles=[vikings.home.threatened column=1 tile=vikings.tile.left_end "
        "viking=vikings.viking.noble]\n"
        "vikings.home.row row=vikings.row.scouts letter=C "
        "tiles=[vikings.home.inhabited column=2 tile=vikings.tile.left_end "
        "viking=vikings.viking.scout]\n"
        "vikings.home.row_empty row=vikings.row.goldsmiths letter=G\n"
        "vikings.home.row row=vikings.row.fishermen letter=F "
        "tiles=[vikings.home.inhabited column=1 tile=vikings.tile.left_end "
        "viking=vikings.viking.fisherman; "
        "vikings.home.tile column=2 tile=vikings.tile.right_end]\n"
        "vikings.home.dead cells=[ui.cell cell=W1; ui.cell cell=C1]");
  CHECK(words(player_area(table.state, bob).lines[3]) == "vikings.home.nobody_waits");
}
