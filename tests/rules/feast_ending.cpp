// The last round, points, and the solo game.
// rules: Feast 12, 13

#include <doctest/doctest.h>

#include <algorithm>

#include "games/feast/laying.h"
#include "games/feast/phases.h"
#include "games/feast/refusal.h"
#include "games/feast/score_parts.h"
#include "games/feast/workshop.h"
#include "tests/support/feast_quiet.h"
#include "tests/support/feast_table.h"

namespace meadhall::feast {
namespace {

using testing::begun;
using testing::Match;
using testing::skip_to;
using testing::skip_to_end;
using enum Item;

int points(const Match& match, Category category) {
  return points_of(match.state, match.me)[static_cast<std::size_t>(category)];
}

TEST_CASE("feast 4.13: the match ends after the last feast, without bonus and strips") {
  Match match;
  match.round(7).lies_covered(home_of(match.me), {{4, 0}, {4, 1}, {5, 1}, {6, 0}, {6, 1}});
  const auto strips = match.state.strips;
  match.begin(Phase::feast);
  skip_to_end(match.state);
  CHECK(match.state.over == 1);
  CHECK(match.state.round == 7);
  CHECK(match.has(ore) == 0);
  CHECK(match.state.strips == strips);
  CHECK(match.player().penalties == 12);
}

TEST_CASE("feast 4.7: the income of the last round can be used in the last feast") {
  Match match;
  match.round(7).lies_covered(home_of(match.me), {{11, 0}}).begin(Phase::income);
  CHECK(match.has(silver) == 1);
  match.apply(kDone);
  Match saving = match;
  match.apply(kCoin);
  CHECK(match.player().penalties == 11);
  CHECK(points(match, Category::silver) == 0);
  skip_to_end(saving.state);
  CHECK(saving.player().penalties == 12);
  CHECK(points(saving, Category::silver) == 1);
}

TEST_CASE("feast 12.1: wood and stone that are left furnish sheds at the end") {
  Match match;
  match.buildings(Building::shed).give({{wood, 2}, {stone, 5}});
  CHECK_FALSE(match.can(kArrange));
  CHECK(points(match, Category::building_gaps) == -6);
  match.round(7).begin(Phase::before_scoring);
  CHECK(match.state.over == 1);
  CHECK(points(match, Category::buildings) == 8);
  CHECK(points(match, Category::building_gaps) == -1);
}

TEST_CASE("feast 12.4: silver on a board is worth what it covers") {
  Match match;
  match.lies_covered(home_of(match.me), {{0, 0}, {0, 1}, {0, 2}, {0, 3}});
  CHECK(points(match, Category::silver) == 0);
  CHECK(points(match, Category::home) == -82);
}

// Covers cells that cost a point until so many points are lost.
void leave_losses(Match& match, int losses) {
  const Cells& minus = board(Sheet::home).minus;
  const std::size_t home = home_of(match.me);
  for (std::uint8_t row = 0; row < kBoardRows; ++row) {
    for (std::uint8_t column = 0; column < kBoardColumns; ++column) {
      if (!has(minus, row, column) || points(match, Category::home) == -losses) continue;
      match.lies_covered(home, {{row, column}});
    }
  }
}

TEST_CASE("feast 12.2: a whole sum") {
  Match match;
  match.boats(2).knarrs(1).emigrated(0, 1).land(Sheet::shetland);
  match.buildings(Building::shed).buildings(Building::stone_house);
  match.player().shed_wood = 2;
  match.player().shed_stone = 1;
  match.player().house_wood = 1;
  match.player().house_stone = 1;
  match.give({{sheep, 3}, {cattle, 1}, {silver, 12}, {english_crown}}).pregnant(1, 0);
  match.has_played({40});  // three points
  match.player().penalties = 1;
  leave_losses(match, 30);
  CHECK(points(match, Category::ships) == 11);
  CHECK(points(match, Category::emigrants) == 21);
  CHECK(points(match, Category::lands) == 6);
  CHECK(points(match, Category::buildings) == 18);
  CHECK(points(match, Category::animals) == 10);
  CHECK(points(match, Category::occupations) == 3);
  CHECK(points(match, Category::silver) == 12);
  CHECK(points(match, Category::crown) == 2);
  CHECK(points(match, Category::home) == -30);
  CHECK(points(match, Category::land_gaps) == -24);
  CHECK(points(match, Category::building_gaps) == -10);
  CHECK(points(match, Category::penalties) == -3);
  CHECK(score(match.state).totals[index(match.me)] == 16);
}

TEST_CASE("feast 6.6: a position in which greens touch is none") {
  State state = begun(2);
  put(state, 0, oil, ways_to_lay(oil)[0], {0, 0});
  CHECK(check(state).ok());
  put(state, 0, oil, ways_to_lay(oil)[0], {0, 2});
  REQUIRE_FALSE(check(state).ok());
  CHECK(check(state).error().message.id() == "feast.check.neighbours");
}

// --- Solo

void play(State& state, Space space) {
  REQUIRE(apply(state, place(space)).ok());
  while (state.agenda.top().what != Do::turn) testing::decline(state);
}

int on_board(const State& state, int colour) {
  int n = 0;
  for (const Stand& stand : state.stands) n += stand.colour == colour ? stand.vikings : 0;
  return n;
}

TEST_CASE("feast 13.3: alone in the long game two colours take turns, and block") {
  State quiet = begun(1);
  for (int round = 1; round <= 7; ++round) {
    skip_to(quiet, round);
    CHECK(quiet.players[0].vikings_in_thing == 5 + round);
  }
  CHECK(quiet.players[0].waiting == 11);  // one of the second colour is out

  State state = begun(1);
  for (const Space space :
       {Space::weekly_1, Space::occ_draw, Space::stockfish, Space::mountain_2, Space::hunt_1}) {
    play(state, space);
  }
  REQUIRE(apply(state, place(Space::buy_2_stockfish)).ok());
  skip_to(state, 2);
  CHECK(on_board(state, 0) == 6);
  CHECK(state.players[0].vikings_in_thing == 7);
  CHECK_FALSE(is_legal(state, place(Space::hunt_1)));
  skip_to(state, 3);
  CHECK(on_board(state, 0) == 0);
  CHECK(state.players[0].vikings_in_thing == 8);
}

TEST_CASE("feast 13.3: alone in the short game there are seven to twelve Vikings") {
  State state = begun(1, {{"length", "short"}});
  for (int round = 1; round <= 6; ++round) {
    skip_to(state, round);
    CHECK(state.players[0].vikings_in_thing == 6 + round);
  }
  CHECK(state.players[0].waiting == 11);  // one of the first colour is out
}

TEST_CASE("feast 13.1: what was used blocks for a round") {
  State state = begun(1);
  play(state, Space::weekly_1);
  skip_to(state, 2);
  CHECK_FALSE(is_legal(state, place(Space::weekly_1)));
  skip_to(state, 3);
  CHECK(is_legal(state, place(Space::weekly_1)));
}

TEST_CASE("feast 13.3: to pass alone ends the phase") {
  State state = begun(1);
  REQUIRE(apply(state, kPass).ok());
  CHECK(phase_of(state) > Phase::start_player);
  CHECK(index(state.first) == 0);
}

}  // namespace
}  // namespace meadhall::feast
