// rules: Vikings 2.3, 4.7, 4.8, 4.10

#include <doctest/doctest.h>

#include "tests/support/table.h"

using namespace meadhall;
using namespace meadhall::vikings;
using namespace meadhall::vikings::testing;

namespace {

// Where `tile` may go on a homeland with these tiles; "" if nowhere. Bob buys, so that nothing
// rests on the first seat.
std::string places(std::string_view tiles, std::string_view tile, OptionWishes options = {}) {
  Table table(2, options);
  table.lay(bob, tiles).hand(bob, std::string(tile) + " grey");
  return table.moves();
}

}  // namespace

TEST_CASE("start tile: asked before the first tile, an island, one of the five cells of column 1") {
  Table table(2);
  table.wheel("M red, L blue").play("take 0");
  CHECK(table.state.step == Step::start);
  CHECK(table.moves() == "start F, start G, start C, start N, start W");
  table.play("start C");
  CHECK(table.tile(ann, "C1") == Tile::left_end);
  CHECK(table.moves() == "place C2");
}

TEST_CASE("start tile: a ship as the first tile brings the start tile to the table as well") {
  Table table(2);
  table.wheel("Sred black, L blue").play("take 0");
  CHECK(table.moves() == "start F, start G, start C, start N, start W");
  table.play("start W");
  CHECK(table.moves() == "place S1, place S2, place S3");
}

TEST_CASE("start tile: the figure bought with a ship never stands on it, though it is in his row") {
  Table table(2);
  table.wheel("Sred black, L blue").play("take 0").play("start W").play("place S1");
  CHECK_FALSE(table.stands(ann, "W1"));
  CHECK(table.waiting(ann, Viking::warrior) == 1);
}

TEST_CASE("start tile: only rows of islands have a place for it") {
  Table table(2);
  table.wheel("M red, L blue").play("take 0");
  for (const std::uint32_t row : {5U, 6U, 1000U}) {
    CHECK(table.refused(start_tile(row)) == "vikings.no.start_row");
  }
}

TEST_CASE("start tile: each player lays it once, with their own first tile") {
  Table table(2);
  table.wheel("L blue, L yellow, L red, L black");
  table.play("take 0").play("start C").play("place F1").play("wait");
  CHECK(actor(table.state) == bob);
  table.play("take 0");
  CHECK(table.state.step == Step::start);
  table.play("start N").play("place F1");
  CHECK(actor(table.state) == ann);
  table.play("take 0");
  CHECK(table.state.step == Step::place);
}

TEST_CASE("start tile: with any row a first L then has 4 cells and a first M or R has 1") {
  for (const std::string_view row : {"F", "G", "C", "N", "W"}) {
    for (const std::string_view tile : {"L", "M1", "M4", "R"}) {
      Table table(2);
      table.wheel(std::string(tile) + " grey, L blue")
          .play("take 0")
          .play("start " + std::string(row));
      MoveList moves;
      legal(table.state, moves);
      CHECK(moves.size() == (tile == "L" ? 4 : 1));
      if (tile != "L") CHECK(text(moves[0]) == "place " + std::string(row) + "2");
    }
  }
}

TEST_CASE("placing: on an empty board L fits exactly the five cells of column 1, M and R nowhere") {
  // The start tile itself is laid by `start`; this asks the rule of placing alone.
  for (std::size_t row = 0; row < kRows; ++row) {
    CHECK(legal_columns({}, Tile::left_end, row, false) == column_bit(0));
    for (const Tile tile :
         {Tile::middle_1, Tile::middle_2, Tile::middle_3, Tile::middle_4, Tile::right_end}) {
      CHECK(legal_columns({}, tile, row, false) == 0);
    }
  }
  CHECK(has_place({}, Tile::left_end, false));
  CHECK_FALSE(has_place({}, Tile::middle_1, false));
  CHECK_FALSE(has_place({}, Tile::right_end, false));
}

TEST_CASE(
    "placing: beside a start tile at C1 stand M and R at C2 alone, L at the rest of column 1") {
  CHECK(places("C1 L", "M") == "place C2");
  CHECK(places("C1 L", "R") == "place C2");
  CHECK(places("C1 L", "L") == "place F1, place G1, place N1, place W1");
}

