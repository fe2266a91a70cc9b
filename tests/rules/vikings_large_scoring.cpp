// rules: Vikings 7.3, 7.4, 7.5, 7.6, 7.7

#include <doctest/doctest.h>

#include "games/vikings/scoring.h"
#include "tests/support/table.h"

using namespace meadhall;
using namespace meadhall::vikings;
using namespace meadhall::vikings::testing;

namespace {

struct Gain {
  int points = 0;
  int gold = 0;

  friend bool operator==(const Gain&, const Gain&) = default;
};

Gain large_scoring(Table table) {
  table.gold(ann, 0).points(ann, 0);
  score_large(table.state, ann, nullptr);
  return {.points = table.points_of(ann), .gold = table.gold_of(ann)};
}

int points_from(const Table& table, PointSource source) {
  return table.state.at(ann).points_from[static_cast<std::size_t>(source)];
}

// The rulebooks' worked example: warrior and scout in column 1 below a repelled ship of 3 points;
// a green ship without a warrior in column 2; a whole column below a repelled ship of 3 gold.
Table big_example() {
  Table table(2);
  table.lay(ann, "S1 Sblue, S2 Sgreen, S3 Sred");
  table.stand(ann, "W1, C1, N2, C2, G2, F2, W3, N3, C3, G3");
  return table.gold(ann, 0).points(ann, 0);
}

Table board(std::string_view ships, std::string_view vikings) {
  Table table(2);
  if (!ships.empty()) table.lay(ann, ships);
  table.stand(ann, vikings);
  return table;
}

}  // namespace

TEST_CASE("large scoring: the rulebooks' worked example gives 8 points and 9 gold") {
  CHECK(large_scoring(big_example()) == Gain{.points = 8, .gold = 9});
}

TEST_CASE("large scoring: the worked example line by line") {
  Table table = big_example();
  score_large(table.state, ann, nullptr);
  CHECK(points_from(table, PointSource::ships) == 3);
  CHECK(points_from(table, PointSource::nobles) == 2);
  CHECK(points_from(table, PointSource::scouts) == 3);  // 1 at C1, 1 + 1 at C3
  CHECK(table.state.at(ann).gold_from[static_cast<std::size_t>(GoldSource::ships)] == 3);
  CHECK(table.state.at(ann).gold_from[static_cast<std::size_t>(GoldSource::goldsmiths)] == 6);
}

TEST_CASE("small scoring: the same board gives 6 gold, no ship money and no points") {
  Table table = big_example();
  score_small(table.state, nullptr);
  CHECK(table.gold_of(ann) == 6);
  CHECK(table.points_of(ann) == 0);
}

TEST_CASE("large scoring: a green sail without a warrior threatens N and C, not G and F") {
  const Table open = board("S1 Sgreen", "N1, C1, G1, F1");
  CHECK(large_scoring(open) == Gain{.points = 0, .gold = 3});
  const Table guarded = board("S1 Sgreen", "W1, N1, C1, G1, F1");
  CHECK(large_scoring(guarded) == Gain{.points = 2 + 3, .gold = 5 + 3});
}

TEST_CASE("large scoring: a repelled ship pays its value, an unrepelled one nothing") {
  CHECK(large_scoring(board("S1 Sblue", "W1")) == Gain{.points = 3, .gold = 0});
  CHECK(large_scoring(board("S1 Syellow", "W1")) == Gain{.points = 2, .gold = 0});
  CHECK(large_scoring(board("S1 Sgreen", "W1")) == Gain{.points = 0, .gold = 5});
  CHECK(large_scoring(board("S1 Sred", "W1")) == Gain{.points = 0, .gold = 3});
  for (const std::string_view ship : {"S1 Sblue", "S1 Syellow", "S1 Sgreen", "S1 Sred"}) {
    CHECK(large_scoring(board(ship, "W2")) == Gain{});
  }
}

