// Several moves that a hand makes as one deed: laying, ships, cards. rules: Feast 5, 6

#include "games/feast/bundles.h"

#include <doctest/doctest.h>

#include "games/feast/laying.h"
#include "games/feast/score_parts.h"
#include "tests/support/feast_table.h"

namespace meadhall::feast::testing {
namespace {

using enum Item;

// The first place, row by row, where it may lie.
Spot first_spot(const Laying& laying) {
  MoveList moves;
  legal(laying.asked, moves);
  return spot_of(moves[0]);
}

Match& make_all(Match& match, const std::vector<Move>& moves) {
  for (const Move move : moves) match.apply(move);
  return match;
}

TEST_CASE("feast: a tile is laid by hand in one deed, and the turn goes on as it was") {
  Match match;
  match.give(oil).give(silver, 3);
  const auto laying = begin_laying(match.state, oil, home_of(match.me), 0);
  REQUIRE(laying);
  CHECK(laying->asked.agenda.top().what == Do::lay);
  const Spot corner = first_spot(*laying);
  const std::vector<Move> moves = lay_at(*laying, corner);
  REQUIRE(moves.size() >= 4);
  CHECK(moves.front() == kArrange);
  CHECK(moves.back() == kDone);
  make_all(match, moves);
  CHECK(match.has(oil) == 0);
  CHECK(match.is_my_turn());
  CHECK(lying_at(match.state.surfaces[home_of(match.me)], corner.row, corner.column) == oil);
}

TEST_CASE("feast: what lies in this way only turned is turned on the way") {
  Match match;
  match.give(stockfish).give(oil);
  const std::size_t ways = ways_to_lay(oil).size();
  REQUIRE(ways == 2);
  for (std::size_t way = 0; way < ways; ++way) {
    const auto laying = begin_laying(match.state, oil, home_of(match.me), way);
    REQUIRE(laying);
    const Shape& shape = ways_to_lay(oil)[way];
    const std::vector<Move> moves =
        lay_at(*laying, {static_cast<std::uint8_t>(12 - shape.height), 0});
    Match then = match;
    make_all(then, moves);
    const Surface& home = then.state.surfaces[home_of(then.me)];
    CHECK(has(home.cover.taken, 11, 0));
    CHECK(has(home.cover.taken, 11, 1) == (shape.width == 2));
  }
}

TEST_CASE("feast: nothing is laid where it may not lie, and nothing on somebody else's board") {
  Match match;
  match.give(oil).give(peas);
  CHECK_FALSE(begin_laying(match.state, peas, home_of(match.me), 0));  // houses only
  CHECK_FALSE(begin_laying(match.state, oil, home_of(match.other), 0));
  CHECK_FALSE(begin_laying(match.state, oil, home_of(match.me), 9));
  CHECK_FALSE(begin_laying(match.state, rune_stone, home_of(match.me), 0));  // there is none
  const auto laying = begin_laying(match.state, oil, home_of(match.me), 0);
  REQUIRE(laying);
  // Numbers to the left and below come first.
  CHECK(lay_at(*laying, board(Sheet::home).tracks[0].steps[5].spot).empty());
}

TEST_CASE("feast: while arranging is open nothing is opened and nothing closed") {
  Match match;
  match.give(oil).give(silver, 3).apply(kArrange);
  const auto laying = begin_laying(match.state, oil, home_of(match.me), 0);
  REQUIRE(laying);
  make_all(match, lay_at(*laying, first_spot(*laying)));
  CHECK(match.state.agenda.top().what == Do::arrange);
}

TEST_CASE("feast: a ship is bought in one deed") {
  Match match;
  match.give(silver, 9);
  const std::vector<Move> moves =
      do_anytime(match.state, ship_move(ShipDeed::buy, Ship::whaling_boat));
  make_all(match, moves);
  CHECK(match.player().boats == 1);
  CHECK(match.has(silver) == 6);
  CHECK(match.is_my_turn());
  CHECK(do_anytime(match.state, ship_move(ShipDeed::buy, Ship::longship)).empty());
}

TEST_CASE("feast: a deed says where it lays") {
  Match match;
  match.give(oil).give(silver, 3);
  const std::size_t home = home_of(match.me);
  const auto laying = begin_laying(match.state, oil, home, 1);
  REQUIRE(laying);
  const Spot corner = first_spot(*laying);
  const auto laid = laid_by(match.state, lay_at(*laying, corner));
  REQUIRE(laid);
  CHECK(laid->item == oil);
  CHECK(laid->surface == home);
  CHECK(laid->way == 1);
  CHECK(laid->spot == corner);
  CHECK_FALSE(laid_by(match.state, std::vector<Move>{kPass}));
  CHECK_FALSE(laid_by(match.state, std::vector<Move>{at(corner)}));
}

TEST_CASE("feast: what laying brings is what the board then has") {
  Match match;
  match.give(chest).give(oil, 2);
  const std::size_t home = home_of(match.me);
  const auto laying = begin_laying(match.state, chest, home, 0);
  REQUIRE(laying);
  MoveList moves;
  legal(laying->asked, moves);
  const Cover& before = match.state.surfaces[home].cover;
  int gains = 0;
  for (const Move move : moves) {
    if (kind_of(move) != MoveKind::at) continue;
    const LayingGain gain = laying_gain(laying->asked, spot_of(move));
    State after = laying->asked;
    REQUIRE(apply(after, move).ok());
    const Cover& cover = after.surfaces[home].cover;
    CHECK(gain.income == income_of(Sheet::home, before));
    CHECK(gain.income_after == income_of(Sheet::home, cover));
    CHECK(gain.saved == loss_of(Sheet::home, before) - loss_of(Sheet::home, cover));
    CHECK((gain.won & gain.lost) == 0);
    CHECK(gain.points == total_of(after, match.me) - total_of(laying->asked, match.me));
    gains += gain.income_after > gain.income ? 1 : 0;
  }
  CHECK(gains == 1);
}

TEST_CASE("feast 4.10: laying brings nothing that no phase pays out any more") {
  for (const int round : {6, 7}) {
    CAPTURE(round);
    const bool last = round == 7;
    Match match;
    match.round(round).give({{chest, 1}, {mead, 9}}).begin(Phase::after_income);
    const auto laying = begin_laying(match.state, chest, home_of(match.me), 0);
    REQUIRE(laying);
    MoveList moves;
    legal(laying->asked, moves);
    int incomes = 0;
    int bonuses = 0;
    for (const Move move : moves) {
      if (kind_of(move) != MoveKind::at) continue;
      const LayingGain gain = laying_gain(laying->asked, spot_of(move));
      incomes += gain.income_after != gain.income || gain.next ? 1 : 0;
      bonuses += (gain.won | gain.lost) != 0 ? 1 : 0;
    }
    CHECK((incomes == 0) == last);
    CHECK((bonuses == 0) == last);
  }
}

TEST_CASE("feast: a coin that covers a gap counts no more itself") {
  Match match;
  match.give(silver, 3);
  const std::size_t home = home_of(match.me);
  const auto laying = begin_laying(match.state, silver, home, 0);
  REQUIRE(laying);
  const LayingGain gain = laying_gain(laying->asked, {0, 0});
  CHECK(gain.saved == 1);
  CHECK(gain.points == 0);
  State after = match.state;
  for (const Move move : lay_at(*laying, {0, 0})) REQUIRE(apply(after, move).ok());
  CHECK(total_of(after, match.me) == total_of(match.state, match.me));
}

}  // namespace
}  // namespace meadhall::feast::testing