TEST_CASE("placing: with column 1 full of L a further L has no place, M and R go to column 2") {
  constexpr std::string_view kFull = "W1 L, N1 L, C1 L, G1 L, F1 L";
  CHECK(places(kFull, "M") == "place F2, place G2, place C2, place N2, place W2");
  CHECK(places(kFull, "R") == "place F2, place G2, place C2, place N2, place W2");
  Table table(2);
  table.lay(ann, kFull);
  CHECK_FALSE(has_place(table.state.at(ann).homeland, Tile::left_end, false));
}

TEST_CASE(
    "placing: a tile that fits nowhere leaves the game, its viking waits, the price is paid") {
  Table table(2);
  table.lay(ann, "W1 L, N1 L, C1 L, G1 L, F1 L")
      .wheel("L blue, L blue, L red")
      .gold(ann, 30)
      .points(ann, 0);
  table.play("take 1");
  CHECK(table.gold_of(ann) == 29);
  CHECK(table.waiting(ann, Viking::fisherman) == 1);
  CHECK(table.state.discarded[static_cast<std::size_t>(Tile::left_end)] == 1);
  CHECK(actor(table.state) == bob);
  CHECK(table.wheel_now() == "L blue, -, L red");
}

TEST_CASE("placing: a tile that fits somewhere may not be thrown away") {
  Table table(2);
  table.lay(ann, "C1 L, C2 R").hand(ann, "L blue");
  CHECK(id_of(table.refused("wait")) == "vikings.no.step");
}

TEST_CASE("placing: a vertical neighbour supports L, M and R alike") {
  for (const std::string_view tile : {"L", "M", "R"}) {
    Table table(2);
    table.lay(ann, "C1 L, C2 M").hand(ann, std::string(tile) + " grey");
    CHECK(table.refused("place G2").empty());
    CHECK(table.refused("place N2").empty());
  }
}

TEST_CASE("placing: each row is supported by the rows right above and right below it, no further") {
  constexpr std::string_view kFromBelow = "FGCNW";
  for (std::size_t lies = 0; lies < kRows; ++lies) {
    for (std::size_t wanted = 0; wanted < kRows; ++wanted) {
      if (lies == wanted) continue;
      Table table(2);
      table.lay(ann, std::string(1, kFromBelow[lies]) + "3 M").hand(ann, "M grey");
      const std::string move = std::string("place ") + kFromBelow[wanted] + "3";
      const bool adjacent = lies + 1 == wanted || wanted + 1 == lies;
      CHECK_MESSAGE(table.refused(move).empty() == adjacent,
                    move << " beside row " << kFromBelow[lies]);
    }
  }
}

TEST_CASE("placing: left of an M in column 2 the coast takes only L") {
  for (const std::string_view tile : {"M", "R"}) {
    Table table(2);
    table.lay(ann, "C1 L, C2 M, G2 M").hand(ann, std::string(tile) + " grey");
    CHECK(table.refused("place G1") == "vikings.no.coast");
  }
  Table table(2);
  table.lay(ann, "C1 L, C2 M, G2 M").hand(ann, "L grey");
  CHECK(table.refused("place G1").empty());
}

TEST_CASE("placing: right of an R only L") {
  Table table(2);
  table.lay(ann, "N1 L, N2 R");
  CHECK(table.hand(ann, "L grey").refused("place N3").empty());
  CHECK(table.hand(ann, "M grey").refused("place N3") == "vikings.no.land_meets_sea_left");
  CHECK(table.hand(ann, "R grey").refused("place N3") == "vikings.no.land_meets_sea_left");
}

TEST_CASE("placing: right of an open L or M only M and R, its land cannot meet sea") {
  for (const std::string_view board : {"N1 L", "N1 L, N2 M"}) {
    Table table(2);
    table.lay(ann, board);
    const std::string next = board == "N1 L" ? "place N2" : "place N3";
    CHECK(table.hand(ann, "L grey").refused(next) == "vikings.no.sea_meets_land_left");
    CHECK(table.hand(ann, "M grey").refused(next).empty());
    CHECK(table.hand(ann, "R grey").refused(next).empty());
  }
}

