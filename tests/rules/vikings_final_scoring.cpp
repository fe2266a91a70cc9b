// rules: Vikings 8.1, 8.2, 8.3, 8.4, 8.5, 8.6

#include <doctest/doctest.h>

#include "games/vikings/scoring.h"
#include "tests/support/table.h"

using namespace meadhall;
using namespace meadhall::vikings;
using namespace meadhall::vikings::testing;

namespace {

// Three players without gold, 20 points each, each with food for all: so only what a test adds
// moves anything.
Table end_table(OptionWishes options = {}) {
  Table table(3, options);
  table.round(6);
  for (const Seat seat : {ann, bob, cid}) table.gold(seat, 0).points(seat, 20);
  return table;
}

int line(const Table& table, Seat seat, PointSource source) {
  return table.state.at(seat).points_from[static_cast<std::size_t>(source)];
}

Table scored(Table table) {
  score_final(table.state, nullptr);
  return table;
}

}  // namespace

TEST_CASE(
    "final 1: an unrepelled ship costs its value, green 5 gold, red 3, blue 3 points, yellow 2") {
  struct Cost {
    std::string_view ship;
    int gold;
    int points;
  };
  for (const Cost& cost :
       {Cost{"S1 Sgreen", 5, 0}, {"S1 Sred", 3, 0}, {"S1 Sblue", 0, 3}, {"S1 Syellow", 0, 2}}) {
    const Table table = scored(end_table().lay(ann, cost.ship).gold(ann, 9));
    CHECK(table.state.at(ann).gold_from[static_cast<std::size_t>(GoldSource::unrepelled)] ==
          -cost.gold);
    CHECK(line(table, ann, PointSource::unrepelled) == -cost.points);
  }
}

TEST_CASE("final 1: each gold piece that is missing costs a point, it is not the player's choice") {
  const Table table = scored(end_table().lay(ann, "S1 Sgreen").gold(ann, 3));
  CHECK(table.gold_of(ann) == 0);
  CHECK(line(table, ann, PointSource::unrepelled) == -2);
}

TEST_CASE("final 1: gold is used up before points though points would be dearer or cheaper") {
  const Table table = scored(end_table().lay(ann, "S1 Sgreen, S2 Sred, S3 Sblue").gold(ann, 6));
  CHECK(table.gold_of(ann) == 0);
  CHECK(line(table, ann, PointSource::unrepelled) == -(3 + 2));
}

TEST_CASE("final 1: a repelled ship costs nothing and pays nothing more") {
  const Table table =
      scored(end_table().lay(ann, "S1 Sgreen, S2 Sblue").stand(ann, "W1, W2").gold(ann, 4));
  CHECK(line(table, ann, PointSource::unrepelled) == 0);
  CHECK(line(table, ann, PointSource::ships) == 0);
  CHECK(table.gold_of(ann) == 4);
}

TEST_CASE("final 2: a point for every full 5 gold, the rest is kept") {
  for (const auto& [gold, points, left] :
       {std::array{4, 0, 4}, {5, 1, 0}, {9, 1, 4}, {10, 2, 0}, {27, 5, 2}}) {
    const Table table = scored(end_table().gold(ann, gold));
    CHECK(line(table, ann, PointSource::gold) == points);
    CHECK(table.gold_of(ann) == left);
  }
}

TEST_CASE("final 2: ships are paid before gold is turned into points") {
  const Table table = scored(end_table().lay(ann, "S1 Sgreen").gold(ann, 12));
  CHECK(line(table, ann, PointSource::gold) == 1);
  CHECK(table.gold_of(ann) == 2);
}

TEST_CASE("final 3: 10 points for most boatsmen left, all who tie get them") {
  const Table table =
      scored(end_table().wait(ann, "2 grey").wait(bob, "2 grey").wait(cid, "1 grey"));
  CHECK(line(table, ann, PointSource::boatsmen) == 10);
  CHECK(line(table, bob, PointSource::boatsmen) == 10);
  CHECK(line(table, cid, PointSource::boatsmen) == 0);
}

TEST_CASE("final 3: other vikings on the mainland are no boatsmen") {
  const Table table = scored(end_table().wait(ann, "1 grey").wait(bob, "9 black"));
  CHECK(line(table, ann, PointSource::boatsmen) == 10);
  CHECK(line(table, bob, PointSource::boatsmen) == 0);
}

