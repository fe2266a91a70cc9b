// rules: Vikings 9.4: thirteen vikings drawn, one removed, colours laid in turn

#include <doctest/doctest.h>

#include "games/vikings/scoring.h"
#include "games/vikings/workshop.h"
#include "tests/support/table.h"

using namespace meadhall;
using namespace meadhall::vikings;
using namespace meadhall::vikings::testing;

namespace {

constexpr std::string_view kTiles = "L, R, L, R, L, R, L, R, L, R, L, R";

// Ann has won the auction; the vikings lie beside the board, the tiles face down.
Table drawn(int players, std::string_view vikings, std::string_view thirteenth = "box") {
  Table table(players, {{"auction", "true"}, {"draft", "true"}, {"thirteenth", thirteenth}});
  return table.bag("").drawn(vikings).removing(ann).next_tiles(kTiles);
}

// The whole match, first legal moves; what is left in the bag at its end.
int left_in_bag(OptionWishes options) {
  Table table = Table::dealt(3, 77, options);
  while (actor(table.state)) {
    if (table.state.step == Step::take && table.state.round == 6 && table.state.turned == 0 &&
        table.state.options.thirteenth == Thirteenth::to_the_box) {
      CHECK(check(table.state).ok());
    }
    MoveList moves;
    legal(table.state, moves);
    REQUIRE(apply(table.state, moves[0]).ok());
  }
  int left = 0;
  for (const std::uint8_t of_kind : table.state.bag) left += of_kind;
  return left;
}

}  // namespace

TEST_CASE("draft: the rulebooks' example, goldsmiths on 11 and 10, fishermen on 9 to 6") {
  Table table = drawn(3, "4 blue, 2 yellow, 2 green, 2 red, 1 black, 2 grey");
  table.play("remove boatsman");
  CHECK(table.wheel_now() == "L ?, R ?, L ?, R ?, L ?, R ?, L ?, R ?, L ?, R ?, L ?, R ?");
  CHECK(table.asks() == "1 draft");
  table.play("draft goldsmith");
  CHECK(table.wheel_now() ==
        "L ?, R ?, L ?, R ?, L ?, R ?, L ?, R ?, L ?, R ?, L yellow, R yellow");
  CHECK(table.asks() == "2 draft");
  table.play("draft fisherman");
  CHECK(table.wheel_now() ==
        "L ?, R ?, L ?, R ?, L ?, R ?, L blue, R blue, L blue, R blue, L yellow, R yellow");
  CHECK(table.asks() == "3 draft");
  table.play("draft warrior").play("draft scout").play("draft noble");
  CHECK(table.wheel_now() ==
        "L grey, R red, L red, R green, L green, R black, L blue, R blue, L blue, R blue, "
        "L yellow, R yellow");
}

TEST_CASE("draft: the winner of the auction lays first, and whoever laid last buys first") {
  Table table = drawn(3, "6 blue, 7 red");
  table.removing(bob).play("remove noble");
  CHECK(table.asks() == "2 draft");
  table.play("draft noble");
  CHECK(table.asks() == "2 take");
  Table three = drawn(3, "4 blue, 4 red, 5 grey").removing(cid);
  three.play("remove boatsman").play("draft fisherman");
  CHECK(three.asks() == "1 draft");
  CHECK(three.play("draft noble").asks() == "3 take");
}

TEST_CASE("draft: the last colour is nobody's choice") {
  Table table = drawn(2, "6 blue, 4 red, 3 grey");
  table.play("remove fisherman").play("draft noble").play("draft fisherman");
  CHECK(table.asks() == "1 take");
  CHECK(table.wheel_now() ==
        "L grey, R grey, L grey, R blue, L blue, R blue, L blue, R blue, L red, R red, L red, "
        "R red");
}

TEST_CASE("draft: with fewer players than colours a player chooses again") {
  Table table = drawn(2, "3 blue, 2 yellow, 2 green, 2 red, 2 black, 2 grey");
  table.play("remove fisherman");
  for (const std::string_view asked : {"1 draft", "2 draft", "1 draft", "2 draft", "1 draft"}) {
    CHECK(table.asks() == asked);
    MoveList moves;
    legal(table.state, moves);
    REQUIRE(apply(table.state, moves[0]).ok());
  }
  CHECK(table.asks() == "1 take");
}

TEST_CASE("draft: with more players than colours some never choose") {
  Table table = drawn(4, "6 blue, 7 red");
  table.play("remove fisherman").play("draft noble");
  CHECK(table.asks() == "1 take");
}

TEST_CASE("draft: one cannot pass, split a colour, or lay one that is not there") {
  Table table = drawn(2, "5 blue, 4 red, 4 grey");
  table.play("remove boatsman");
  CHECK(table.moves() == "draft fisherman, draft noble, draft boatsman");
  CHECK(id_of(table.refused("pass")) == "vikings.no.step");
  CHECK(id_of(table.refused("decline")) == "vikings.no.step");
  CHECK(table.refused("draft scout") == "vikings.no.not_drawn viking=vikings.viking.scout");
  table.play("draft fisherman");
  CHECK(table.state.drawn[0] == 0);  // all five of them
}

