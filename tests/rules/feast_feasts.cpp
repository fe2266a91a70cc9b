// Feasts with occupations: what fills the table, and which feast they mean. rules: Feast 9, 16

#include <doctest/doctest.h>

#include <array>

#include "games/feast/feasting.h"
#include "games/feast/phases.h"
#include "tests/support/feast_lines.h"
#include "tests/support/feast_table.h"

namespace meadhall::feast::testing {
namespace {

using enum Item;

TEST_CASE("feast: fill counts on the silver that 158 brings with the meat") {
  Played match(
      "players 2 / round 1 / feast 1 / player 1 / has: game_meat, mead / played: 158, 47 / "
      "player 2");
  match.play("fill");
  CHECK(match.mine().penalties == 0);
}

// What such a feast, called by 5 in round 1, leaves: its six cells are covered with these moves.
Played called(const std::string& lines, const std::string& moves) {
  Played match = in_round(1, lines + " / hand: 5");
  return match.play("place occ_play_1; play 5; " + moves);
}

TEST_CASE("feast: 7, 157, 158, 159, 160, 172 and 186 mean the regular feast, not that of 5") {
  CHECK(called("has: stone, grain / away: 2 knarr / played: 7, 47", "bare; bare").has(silver) == 1);
  Played skinner = called("has: stone, sheep, 9 silver / played: 157, 47", "upright sheep");
  CHECK(skinner.has(skin_and_bones) == 0);
  Played barbarian =
      called("has: stone, game_meat, 9 silver / played: 158, 47", "upright game_meat");
  CHECK(barbarian.weapons() == 0);
  CHECK(barbarian.has(silver) == 9);
  Played hunter =
      called("has: stone, game_meat, 9 silver / played: 159, 47", "upright game_meat; fill");
  CHECK_FALSE(hunter.can("use 159"));
  Played sober = called("has: stone, 3 silver / played: 160", "coin; coin; coin");
  if (sober.can("bare")) sober.play("bare; bare; bare");
  CHECK(sober.mine().penalties == 3);
  Played cook = called("has: stone, stockfish, 9 silver / played: 172, 47 / stone_1",
                       "upright stockfish; fill");
  CHECK_FALSE(cook.can("use 172"));
  Played baker = called("has: stone, 2 peas, 9 silver / played: 186, 47", "flat peas; coin");
  CHECK_FALSE(baker.can("flat peas"));
}

TEST_CASE("feast: 165 and 167 mean the regular feast, not that of 5") {
  Played match = called("has: stone, clothing, spices, 9 silver / played: 165, 167, 47", "fill");
  CHECK(match.has(silver) == 9 - 6 + 1);  // the table, and the space's own
}

TEST_CASE("feast: the coming feast is filled as it would be") {
  Match match;
  match.give({{beans, 1}, {mead, 1}});
  ComingFeast coming = coming_feast(match.state, match.me);
  CHECK(coming.cells == 6);  // in round 1 of a long match; rules: Feast 9.1
  CHECK(coming.ships == 0);
  CHECK(coming.bare() == 2);  // two cells under beans, two under mead that lies flat
  match.give(silver, 1);
  CHECK(coming_feast(match.state, match.me).bare() == 1);
  match.emigrated(1, 0);
  coming = coming_feast(match.state, match.me);
  CHECK(coming.cells == 4);
  CHECK(coming.ships == 2);
  CHECK(coming.bare() == 0);
}

TEST_CASE("feast: income counts for the coming feast until it was had") {
  Match match;
  match.round(2).lies_covered(home_of(match.me), {{11, 0}});
  const int income = income_of(match.state, match.me);
  REQUIRE(income > 0);
  CHECK(coming_feast(match.state, match.me).bare() == 7 - income);
}

TEST_CASE("feast: while a seat feasts, what comes is what is still to be covered") {
  Played match(
      "players 2 / round 1 / feast 1 / player 1 / has: 2 beans, mead, 4 silver / player 2");
  const Seat seat = match.state.agenda.top().seat;
  const int before = coming_feast(match.state, seat).cells;
  match.play("upright beans");
  CHECK(coming_feast(match.state, seat).cells == before - width_on_table(beans, Stance::upright));
}

TEST_CASE("feast: harvests by the round, and none after the last") {
  const Match match;
  const State& state = match.state;
  constexpr std::array<int, 8> kLevels = {1, 2, 0, 3, 0, 4, 0, 0};
  for (std::size_t i = 0; i < kLevels.size(); ++i) {
    CHECK(harvest_level(state, static_cast<int>(i) + 1) == kLevels[i]);
  }
  CHECK(crops_of(0).empty());
  CHECK(crops_of(1).size() == 3);
  CHECK(crops_of(4).back() == fruits);
  CHECK(round_turned(state, 0) == 3);
  CHECK(round_turned(state, 3) == 6);
  CHECK(round_turned(state, kIslands) == 3);
}

}  // namespace
}  // namespace meadhall::feast::testing
