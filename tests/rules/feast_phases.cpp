// Income, breeding, feast and bonus in the course of a round.
// rules: Feast 4.7, 4.8, 4.9, 4.10, 5.1, 7.2, 9

#include <doctest/doctest.h>

#include <algorithm>

#include "games/feast/arranging.h"
#include "games/feast/score_parts.h"
#include "games/feast/state.h"
#include "tests/support/feast_table.h"
#include "tests/support/words.h"

namespace meadhall::feast {
namespace {

using testing::Match;
using enum Item;

TEST_CASE("feast 4.7: silver of the income completes a bonus of the same round") {
  Match match;
  const std::size_t home = home_of(match.me);
  match.lies_covered(home, {{4, 0}, {4, 1}, {5, 1}, {6, 0}, {11, 0}}).begin(Phase::income);
  CHECK(match.has(silver) == 1);
  match.apply({lay(silver), at({6, 1})});
  CHECK(match.phase() == Phase::after_bonus);
  CHECK(match.has(ore) == 1);
}

TEST_CASE("feast 7.2: what a bonus brings does not complete another") {
  Match match;
  const std::size_t home = home_of(match.me);
  match.lies_covered(home, {{4, 0}, {4, 1}, {5, 1}, {6, 0}, {6, 1}});  // around the ore
  // Around the wood, but for one cell.
  match.lies_covered(home, {{6, 2}, {7, 1}, {7, 3}, {8, 1}, {8, 2}, {8, 3}});
  match.begin(Phase::bonus);
  CHECK(match.has(ore) == 1);
  CHECK(match.has(wood) == 0);
  match.apply({lay(ore), at({6, 3})});
  CHECK(match.has(wood) == 0);
}

TEST_CASE("feast 5.1: what was laid is not taken back") {
  Match match;
  match.give(silver, 2).apply({kArrange, lay(silver), at({11, 0})});
  CHECK(match.has(silver) == 1);
  CHECK_FALSE(match.can(kUndo));
  match.apply(lay(silver));
  CHECK_FALSE(match.can(at({11, 0})));
  match.apply({kUndo, kDone});  // before it is laid
  CHECK(match.has(silver) == 1);
  CHECK(lying_at(match.state.surfaces[home_of(match.me)], 11, 0) == silver);
}

struct Herd {
  int all;
  int pregnant;
};

Herd sheep_after(Herd before) {
  Match match;
  match.give(sheep, before.all).pregnant(before.pregnant, 0).begin(Phase::breeding);
  return {match.has(sheep), match.player().pregnant_sheep};
}

Herd cattle_after(Herd before) {
  Match match;
  match.give(cattle, before.all).pregnant(0, before.pregnant).begin(Phase::breeding);
  return {match.has(cattle), match.player().pregnant_cattle};
}

TEST_CASE("feast 4.8: a pregnant sheep among others gives birth") {
  const Herd herd = sheep_after({3, 1});
  CHECK(herd.all == 4);
  CHECK(herd.pregnant == 0);
}

TEST_CASE("feast 4.8: of several sheep one becomes pregnant") {
  const Herd herd = sheep_after({4, 0});
  CHECK(herd.all == 4);
  CHECK(herd.pregnant == 1);
}

TEST_CASE("feast 4.8: a pregnant sheep alone gives birth too") {
  const Herd herd = sheep_after({1, 1});
  CHECK(herd.all == 2);
  CHECK(herd.pregnant == 0);
}

TEST_CASE("feast 4.8: one cow does nothing, and two pregnant ones calve both") {
  const Herd one = cattle_after({1, 0});
  CHECK(one.all == 1);
  CHECK(one.pregnant == 0);
  const Herd three = cattle_after({3, 2});
  CHECK(three.all == 5);
  CHECK(three.pregnant == 0);
}

TEST_CASE("feast 9.1: the banquet table has a cell for each Viking that left it") {
  Match match;
  match.give(silver).round(4).begin(Phase::feast);
  CHECK(match.state.banquet.length == 9);
  Match brief;
  brief.state.options.length = Length::short_game;
  brief.give(silver).round(3).begin(Phase::feast);
  CHECK(brief.state.banquet.length == 9);
}

TEST_CASE("feast 9.5: each cell left empty costs three points for good") {
  for (const int missing : {1, 3}) {
    Match match;
    match.give({{silver, 6 - missing}, {ore, 1}}).begin(Phase::feast).apply(kFill);
    CHECK(match.phase() == Phase::after_feast);  // with an ore that could be laid
    CHECK(match.has(silver) == 0);
    CHECK(match.player().penalties == missing);
    const Points points = points_of(match.state, match.me);
    CHECK(points[static_cast<std::size_t>(Category::penalties)] == -3 * missing);
  }
}

TEST_CASE("feast 9.5: a cell may be left empty by choice") {
  Match match;
  match.give(silver, 6).begin(Phase::feast).apply({kLeaveBare, kFill});
  CHECK(match.has(silver) == 1);
  CHECK(match.player().penalties == 1);
}

TEST_CASE("feast 4.10: the table is cleared but for ships") {
  Match match;
  match.emigrated(1, 0).give({{peas}, {stockfish}, {silver}, {ore}}).begin(Phase::feast);
  CHECK(match.state.banquet.length == 4);
  match.apply({course(peas, Stance::flat), course(stockfish, Stance::upright), kCoin});
  CHECK(match.phase() == Phase::after_feast);  // with an ore that could be laid
  CHECK(match.state.banquet == Banquet{});
  CHECK(match.tiles() == 0);
  CHECK(match.player().penalties == 0);
  match.give(peas).begin(Phase::feast);
  CHECK(match.state.banquet.length == 4);
  CHECK(match.can(course(peas, Stance::flat)));
}

TEST_CASE("feast 4: a window matters before a hungry feast, for a card, and once it is used") {
  const auto window = [](Phase phase, int coins) {
    Match match;
    match.give(silver, coins).begin(phase);
    return match;
  };
  const Match hungry = window(Phase::before_income, 1);
  REQUIRE(pause(hungry.state));
  CHECK(pause(hungry.state)->go_on == kDone);
  CHECK(pause(hungry.state)->matters);
  CHECK_FALSE(pause(window(Phase::before_income, 12).state)->matters);
  Match after = window(Phase::after_feast, 1);
  CHECK_FALSE(pause(after.state)->matters);
  after.give(silver, 1).apply({lay(silver), at({11, 0})});
  REQUIRE(pause(after.state));
  CHECK(pause(after.state)->matters);
  CHECK_FALSE(pause(Match().give(silver, 1).state));
}

TEST_CASE("feast 4.13: between the last feast and the final scoring everybody is asked twice") {
  Match last;
  last.give(silver, 2).round(7).begin(Phase::after_feast);
  REQUIRE(pause(last.state));
  CHECK(pause(last.state)->again);
  Match used = last;
  used.apply({lay(silver), at({11, 0})});
  CHECK_FALSE(pause(used.state)->again);
  last.apply(kDone);
  REQUIRE(pause(last.state));
  CHECK(last.phase() == Phase::before_scoring);
  CHECK_FALSE(pause(last.state)->again);
  Match sooner;
  sooner.give(silver, 2).round(6).begin(Phase::after_feast);
  CHECK_FALSE(pause(sooner.state)->again);
}

TEST_CASE("feast 4: a window tells what comes after it") {
  const auto told = [](Phase phase) {
    Match match;
    match.give(silver, 20).begin(phase);
    REQUIRE(match.phase() == phase);
    return spelled::words(question(match.state));
  };
  CHECK(told(Phase::before_income) == "feast.ask.window when=feast.when.income");
  CHECK(told(Phase::after_income) == "feast.ask.window when=feast.when.feast");
  CHECK(told(Phase::after_feast) == "feast.ask.window when=feast.when.bonus");
  CHECK(told(Phase::after_bonus) == "feast.ask.window when=feast.when.round");
  CHECK(told(Phase::before_scoring) == "feast.ask.window when=feast.when.scoring");
  Match last;
  last.round(7).give(silver, 20).begin(Phase::after_feast);
  CHECK(spelled::words(question(last.state)) == "feast.ask.window when=feast.when.last_feast");
}

TEST_CASE("feast 4: a window matters where an occupation can be used") {
  int used = 0;
  for (std::size_t card = 0; card < kOccupations; ++card) {
    Match match;
    match.give({{silver, 30}, {wood, 3}, {stone, 3}, {ore, 3}}).boats(1).has_played({card});
    for (std::size_t good = 0; good < 32; ++good) {
      if (is_good(item_at(good))) match.give(item_at(good), 2);
    }
    match.begin(Phase::after_feast);
    if (!pause(match.state)) continue;  // its own windows come first
    MoveList moves;
    legal(match.state, moves);
    const bool usable =
        std::ranges::any_of(moves, [](Move move) { return kind_of(move) == MoveKind::use; });
    INFO("card ", card);
    CHECK(pause(match.state)->matters == usable);
    used += usable ? 1 : 0;
  }
  CHECK(used > 5);
}

}  // namespace
}  // namespace meadhall::feast
