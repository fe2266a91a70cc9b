// Feasts with occupations: what fills the table, and which feast they mean. rules: Feast 9, 16

#include <doctest/doctest.h>

#include "tests/support/feast_lines.h"

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

}  // namespace
}  // namespace meadhall::feast::testing