TEST_CASE("large scoring: every repelled ship pays, at each large scoring again") {
  Table table = board("S1 Sblue, S2 Sblue, S3 Sgreen, S4 Sred", "W1, W2, W3, W4");
  CHECK(large_scoring(table) == Gain{.points = 6, .gold = 8});
  table.gold(ann, 0).points(ann, 0);
  score_large(table.state, ann, nullptr);
  score_large(table.state, ann, nullptr);
  CHECK(table.points_of(ann) == 12);
  CHECK(table.gold_of(ann) == 16);
}

TEST_CASE("large scoring: a warrior without a ship is worth nothing") {
  CHECK(large_scoring(board("", "W1, W2, W3")) == Gain{});
}

TEST_CASE("large scoring: 2 points for each noble, unless threatened") {
  CHECK(large_scoring(board("", "N1, N2, N3")) == Gain{.points = 6, .gold = 0});
  CHECK(large_scoring(board("S2 Sred", "N1, N2, N3")) == Gain{.points = 4, .gold = 0});
}

TEST_CASE("large scoring: a scout alone is 1 point, with goldsmith or fisherman 2, with both 3") {
  CHECK(large_scoring(board("", "C1")) == Gain{.points = 1, .gold = 0});
  CHECK(large_scoring(board("", "C1, G1")) == Gain{.points = 2, .gold = 3});
  CHECK(large_scoring(board("", "C1, F1")) == Gain{.points = 2, .gold = 0});
  CHECK(large_scoring(board("", "C1, G1, F1")) == Gain{.points = 3, .gold = 3});
}

TEST_CASE("large scoring: a gap or an empty tile between scout and fisherman does not matter") {
  CHECK(large_scoring(board("G1 L", "C1, F1")) == Gain{.points = 2, .gold = 0});
  CHECK(large_scoring(board("", "C2, F2")) == Gain{.points = 2, .gold = 0});
}

TEST_CASE("large scoring: figures in other columns are nothing to a scout") {
  CHECK(large_scoring(board("", "C1, G2, F3")) == Gain{.points = 1, .gold = 3});
}

TEST_CASE("large scoring: a threatened scout gives nothing, though those below him are safe") {
  CHECK(large_scoring(board("S1 Sgreen", "C1, G1, F1")) == Gain{.points = 0, .gold = 3});
}

TEST_CASE("large scoring: under a red sail scouts score in full") {
  CHECK(large_scoring(board("S1 Sred", "N1, C1, G1, F1")) == Gain{.points = 3, .gold = 3});
}

TEST_CASE("large scoring: 3 gold for each goldsmith, unless threatened") {
  CHECK(large_scoring(board("S1 Syellow, S2 Sgreen", "G1, G2, G3")) ==
        Gain{.points = 0, .gold = 6});
}

TEST_CASE("large scoring: fishermen by themselves are worth nothing") {
  CHECK(large_scoring(board("", "F1, F2, F3")) == Gain{});
}

TEST_CASE("large scoring: who waits on the mainland scores nothing") {
  Table table(2);
  table.lay(ann, "C1 L").wait(ann, "3 blue, 3 yellow, 3 green, 3 red, 3 black");
  CHECK(large_scoring(table) == Gain{});
}

TEST_CASE("large scoring: whether islands are closed does not matter") {
  CHECK(large_scoring(board("N1 L, N2 R, C1 L, C2 M", "N1, N2, C2")) ==
        Gain{.points = 5, .gold = 0});
}

TEST_CASE("large scoring: nothing is remembered, a threat is read anew each time") {
  Table table = board("S1 Sred", "N1");
  CHECK(large_scoring(table) == Gain{});
  table.stand(ann, "W1");
  CHECK(large_scoring(table) == Gain{.points = 2, .gold = 3});
}

TEST_CASE("large scoring: unrepelled ships cost nothing before the end") {
  Table table = board("S1 Sgreen, S2 Sblue", "F3");
  table.gold(ann, 9).points(ann, 9);
  score_large(table.state, ann, nullptr);
  CHECK(table.gold_of(ann) == 9);
  CHECK(table.points_of(ann) == 9);
}
