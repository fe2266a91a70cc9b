// How occupations work, by the rulebook's examples.
// rules: Feast 10

#include <doctest/doctest.h>

#include "tests/support/feast_table.h"

namespace meadhall::feast {
namespace {

using testing::Match;
using enum Item;

TEST_CASE("feast: which occupation to play is asked in secret, where to place is not") {
  Match match;
  match.holds({47, 54}).give(ore);
  CHECK_FALSE(is_private(match.state));
  match.place(Space::occ_play_1);
  REQUIRE(match.can(play(47)));
  CHECK(is_private(match.state));
  match.apply(play(47));
  CHECK_FALSE(is_private(match.state));
}

TEST_CASE("feast 10.4: a slash means one of the two") {
  for (const std::size_t line : {0U, 1U}) {
    Match match;
    match.give(silverware).has_played({54}).uses(54, line);
    CHECK(match.has(silverware) == 0);
    CHECK(match.has(silk) == (line == 0 ? 1 : 0));
    CHECK(match.has(chest) == (line == 1 ? 1 : 0));
  }
}

TEST_CASE("feast 10.4: pairs of slashes belong together; what can be paid is offered") {
  Match two;
  two.give(silver, 5).plays(86).apply({kYes, kYes});
  CHECK(two.is_my_turn());
  CHECK(two.has(hide) == 2);
  CHECK(two.has(silver) == 1);
  Match one;
  one.give(silver, 5).plays(86).apply({kYes, kNo});
  CHECK(one.is_my_turn());
  CHECK(one.has(hide) == 1);
  CHECK(one.has(silver) == 3);
}

TEST_CASE("feast 10.4: of several steps the one that fits is taken, no smaller one") {
  Match match;
  match.round(3).boats(2).has_played({93}).begin(Phase::harvest);
  CHECK(match.has(grain) == 1);
  CHECK(match.tiles() == 1);
}

TEST_CASE("feast 10.5: an immediate exchange is for now or never, and once") {
  Match taken;
  taken.give({{snare, 4}, {spear, 4}}).plays(65).apply(kYes);
  CHECK(taken.is_my_turn());
  CHECK(taken.has(treasure_chest) == 1);
  CHECK(taken.has(snare) == 2);
  Match left;
  left.give({{snare, 4}, {spear, 4}, {silver, 1}}).plays(65).apply(kNo);
  CHECK(left.is_my_turn());
  CHECK(left.has(treasure_chest) == 0);
  CHECK_FALSE(left.can_use(65));
}

TEST_CASE("feast 10.5: an anytime occupation is used as often as one likes, till the end") {
  Match turn;
  turn.give(salt_meat, 3).has_played({47}).apply({kArrange, use(47), use(47), kDone});
  CHECK(turn.has(hide) == 2);
  CHECK(turn.has(salt_meat) == 1);
  Match end;
  end.round(7).give(salt_meat, 3).has_played({47}).begin(Phase::before_scoring);
  end.apply({use(47), use(47), use(47)});
  CHECK(end.has(hide) == 3);
}

TEST_CASE("feast 10.5: ore comes back from ships, but not what is printed") {
  Match match;
  match.longships({1}).boats(2, 1);
  CHECK_FALSE(match.can(kArrange));
  match.has_played({39}).apply(kArrange);
  match.apply(ship_move(ShipDeed::disarm, Ship::longship, 1));
  match.apply(ship_move(ShipDeed::disarm, Ship::whaling_boat));
  CHECK(match.has(ore) == 2);
  CHECK_FALSE(match.can(ship_move(ShipDeed::disarm, Ship::whaling_boat)));
  CHECK(match.player().boats == 2);
}

TEST_CASE("feast 10.5: what comes before an action can be used in it") {
  Match match;
  match.knarrs(1).give(silver).has_played({149}).place(Space::overseas_1).apply(take(oil));
  CHECK(match.has(rune_stone) == 1);
  CHECK(match.has(oil) == 0);
}

TEST_CASE("feast 10.6: effects come in printed order, and each may be left out") {
  Match both;
  both.give(silver, 3).rolls(Die::hunt, {8, 8}).plays(85).apply({kYes, kFail});
  CHECK(both.has(bow) == 1);
  both.apply({kYes, kFail});
  CHECK(both.has(snare) == 1);
  CHECK(both.has(silver) == 0);
  CHECK(both.is_my_turn());

  Match snare_only;
  snare_only.give(silver, 3).rolls(Die::snare, {8}).plays(85).apply({kNo, kYes, kFail});
  CHECK(snare_only.is_my_turn());  // no hunt after it
  CHECK(snare_only.has(snare) == 1);
  CHECK(snare_only.has(bow) == 0);
  CHECK(snare_only.has(silver) == 1);
}

TEST_CASE("feast 10.5: a one-shot occupation fires as soon as its time has come, once") {
  Match now;
  now.knarrs(3).plays(181);
  CHECK(now.has(wool) == 3);
  Match later;
  later.knarrs(2).give(silver, 10).plays(181);
  CHECK(later.has(wool) == 0);
  later.apply({kArrange, ship_move(ShipDeed::buy, Ship::knarr)});
  CHECK(later.has(wool) == 3);
  later.apply(ship_move(ShipDeed::buy, Ship::knarr));
  CHECK(later.has(wool) == 3);
}

TEST_CASE("feast 10.5: the next time counts from when it was played") {
  Match match;
  match.knarrs(2).give(silver, 5).plays(179);
  CHECK(match.has(stockfish) == 0);
  match.apply({kArrange, ship_move(ShipDeed::buy, Ship::knarr)});
  CHECK(match.has(stockfish) == 3);
  CHECK(match.has(silver) == 3);
  Match built;
  built.knarrs(2).give(wood, 2).plays(179).place(Space::knarr);
  CHECK(built.has(stockfish) == 3);
  CHECK(built.has(silver) == 3);
}

}  // namespace
}  // namespace meadhall::feast