TEST_CASE("placing: left of a tile its left side decides") {
  Table table(2);
  table.lay(ann, "C1 L, C2 M, C3 M, G3 M, N3 L");
  CHECK(table.hand(ann, "L grey").refused("place G2").empty());
  CHECK(table.hand(ann, "M grey").refused("place G2").empty());
  CHECK(table.hand(ann, "R grey").refused("place G2") == "vikings.no.sea_meets_land_right");
  CHECK(table.hand(ann, "L grey").refused("place N2") == "vikings.no.land_meets_sea_right");
  CHECK(table.hand(ann, "M grey").refused("place N2") == "vikings.no.land_meets_sea_right");
  CHECK(table.hand(ann, "R grey").refused("place N2").empty());
}

TEST_CASE("placing: a gap of one cell takes what fits both sides, between R and L nothing ever") {
  struct Gap {
    std::string_view left;
    std::string_view right;
    std::string_view fits;
  };
  for (const Gap& gap : {Gap{"L", "M", "M"},
                         {"M", "R", "M"},
                         {"L", "L", "R"},
                         {"M", "L", "R"},
                         {"R", "M", "L"},
                         {"R", "R", "L"},
                         {"R", "L", ""}}) {
    Table table(2);
    table.lay(ann, "N2 " + std::string(gap.left) + ", N4 " + std::string(gap.right) + ", C3 M");
    for (const std::string_view tile : {"L", "M", "R"}) {
      table.hand(ann, std::string(tile) + " grey");
      CHECK_MESSAGE(table.refused("place N3").empty() == (gap.fits == tile),
                    gap.left << " _ " << gap.right << " takes " << tile);
    }
  }
}

TEST_CASE("placing: an L in column 2 may leave a cell of column 1 dead for ever") {
  Table table(2);
  table.lay(ann, "C1 L, C2 M").hand(ann, "L grey").play("place G2");
  for (const std::string_view tile : {"L", "M", "R"}) {
    table.hand(ann, std::string(tile) + " grey");
    CHECK_FALSE(table.refused("place G1").empty());
  }
}

TEST_CASE("placing: touching by a corner is not enough") {
  Table table(2);
  table.lay(ann, "C1 L").hand(ann, "M grey");
  CHECK(table.refused("place G2") == "vikings.no.touches_nothing cell=G2");
  CHECK(table.refused("place N2") == "vikings.no.touches_nothing cell=N2");
}

TEST_CASE("placing: a cell far from everything touches nothing") {
  Table table(2);
  table.lay(ann, "C1 L").hand(ann, "L grey");
  CHECK(table.refused("place W9") == "vikings.no.touches_nothing cell=W9");
}

TEST_CASE("placing: an occupied cell takes no second tile") {
  Table table(2);
  table.lay(ann, "C1 L, C2 R").hand(ann, "L grey");
  CHECK(table.refused("place C1") == "vikings.no.occupied cell=C1");
  CHECK(table.refused("place C2") == "vikings.no.occupied cell=C2");
}

TEST_CASE("placing: an island tile does not go to the row of ships") {
  Table table(2);
  table.lay(ann, "C1 L").hand(ann, "L grey");
  CHECK(table.refused("place S1") == "vikings.no.island_here");
}

TEST_CASE("placing: islands may reach any column and lie under no ship") {
  CHECK(places("C1 L, C2 M, C3 M, C4 M, C5 M, C6 M", "R").starts_with("place G2"));
  Table table(2);
  table.lay(ann, "C1 L, C2 M, C3 M, C4 M, C5 M, C6 M").hand(ann, "R grey").play("place C7");
  CHECK(table.tile(ann, "C7") == Tile::right_end);
}

TEST_CASE("placing: no cell lies beyond the last column") {
  Table table(2);
  table.lay(ann, "C1 L").hand(ann, "L grey");
  CHECK(table.refused(place({0, static_cast<std::uint8_t>(kColumns)})) == "vikings.no.outside");
  CHECK(table.refused(make_move(MoveKind::place, 6U * 300U)) == "vikings.no.outside");
}

