// The chances of dice. rules: Feast 8.9, 8.10, 8.11, 8.12

#include "games/feast/dice_odds.h"

#include <doctest/doctest.h>

#include "tests/support/feast_table.h"

namespace meadhall::feast {
namespace {

using testing::Match;
using enum Item;

int at_first(const Match& match, Die die, std::uint8_t boats = 0) {
  const Task task = coming_dice(match.state, match.me, die, boats);
  return chance(match.state, task, rolls_left(match.state, task));
}

bool foresees(const Match& match, Move move, std::string_view part) {
  for (const Message& line : foresee(match.state, move)) {
    if (line.id() == part) return true;
  }
  return false;
}

TEST_CASE("feast odds: what can be paid for makes a hunter's roll a hit") {
  Match match;
  CHECK(at_first(match, Die::hunt) == 0);
  match.give(wood);
  CHECK(at_first(match, Die::hunt) == 33);  // 1 of 8, in three rolls
  match.give({{wood, 2}, {bow, 1}});
  CHECK(at_first(match, Die::hunt) == 88);   // 4 of 8
  CHECK(at_first(match, Die::snare) == 76);  // bows are of no use there
  match.give(bow, 3);
  CHECK(at_first(match, Die::hunt) == 99);  // 7 of 8: not certain
}

TEST_CASE("feast odds: only what cannot fail is certain") {
  CHECK(at_first(Match().give(wood, 8), Die::hunt) == 100);
  CHECK(at_first(Match().give(wood, 7), Die::hunt) == 99);
}

TEST_CASE("feast odds: in whaling the ore of the boats counts, those that carry some first") {
  Match match;
  match.boats(2, 1);
  CHECK(at_first(match, Die::whaling, 1) == 42);  // 2 of 12
  CHECK(at_first(match, Die::whaling, 3) == 58);  // 3 of 12
  match.boats(3, 0).give(spear);
  CHECK(at_first(match, Die::whaling, 3) == 70);  // 4 of 12
}

TEST_CASE("feast odds: of a raid, each loot has its own") {
  Match match;
  match.longships({2}).give(stone, 2);
  const Task raid = coming_dice(match.state, match.me, Die::raid, 0);
  CHECK(chance(match.state, raid, 3) == 95);               // from 4 on, 5 of 8
  CHECK(chance(match.state, raid, 3, silverware) == 88);   // 7: from 5 on
  CHECK(chance(match.state, raid, 3, silver_hoard) == 0);  // 13
  CHECK(chance(match.state, raid, 1, silverware) == 50);
  // A pillage has the ore of the longship that carries the most.
  const Task pillage = coming_dice(match.state, match.me, Die::pillage, 0);
  CHECK(is_hit(match.state, pillage, 2));
  CHECK_FALSE(is_hit(match.state, pillage, 1));
}

TEST_CASE("feast odds: occupations count: a roll more, a result that is less") {
  Match match;
  match.give(wood, 4);
  CHECK(at_first(match, Die::hunt) == 88);
  match.has_played({153});
  CHECK(at_first(match, Die::hunt) == 94);
}

TEST_CASE("feast odds: the rolls that are left, and what the answers before the first one change") {
  Match match;
  match.give(wood, 2).rolls(Die::hunt, {7, 7}).place(Space::hunt_1);
  const std::optional<DiceOutlook> again = outlook_after(match.state, kRoll);
  REQUIRE(again);
  CHECK(again->rolls == 2);
  CHECK(chance(again->state, again->task, again->rolls) == 44);
  CHECK_FALSE(outlook_after(match.state, kFail));
  Match whaling;
  whaling.boats(2, 1).give(wood).place(Space::whaling_3);
  const auto of = [&](Move move) {
    const std::optional<DiceOutlook> coming = outlook_after(whaling.state, move);
    return coming ? chance(coming->state, coming->task, coming->rolls) : -1;
  };
  CHECK(of(boats(0, 1)) == 42);
  CHECK(of(boats(1, 1)) == 70);
}

TEST_CASE("feast odds: they are foreseen where the die comes next") {
  Match match;
  match.give(wood, 2).rolls(Die::hunt, {7});
  CHECK(foresees(match, place(Space::hunt_1), "feast.odds.success"));
  CHECK_FALSE(foresees(match, place(Space::weekly_1), "feast.odds.success"));
  match.place(Space::hunt_1);
  CHECK(foresees(match, kRoll, "feast.odds.success"));
  CHECK(foresees(match, kFail, "feast.odds.failure"));
  Match raid;
  raid.longships({0}).rolls(Die::raid, {1});
  CHECK(foresees(raid, place(Space::raid), "feast.odds.loot"));
}

}  // namespace
}  // namespace meadhall::feast
