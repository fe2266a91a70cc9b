// Why one move is better than another in A Feast for Odin: the reasons that hints and looks back
// give, each in a position where it holds.
#include <doctest/doctest.h>

#include <string>
#include <string_view>
#include <vector>

#include "games/feast/bundles.h"
#include "games/feast/moves.h"
#include "tests/support/asked.h"
#include "tests/support/feast_table.h"

namespace meadhall::tests {
namespace {

std::string feast_why(const Position& before, std::vector<Move> better, std::optional<Move> other,
                      std::vector<bots::Followed> then = {}) {
  const Game& game = *find_game("feast");
  return spelled::words(bots::counsel(game).why(
      {.before = before, .better = std::move(better), .other = other, .then = std::move(then)}));
}
Move feast_move(std::string_view line) { return feast::parse(line).value(); }

}  // namespace

TEST_CASE("why, Feast: whoever passes leaves Vikings in the Thing") {
  feast::testing::Match match;
  CHECK(feast_why(Position::of(match.state), {feast_move("place weekly_1")}, feast::kPass) ==
        "feast.why.pass n=6");
}

TEST_CASE("why, Feast: the space was left to somebody who went there") {
  feast::testing::Match match;
  const Position before = Position::of(match.state);
  feast::State later = match.state;
  later.agenda.top().seat = match.other;
  const std::vector<bots::Followed> then = {{Position::of(later), feast_move("place weekly_1")}};
  CHECK(feast_why(before, {feast_move("place weekly_1")}, feast_move("place hunt_1"), then) ==
        "feast.why.left player=seat2");
}

TEST_CASE("why, Feast: fewer Vikings for it, more food from it, and nothing where neither holds") {
  feast::testing::Match match;
  const Position before = Position::of(match.state);
  const auto rather = [&](std::string_view better, std::string_view other) {
    return feast_why(before, {feast_move(better)}, feast_move(other));
  };
  CHECK(rather("place mountain_2", "place mountain_3_2") == "feast.why.vikings n=2");
  CHECK(rather("place weekly_2", "place mountain_3_2") == "feast.why.food n=6");
  CHECK(rather("place hunt_1", "place mountain_3_2").empty());  // a die decides
}

TEST_CASE(
    "why, Feast: dice are rolled on where success is likely, and paid with what is worth less") {
  feast::testing::Match match;
  match.give(feast::Item::wood, 4).rolls(feast::Die::hunt, {8}).place(feast::Space::hunt_1);
  const Position high = Position::of(match.state);
  CHECK(feast_why(high, {feast::kRoll}, feast::kFail) == "feast.odds.success n=2 chance=75");
  CHECK(feast_why(high, {feast::kFail}, feast::kRoll).empty());
  feast::testing::Match poor;
  poor.rolls(feast::Die::hunt, {8}).place(feast::Space::hunt_1);
  CHECK(feast_why(Position::of(poor.state), {feast::kFail}, feast::kRoll) ==
        "feast.odds.success n=2 chance=0");
  feast::testing::Match low;
  low.give(feast::Item::wood, 4)
      .give(feast::Item::bow)
      .rolls(feast::Die::hunt, {2})
      .place(feast::Space::hunt_1);
  const Position cheap = Position::of(low.state);
  CHECK(feast_why(cheap, {feast_move("pay 1 1")}, feast_move("pay 2 0")) ==
        "feast.why.keeps items=[feast.some.wood n=1]");
  CHECK(feast_why(cheap, {feast_move("pay 2 0")}, feast_move("pay 1 1")).empty());
}

TEST_CASE("why, Feast: dice to come are told where success is likely") {
  feast::testing::Match match;
  match.give(feast::Item::wood, 4);
  CHECK(feast_why(Position::of(match.state), {feast_move("place hunt_1")},
                  feast_move("place mountain_2")) == "feast.odds.success n=3 chance=88");
}

TEST_CASE("why, Feast: who comes back can be placed again") {
  feast::testing::Match match;
  match.longships({0}).rolls(feast::Die::pillage, {1}).place(feast::Space::pillage_2);
  match.apply(feast::kFail);
  const Position asked = Position::of(match.state);
  CHECK(feast_why(asked, {feast::back(1)}, feast::back(0)) == "feast.why.pass n=5");
  CHECK(feast_why(asked, {feast::back(0)}, feast::back(1)).empty());
}

TEST_CASE("why, Feast: a table is laid so that fewer cells stay bare, or more is left") {
  const Asked asked("feast",
                    "feast position 1\n"
                    "players 2\n"
                    "round 1\n"
                    "feast 1\n"
                    "player 1\n"
                    "  has: 2 beans, mead, 9 silver\n"
                    "player 2\n");
  CHECK(asked.why("fill", "bare") == "feast.foresee.saves n=3");
  CHECK(asked.why("flat mead", "upright mead") == "feast.why.keeps items=[feast.some.beans n=1]");
  CHECK(asked.why("bare", "fill").empty());
}

TEST_CASE("whole deed, Feast: in a window what is best laid is laid, and told as one choice") {
  feast::testing::Match match;
  match.give(feast::Item::silver, 3).give(feast::Item::chest).begin(feast::Phase::before_income);
  const Game& game = *find_game("feast");
  const Position window = Position::of(match.state);
  const std::vector<Move> deed = bots::counsel(game).whole_deed(window);
  REQUIRE(feast::laid_by(match.state, deed).has_value());
  CHECK(spelled::words(bots::counsel(game).deed_told(window, deed)) ==
        "feast.why.laying item=[feast.some.chest n=1] where=[feast.onto.home] row=11 column=1");
  CHECK(feast_why(window, deed, {}) == "feast.foresee.income from=0 to=2");
}

TEST_CASE("whole deed, Feast: with nothing to lay there is none, nor while Vikings are placed") {
  feast::testing::Match match;
  match.give(feast::Item::chest);
  const Game& game = *find_game("feast");
  CHECK(bots::counsel(game).whole_deed(Position::of(match.state)).empty());
  feast::testing::Match bare;
  bare.give(feast::Item::wood);
  bare.begin(feast::Phase::before_income);
  CHECK(bots::counsel(game).whole_deed(Position::of(bare.state)).empty());
}

}  // namespace meadhall::tests