TEST_CASE("final 4: three closed islands, two of two tiles and one of three; an open one is none") {
  Table table = end_table();
  table.lay(ann, "N1 L, N2 R, C1 L, C2 M, C3 R, G1 L, G2 M, F1 L, F2 R, F3 L, F4 M");
  table.lay(bob, "N1 L, N2 R, C1 L, C2 R");
  const ClosedIslands closed = closed_islands(table.state.at(ann).homeland);
  CHECK(closed.count == 3);
  CHECK(closed.longest == 3);
  table = scored(table);
  CHECK(line(table, ann, PointSource::islands) == 7);
  CHECK(line(table, bob, PointSource::islands) == 0);
  CHECK(line(table, ann, PointSource::longest) == 5);
  CHECK(line(table, bob, PointSource::longest) == 0);
}

TEST_CASE("final 4: all who tie get 7 points") {
  Table table = end_table();
  table.lay(ann, "N1 L, N2 R").lay(bob, "F1 L, F2 M, F3 R").lay(cid, "F1 L");
  table = scored(table);
  CHECK(line(table, ann, PointSource::islands) == 7);
  CHECK(line(table, bob, PointSource::islands) == 7);
  CHECK(line(table, cid, PointSource::islands) == 0);
}

TEST_CASE("final 4: an island is closed though nobody lives on it and a ship threatens it") {
  Table table = end_table();
  table.lay(ann, "N1 L, N2 R, S1 Sblue, S2 Sblue");
  CHECK(line(scored(table), ann, PointSource::islands) == 7);
}

TEST_CASE("final 4: a gap closes no island, nor do tiles of different rows or a lone end") {
  for (const std::string_view tiles :
       {"N1 L, N3 R", "N1 L, C2 R", "N1 L, N2 M", "N2 R", "N1 L", "N2 M, N3 R"}) {
    Table table = end_table();
    table.lay(ann, tiles);
    CHECK(closed_islands(table.state.at(ann).homeland).count == 0);
    CHECK(closed_islands(table.state.at(ann).homeland).longest == 0);
  }
}

TEST_CASE("final 4: two islands may follow each other in a row") {
  Table table = end_table();
  table.lay(ann, "N1 L, N2 R, N3 L, N4 M1, N5 M4, N6 R");
  CHECK(closed_islands(table.state.at(ann).homeland).count == 2);
  CHECK(closed_islands(table.state.at(ann).homeland).longest == 4);
}

TEST_CASE("final 5: L M M M M R is 6 long, an open L with six M does not count") {
  Table table = end_table();
  table.lay(ann, "C1 L, C2 M1, C3 M2, C4 M3, C5 M4, C6 R");
  table.lay(bob, "C1 L, C2 M, C3 M, C4 M, C5 M, C6 M, C7 M, F1 L, F2 M, F3 R");
  CHECK(closed_islands(table.state.at(ann).homeland).longest == 6);
  CHECK(closed_islands(table.state.at(bob).homeland).longest == 3);
  table = scored(table);
  CHECK(line(table, ann, PointSource::longest) == 5);
  CHECK(line(table, bob, PointSource::longest) == 0);
}

TEST_CASE("final 5: all who tie get 5 points, the same island counts for 4 and 5") {
  Table table = end_table();
  table.lay(ann, "C1 L, C2 R").lay(bob, "F1 L, F2 R");
  table = scored(table);
  for (const Seat seat : {ann, bob}) {
    CHECK(line(table, seat, PointSource::islands) == 7);
    CHECK(line(table, seat, PointSource::longest) == 5);
  }
}

TEST_CASE("final 6: 23 figures and 5 safe fishermen, food for 25, make 4 points") {
  Table table = end_table();
  table.stand(ann, "F1, F2, F3, F4, F5").wait(ann, "6 black, 6 red, 5 green, 1 grey");
  CHECK(food(table.state, table.state.at(ann)).mouths == 23);
  CHECK(food(table.state, table.state.at(ann)).capacity == 25);
  CHECK(line(scored(table), ann, PointSource::food) == 4);
}

TEST_CASE("final 6: 23 figures and 3 safe fishermen, food for 15, cost 8 points") {
  Table table = end_table();
  table.stand(ann, "F1, F2, F3").wait(ann, "6 black, 6 red, 5 green, 3 yellow");
  CHECK(line(scored(table), ann, PointSource::food) == -8);
}

TEST_CASE("final 6: a fisherman on the mainland feeds nobody and is hungry himself") {
  const Table table = end_table().wait(ann, "2 blue");
  CHECK(food(table.state, table.state.at(ann)).capacity == 0);
  CHECK(line(scored(table), ann, PointSource::food) == -2);
}

TEST_CASE("final 6: a threatened fisherman feeds nobody and is hungry himself") {
  Table table = end_table();
  table.lay(ann, "S1 Sblue").stand(ann, "F1, F2");
  CHECK(food(table.state, table.state.at(ann)).mouths == 2);
  CHECK(food(table.state, table.state.at(ann)).capacity == 5);
  table = end_table();
  table.lay(ann, "S1 Syellow").stand(ann, "F1, F2");
  CHECK(food(table.state, table.state.at(ann)).capacity == 10);
}

