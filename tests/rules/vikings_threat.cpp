// rules: Vikings 5, 6

#include <doctest/doctest.h>

#include "games/vikings/scoring.h"
#include "tests/support/table.h"

using namespace meadhall;
using namespace meadhall::vikings;
using namespace meadhall::vikings::testing;

namespace {

// The rows of a column that are threatened, from the top: "WNC".
std::string threatened_rows(const Table& table, std::size_t column) {
  std::string rows;
  for (std::size_t row = kRows; row-- > 0;) {
    if ((threatened(table.state.at(ann).homeland, row) & column_bit(column - 1)) != 0) {
      rows += row_letter(row);
    }
  }
  return rows;
}

Table with_column(std::string_view ship, std::string_view vikings) {
  Table table(2);
  table.lay(ann, "S2 " + std::string(ship)).stand(ann, vikings).gold(ann, 0).points(ann, 0);
  return table;
}

int small_scoring(Table table) {
  score_small(table.state, nullptr);
  return table.gold_of(ann);
}

}  // namespace

TEST_CASE("threat: a ship reaches from the warriors' row down to the row of its sail") {
  CHECK(threatened_rows(with_column("Sred", "N2, C2, G2, F2"), 2) == "WN");
  CHECK(threatened_rows(with_column("Sgreen", "N2, C2, G2, F2"), 2) == "WNC");
  CHECK(threatened_rows(with_column("Syellow", "N2, C2, G2, F2"), 2) == "WNCG");
  CHECK(threatened_rows(with_column("Sblue", "N2, C2, G2, F2"), 2) == "WNCGF");
}

TEST_CASE("threat: a warrior right below the ship repels it, nothing in the column is threatened") {
  for (const std::string_view ship : {"Sred", "Sgreen", "Syellow", "Sblue"}) {
    CHECK(threatened_rows(with_column(ship, "W2, N2, C2, G2, F2"), 2).empty());
  }
}

TEST_CASE("threat: a warrior of another column does not help") {
  CHECK(threatened_rows(with_column("Sgreen", "W1, W3, N2"), 2) == "WNC");
}

TEST_CASE("threat: a warrior on the mainland does not help") {
  Table table = with_column("Sgreen", "N2");
  table.lay(ann, "W2 L").wait(ann, "3 black");
  CHECK(threatened_rows(table, 2) == "WNC");
}

TEST_CASE("threat: a warriors' tile without a warrior does not help") {
  CHECK(threatened_rows(with_column("Sred", "N2").lay(ann, "W2 L"), 2) == "WN");
}

TEST_CASE("threat: a column without a ship is never threatened") {
  const Table table = with_column("Sblue", "N1, C1, G1, F1, N3");
  CHECK(threatened_rows(table, 1).empty());
  CHECK(threatened_rows(table, 3).empty());
}

TEST_CASE("threat: ship first or warrior first, it makes no difference") {
  Table warrior_first(2);
  warrior_first.stand(ann, "W2, N2").hand(ann, "Sred grey").play("place S2");
  Table ship_first(2);
  ship_first.lay(ann, "C1 L, N2 M, S2 Sred").stand(ann, "N2");
  CHECK(threatened_rows(ship_first, 2) == "WN");
  ship_first.hand(ann, "L black").play("place W2").play("stay");
  CHECK(threatened_rows(ship_first, 2).empty());
  CHECK(threatened_rows(warrior_first, 2).empty());
}

TEST_CASE("small scoring: 3 gold for each goldsmith on an island that no ship threatens") {
  CHECK(small_scoring(with_column("Sgreen", "G1, G2, G3")) == 9);
}

TEST_CASE("small scoring: a threatened goldsmith pays nothing, by yellow and blue sails only") {
  CHECK(small_scoring(with_column("Syellow", "G1, G2")) == 3);
  CHECK(small_scoring(with_column("Sblue", "G1, G2")) == 3);
  CHECK(small_scoring(with_column("Sgreen", "G1, G2")) == 6);
  CHECK(small_scoring(with_column("Sred", "G1, G2")) == 6);
}

TEST_CASE("small scoring: a warrior saves the goldsmith of his column") {
  CHECK(small_scoring(with_column("Sblue", "W2, G2")) == 3);
}

TEST_CASE("small scoring: a goldsmith on the mainland pays nothing") {
  CHECK(small_scoring(with_column("Sred", "G1").wait(ann, "5 yellow")) == 3);
}

TEST_CASE("small scoring: no ship pays, no noble and no scout scores, nobody is ferried") {
  Table table = with_column("Sred", "W2, N2, C2, F2").lay(ann, "F3 L").wait(ann, "1 blue, 1 grey");
  table.wheel("Sgreen grey").play("take 0").play("place S1");
  CHECK(table.state.round == 2);
  CHECK(table.gold_of(ann) == 0);
  CHECK(table.points_of(ann) == 0);
  CHECK(table.waiting(ann, Viking::fisherman) == 1);
  CHECK(table.waiting(ann, Viking::boatsman) == 2);
}

TEST_CASE("small scoring: closed or open islands pay alike") {
  Table table(2);
  table.lay(ann, "G1 L, G2 R, G3 L").stand(ann, "G1, G2, G3").gold(ann, 0);
  CHECK(small_scoring(table) == 9);
}

TEST_CASE("small scoring: every player is paid, the gold entered as the goldsmiths'") {
  Table table(3);
  table.stand(ann, "G1").stand(bob, "G1, G2").gold(ann, 4).gold(bob, 4).gold(cid, 4);
  score_small(table.state, nullptr);
  CHECK(table.gold_of(ann) == 7);
  CHECK(table.gold_of(bob) == 10);
  CHECK(table.gold_of(cid) == 4);
  CHECK(table.state.at(bob).gold_from[static_cast<std::size_t>(GoldSource::goldsmiths)] == 6);
}