TEST_CASE("placing: by standard a ship supports no island, with shipSupportsIsland it does") {
  for (const std::string_view tile : {"L", "M", "R"}) {
    Table standard(2);
    standard.lay(ann, "C1 L, S3 Sblue").hand(ann, std::string(tile) + " grey");
    CHECK(standard.refused("place W3") == "vikings.no.touches_nothing cell=W3");
    Table polish(2, {{"shipSupportsIsland", "true"}});
    polish.lay(ann, "C1 L, S3 Sblue").hand(ann, std::string(tile) + " grey");
    CHECK(polish.refused("place W3").empty());
    CHECK(polish.refused("place N3") == "vikings.no.touches_nothing cell=N3");
  }
}

TEST_CASE("placing: a ship supports the warriors' cell but does not change the coast") {
  Table table(2, {{"shipSupportsIsland", "true"}});
  table.lay(ann, "C1 L, S1 Sblue").hand(ann, "M grey");
  CHECK(table.refused("place W1") == "vikings.no.coast");
}

TEST_CASE("placing: with shipSupportsIsland the start tile still goes to column 1 alone") {
  Table table(2, {{"shipSupportsIsland", "true"}});
  table.wheel("Sred black, L blue").play("take 0");
  CHECK(table.moves() == "start F, start G, start C, start N, start W");
}

TEST_CASE("placing: any row will do, not only that of the viking") {
  Table table(2);
  table.lay(ann, "C1 L").hand(ann, "L blue");
  CHECK(table.moves() == "place F1, place G1, place N1, place W1");
}

TEST_CASE("standing: a scout whose tile went to the nobles' row waits on the mainland") {
  Table table(2);
  table.lay(ann, "C1 L").hand(ann, "L green").play("place N1");
  CHECK(table.waiting(ann, Viking::scout) == 1);
  CHECK_FALSE(table.stands(ann, "N1"));
  CHECK(actor(table.state) == bob);
}

TEST_CASE("standing: a goldsmith whose tile went to his row may stand on that very tile") {
  Table table(2);
  table.lay(ann, "C1 L").hand(ann, "L yellow").play("place G1");
  CHECK(table.moves() == "stay, wait");
  table.play("stay");
  CHECK(table.stands(ann, "G1"));
  CHECK(table.waiting(ann, Viking::goldsmith) == 0);
}

TEST_CASE("standing: he may wait on the mainland instead, the tile stays empty") {
  Table table(2);
  table.lay(ann, "C1 L").hand(ann, "L yellow").play("place G1").play("wait");
  CHECK_FALSE(table.stands(ann, "G1"));
  CHECK(table.waiting(ann, Viking::goldsmith) == 1);
}

TEST_CASE("standing: never on an older empty tile of his row") {
  Table table(2);
  table.lay(ann, "N1 L").hand(ann, "L red").play("place F1");
  CHECK(actor(table.state) == bob);
  CHECK_FALSE(table.stands(ann, "N1"));
  CHECK(table.waiting(ann, Viking::noble) == 1);
}

TEST_CASE("standing: a warrior bought with a ship waits, though warriors' tiles are empty") {
  Table table(2);
  table.lay(ann, "W1 L").hand(ann, "Sblue black").play("place S1");
  CHECK_FALSE(table.stands(ann, "W1"));
  CHECK(table.waiting(ann, Viking::warrior) == 1);
}

TEST_CASE("standing: a boatsman always waits, the island tile stays empty") {
  for (const std::string_view row : {"F", "G", "N", "W"}) {
    Table table(2);
    const std::string where = std::string(row) + "1";
    table.lay(ann, "C1 L").hand(ann, "L grey").play("place " + where);
    CHECK(table.waiting(ann, Viking::boatsman) == 1);
    CHECK_FALSE(table.stands(ann, where));
    CHECK(actor(table.state) == bob);
  }
}

TEST_CASE("standing: the mainland holds any number of vikings") {
  Table table(2);
  table.lay(ann, "C1 L").wait(ann, "12 grey").hand(ann, "Sred grey").play("place S1");
  CHECK(table.waiting(ann, Viking::boatsman) == 13);
}