TEST_CASE(
    "final 6: islands, mainland and boatsmen left eat, threatened ones too; nobody else does") {
  Table table = end_table();
  table.lay(ann, "S1 Sblue").stand(ann, "N1, C2, G3").wait(ann, "2 grey, 1 black");
  table.state.gone.at(static_cast<std::size_t>(Viking::boatsman)) = 5;
  CHECK(food(table.state, table.state.at(ann)).mouths == 6);
  CHECK(line(scored(table), ann, PointSource::food) == -6);
}

TEST_CASE("final 6: exactly enough food is worth nothing") {
  const Table table = end_table().stand(ann, "F1").wait(ann, "4 black");
  CHECK(line(scored(table), ann, PointSource::food) == 0);
}

TEST_CASE("majorities: nobody has a closed island: none -> no 7 and no 5, all -> everybody both") {
  const Table none = scored(end_table().wait(ann, "1 grey"));
  const Table all = scored(end_table({{"zeroMajority", "all"}}).wait(ann, "1 grey"));
  for (const Seat seat : {ann, bob, cid}) {
    CHECK(line(none, seat, PointSource::islands) == 0);
    CHECK(line(none, seat, PointSource::longest) == 0);
    CHECK(line(all, seat, PointSource::islands) == 7);
    CHECK(line(all, seat, PointSource::longest) == 5);
  }
  CHECK(line(all, bob, PointSource::boatsmen) ==
        0);  // somebody has a boatsman, so they have the most
}

TEST_CASE("majorities: no boatsman left anywhere: none -> no 10, all -> everybody 10") {
  for (const Seat seat : {ann, bob, cid}) {
    CHECK(line(scored(end_table()), seat, PointSource::boatsmen) == 0);
    CHECK(line(scored(end_table({{"zeroMajority", "all"}})), seat, PointSource::boatsmen) == 10);
  }
}

TEST_CASE("majorities: empty seats take no part") {
  const Table table = scored(end_table({{"zeroMajority", "all"}}));
  CHECK(table.state.at(dag) == Player{});
}

TEST_CASE("points: with clamp0 the marker stops at 0 after each line, later lines add in full") {
  Table table = end_table();
  table.lay(ann, "S1 Sblue, S2 Sblue").points(ann, 1).gold(ann, 10);
  table = scored(table);
  CHECK(line(table, ann, PointSource::unrepelled) == -1);
  CHECK(line(table, ann, PointSource::gold) == 2);
  CHECK(table.points_of(ann) == 2);
}

TEST_CASE("points: with clamp0 hunger stops at 0 as well") {
  const Table table = scored(end_table().wait(ann, "9 black").points(ann, 4));
  CHECK(table.points_of(ann) == 0);
  CHECK(line(table, ann, PointSource::food) == -4);
}

TEST_CASE("points: with negativeVp=allow only the sum matters and may be below 0") {
  Table table = end_table({{"negativeVp", "allow"}});
  table.lay(ann, "S1 Sblue, S2 Sblue").points(ann, 1).gold(ann, 10).wait(ann, "9 black");
  table = scored(table);
  CHECK(line(table, ann, PointSource::unrepelled) == -6);
  CHECK(table.points_of(ann) == 1 - 6 + 2 - 9);
}

TEST_CASE("final: gold earned in the large scoring of round 6 pays ships and becomes points") {
  Table table(2);
  table.lay(ann, "C1 L, S1 Sgreen")
      .stand(ann, "G2, G3")
      .gold(ann, 0)
      .points(ann, 20)
      .lay(bob, "C1 L");
  table.round(6).wheel("Sred grey").play("take 0").play("place S2");
  // 6 gold from the goldsmiths, 8 due for two ships: 2 points; 10 for the boatsman; 3 hungry.
  CHECK(table.state.step == Step::over);
  CHECK(table.gold_of(ann) == 0);
  CHECK(table.points_of(ann) == 20 - 2 + 10 - 3);
}

TEST_CASE("final: each line is settled for all players before the next") {
  Table table(2);
  table.lay(ann, "C1 L, S1 Sblue").lay(bob, "C1 L, S2 Sblue").gold(ann, 5).gold(bob, 5).round(6);
  table.wheel("Sblue grey").play("take 0");
  std::string order;
  for (const Event& event : narrate(table.state, parse("place S2").value())) {
    if (event.kind != Event::Kind::score) continue;
    order += std::string(event.category.substr(std::string_view("vikings.score.").size())) +
             std::to_string(index(event.seat.value()) + 1) + " ";
  }
  CHECK(order == "unrepelled1 unrepelled2 gold1 gold2 boatsmen1 hunger1 ");
}