TEST_CASE("draft: one of the thirteen must be removed, any kind that was drawn") {
  const Table table = drawn(2, "5 blue, 4 red, 4 grey");
  CHECK(table.asks() == "1 remove");
  CHECK(table.moves() == "remove fisherman, remove noble, remove boatsman");
  CHECK(table.refused("remove warrior") == "vikings.no.not_drawn viking=vikings.viking.warrior");
  CHECK(id_of(table.refused("pass")) == "vikings.no.step");
}

TEST_CASE("draft: the viking removed goes to the box and comes back no more") {
  Table table = drawn(2, "5 blue, 4 red, 4 grey");
  table.play("remove noble");
  CHECK(table.gone(Viking::noble) == 1);
  CHECK(Table::named(table.state.bag).empty());
  CHECK(Table::named(table.state.drawn) == "5 blue, 3 red, 4 grey");
}

TEST_CASE("draft: with thirteenth=bag the viking removed goes back into the bag") {
  Table table = drawn(2, "5 blue, 4 red, 4 grey", "bag");
  table.play("remove noble");
  CHECK(table.gone(Viking::noble) == 0);
  CHECK(Table::named(table.state.bag) == "1 red");
}

TEST_CASE("draft: after six rounds the bag is empty with thirteenth=box, six are left with bag") {
  CHECK(left_in_bag({{"draft", "true"}, {"thirteenth", "box"}}) == 0);
  CHECK(left_in_bag({{"draft", "true"}, {"thirteenth", "bag"}}) == 6);
  CHECK(left_in_bag({}) == 6);
  CHECK(left_in_bag({{"auction", "true"}}) == 6);
}

TEST_CASE("draft: the tiles are turned up after the removal, as in the basic game") {
  Table table = drawn(2, "5 blue, 4 red, 4 grey");
  table.next_tiles("L, R, Sred, M1, Sblue, M2, L, R, M3, M4, Sgreen, L");
  CHECK(table.state.revealed == 0);
  table.play("remove noble");
  CHECK(table.wheel_now() ==
        "L ?, R ?, M1 ?, M2 ?, L ?, R ?, M3 ?, M4 ?, L ?, Sgreen ?, Sblue ?, Sred ?");
}

TEST_CASE("draft: a removed viking belongs to nobody, is not fed and counts nowhere") {
  Table table = drawn(2, "5 blue, 4 red, 4 grey");
  const Food before = food(table.state, table.state.at(ann));
  table.play("remove boatsman");
  CHECK(food(table.state, table.state.at(ann)).mouths == before.mouths);
  CHECK(table.waiting(ann, Viking::boatsman) == 0);
}

TEST_CASE("draft: nobody has a claim to what they laid; the zero pair is judged by what is left") {
  Table table = drawn(2, "1 grey, 12 red");
  table.play("remove noble").play("draft noble");
  CHECK(table.wheel_now().starts_with("L grey, R red"));
  // The only boatsman lies at price 0: free for everybody, however rich.
  CHECK(table.refused("take 0").empty());
  Table other = drawn(2, "2 grey, 11 red");
  other.play("remove boatsman").play("draft boatsman");
  CHECK(other.refused("take 0").starts_with("vikings.no.zero_locked"));
}

TEST_CASE("draft: thirteen of one colour leave no choice at all") {
  Table table(2, {{"draft", "true"}});
  table.lay(ann, "C1 L").wheel("Sred grey").bag("13 blue").next_tiles(kTiles);
  table.play("take 0").play("place S1");
  CHECK(table.asks() == "2 take");
  CHECK(table.gone(Viking::fisherman) == 1);
  CHECK(table.wheel_now().starts_with("L blue, R blue"));
}

TEST_CASE("draft without auction: the marker moves left, its holder removes one and lays first") {
  Table table(3, {{"draft", "true"}});
  table.leads(bob).turn(ann).lay(ann, "C1 L").wheel("Sred grey").bag("7 blue, 3 red, 3 grey");
  table.play("take 0").play("place S1");
  CHECK(table.state.start_player == cid);
  CHECK(table.asks() == "3 remove");
  CHECK(drawn_left(table.state) == 13);
  CHECK(table.play("remove noble").asks() == "3 draft");
  CHECK(table.play("draft noble").asks() == "1 draft");
  CHECK(table.play("draft fisherman").asks() == "3 take");
}

TEST_CASE("draft without auction: the marker moves left in every edition") {
  Table table(3, {{"draft", "true"}, {"advMarker", "keep"}});
  table.leads(bob).turn(ann).lay(ann, "C1 L").wheel("Sred grey").bag("7 blue, 3 red, 3 grey");
  table.play("take 0").play("place S1");
  CHECK(table.state.start_player == cid);
}

TEST_CASE("draft: removing shows the tiles, laying a colour shows nothing new") {
  Table table = drawn(2, "5 blue, 4 red, 4 grey");
  CHECK(reveals(table.state, parse("remove noble").value()));
  table.play("remove noble");
  CHECK_FALSE(reveals(table.state, parse("draft noble").value()));
}
