// Overseas trade, special sale, emigration, exploration.
// rules: Feast 8.6, 8.7, 8.8, 8.13

#include <doctest/doctest.h>

#include "games/feast/refusal.h"
#include "games/feast/score_parts.h"
#include "games/feast/sea.h"
#include "tests/support/feast_quiet.h"
#include "tests/support/feast_table.h"

namespace meadhall::feast {
namespace {

using testing::Match;
using enum Item;

int points(const Match& match, Category category) {
  return points_of(match.state, match.me)[static_cast<std::size_t>(category)];
}

TEST_CASE("feast 8.6: trade overseas needs a knarr, which can be bought just before") {
  Match match;
  match.longships({0}).give(silver, 6);
  CHECK_FALSE(match.can(place(Space::overseas_1)));
  CHECK_FALSE(match.can(place(Space::special_sale)));
  match.apply({kArrange, ship_move(ShipDeed::buy, Ship::knarr), kDone});
  CHECK(match.has(silver) == 1);
  CHECK(match.can(place(Space::overseas_1)));
  CHECK(match.can(place(Space::special_sale)));
}

TEST_CASE("feast 8.7: glass beads for nothing and a helmet for one, never the crown") {
  Match match;
  match.knarrs(1).give(silver).place(Space::special_sale);
  CHECK_FALSE(match.can(take(english_crown)));
  CHECK_FALSE(match.can(take(belt)));
  match.apply({take(glass_beads), take(helmet)});
  CHECK(match.has(glass_beads) == 1);
  CHECK(match.has(helmet) == 1);
  CHECK(match.has(silver) == 0);
  CHECK(match.is_my_turn());

  Match rich;
  rich.knarrs(1).give(silver, 50).place(Space::special_sale);
  CHECK_FALSE(rich.can(take(english_crown)));
}

TEST_CASE("feast 8.8: to emigrate costs as much silver as the round counts") {
  Match match;
  match.round(5).knarrs(1).give(silver, 4);
  CHECK_FALSE(match.can(place(Space::emigrate_2)));
  match.give(silver).place(Space::emigrate_2).apply(ship_move(ShipDeed::sail, Ship::knarr));
  CHECK(match.has(silver) == 0);
  CHECK(match.player().knarrs == 0);
  CHECK(match.player().away_knarrs == 1);
}

TEST_CASE("feast 9.1: each emigrated ship covers two cells of the banquet table") {
  Match match;
  match.round(4).emigrated(1, 1).give(silver).begin(Phase::feast);
  CHECK(match.state.banquet.length == 5);
}

TEST_CASE("feast 8.8: three emigrated ships fill the table of the first round") {
  Match match;
  match.knarrs(1).give(silver).emigrated(2, 0);
  CHECK(match.can(place(Space::emigrate_2)));
  match.emigrated(2, 1);
  CHECK_FALSE(match.can(place(Space::emigrate_2)));
}

TEST_CASE("feast 8.8: a ship that has emigrated is none any more") {
  Match match;
  match.knarrs(3).longships({2}).give(silver);
  CHECK(match.can(place(Space::raid)));
  CHECK_FALSE(has_berth(match.player(), Ship::longship));
  match.place(Space::emigrate_2).apply(ship_move(ShipDeed::sail, Ship::longship, 2));
  CHECK(match.player().longships == 0);
  CHECK(match.player().ore == std::array<std::uint8_t, kLargeBerths>{});
  CHECK(match.has(ore) == 0);
  CHECK(has_berth(match.player(), Ship::longship));
  CHECK_FALSE(match.can(place(Space::raid)));
  CHECK(points(match, Category::emigrants) == 21);
}

TEST_CASE("feast 8.13: Iceland and Bear Island ask for a large ship") {
  for (const bool bear : {false, true}) {
    const Sheet land = bear ? Sheet::bear_island : Sheet::iceland;
    const auto with = [&](Match match) {
      match.state.lands[0].side = bear ? 1 : 0;
      return match;
    };
    CHECK_FALSE(with(Match().boats(1)).can(place(Space::explore_2)));
    for (Match match : {with(Match().knarrs(1)), with(Match().longships({0}))}) {
      match.place(Space::explore_2);
      CHECK(match.can(explore(land)));
    }
  }
}

TEST_CASE("feast 8.13: the silver on a board goes to whoever takes it, and the ship stays") {
  Match match;
  match.knarrs(1);
  match.state.lands[0].side = 1;
  match.state.lands[0].silver = 6;
  match.place(Space::explore_2).apply(explore(Sheet::bear_island));
  CHECK(match.has(silver) == 6);
  CHECK(match.state.lands[0].silver == 0);
  CHECK(match.player().knarrs == 1);
  CHECK(match.state.lands[0].owner == match.me);
}

TEST_CASE("feast 4.3: a board that turned is gone, its back is named by another space") {
  State state = testing::begun(1);
  testing::skip_to(state, 3);
  state.players[0].knarrs = 1;
  State other = state;
  REQUIRE(apply(state, place(Space::explore_1)).ok());
  CHECK_FALSE(is_legal(state, explore(Sheet::shetland)));
  CHECK_FALSE(is_legal(state, explore(Sheet::bear_island)));
  CHECK(is_legal(state, explore(Sheet::faroe_islands)));
  REQUIRE(apply(other, place(Space::explore_2)).ok());
  CHECK(is_legal(other, explore(Sheet::bear_island)));
}

}  // namespace
}  // namespace meadhall::feast
