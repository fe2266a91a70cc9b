// check(state) names the first invariant of the advanced game that is broken. Each case damages a
// sound position in one way.

#include <doctest/doctest.h>

#include <algorithm>

#include "games/vikings/workshop.h"
#include "tests/support/random_play.h"
#include "tests/support/table.h"

using namespace meadhall;
using namespace meadhall::vikings;
using namespace meadhall::vikings::testing;

namespace {

// Played blindly to the first decision of this kind, from round 2 on, everybody rich.
State position(Step step) {
  for (std::uint64_t seed = 1;; ++seed) {
    State state =
        Table::dealt(
            3, seed,
            {{"auction", "true"}, {"draft", "true"}, {"singleFerry", "true"}, {"specials", "true"}})
            .state;
    for (std::size_t i = 0; i < 3; ++i) {
      state.players[i].gold = 100;
      state.players[i].gold_from[static_cast<std::size_t>(GoldSource::start)] = 100;
    }
    Rng luck(seed);
    while (actor(state)) {
      if (state.round >= 2 && state.step == step) return state;
      MoveList moves;
      legal(state, moves);
      REQUIRE(apply(state, random_move(moves, luck)).ok());
    }
  }
}

template <class Damage>
std::string said(Step step, Damage damage) {
  State state = position(step);
  REQUIRE(check(state).ok());
  damage(state);
  const Result<void> sound = check(state);
  return sound.ok() ? "" : words(sound.error().message);
}

}  // namespace

TEST_CASE("check: positions of real play are sound at every decision of the advanced game") {
  for (const Step step : {Step::auction, Step::remove, Step::draft, Step::take, Step::special,
                          Step::swap, Step::ferry}) {
    CHECK(check(position(step)).ok());
  }
}

TEST_CASE("check: what is drawn fits the question") {
  for (const Step step : {Step::auction, Step::remove}) {
    CHECK(said(step, [](State& s) {
            *std::ranges::find_if(s.drawn, [](std::uint8_t n) { return n > 0; }) -= 1;
          }) == "vikings.check.drawn");
  }
  CHECK(said(Step::take, [](State& s) { ++s.drawn[2]; }) == "vikings.check.drawn");
  CHECK(said(Step::draft, [](State& s) { s.drawn = {}; }) == "vikings.check.drawn");
  CHECK(said(Step::draft, [](State& s) { s.wheel[11] = Pair{}; }) == "vikings.check.draft");
  CHECK(said(Step::draft, [](State& s) { s.wheel[0].viking = Viking::noble; }) ==
        "vikings.check.wheel");
}

TEST_CASE("check: tiles are turned up after the auction and the removal, not before") {
  CHECK(said(Step::auction, [](State& s) { s.revealed = 24; }) == "vikings.check.round");
  CHECK(said(Step::remove, [](State& s) { s.wheel[0].tile = Tile::left_end; }) ==
        "vikings.check.wheel_left");
}

TEST_CASE("check: vikings removed or drafted are not lost") {
  CHECK(said(Step::draft, [](State& s) {
          *std::ranges::find_if(s.gone, [](std::uint8_t n) { return n > 0; }) -= 1;
        }) == "vikings.check.vikings");
  CHECK(said(Step::remove, [](State& s) { ++s.gone[1]; }) == "vikings.check.vikings");
}

TEST_CASE("check: no special tile is lost, doubled or strange") {
  CHECK(said(Step::take, [](State& s) { ++s.at(ann).special(Special::boat); }) ==
        "vikings.check.specials");
  CHECK(said(Step::take, [](State& s) { ++s.spent[4]; }) == "vikings.check.specials");
  CHECK(said(Step::auction, [](State& s) { s.face_up[0] = Special::none; }) ==
        "vikings.check.specials");
  CHECK(said(Step::take, [](State& s) { s.special_stack[24] = static_cast<Special>(99); }) ==
        "vikings.check.special_kind");
  CHECK(said(Step::take, [](State& s) { s.special_stack[24] = Special::none; }) ==
        "vikings.check.special_stack");
  CHECK(said(Step::take, [](State& s) { s.special_stack[0] = Special::boat; }) ==
        "vikings.check.special_stack");
}

TEST_CASE("check: a building lies on a tile with that building, which was put away for it") {
  const auto placed = [](State& s) {
    s.at(s.turn).building_at[building_of(s.swapping)] = {0, 30};
    ++s.discarded[static_cast<std::size_t>(tile_replaced_by(s.swapping))];
  };
  // While somebody chooses where, it lies nowhere.
  CHECK(said(Step::swap, placed) == "vikings.check.swapping");
  CHECK(said(Step::swap, [&](State& s) {
          placed(s);
          s.swapping = Special::none;
          s.step = Step::take;
          s.dearest = 0;
          s.pending = {};
        }) == "vikings.check.building_place");
  CHECK(said(Step::swap, [](State& s) { s.swapping = Special::none; }) == "vikings.check.swapping");
  // Once nobody asks, a building that could replace a tile may not lie aside.
  CHECK(said(Step::swap, [](State& s) {
          s.swapping = Special::none;
          s.step = Step::take;
          s.dearest = 0;
          s.pending = {};
        }) == "vikings.check.building_aside");
}

TEST_CASE("check: a special tile is asked about only when one was earned") {
  CHECK(said(Step::special, [](State& s) { s.dearest = 0; }) == "vikings.check.dearest");
  CHECK(said(Step::special, [](State& s) { s.swapping = Special::building_1; }) ==
        "vikings.check.swapping");
}

TEST_CASE("check: the auction asks somebody who is in it and can bid") {
  CHECK(said(Step::auction, [](State& s) {
          s.auction.left = static_cast<std::uint8_t>(1U << index(s.turn));
        }) == "vikings.check.auction");
  CHECK(said(Step::auction, [](State& s) { s.auction.left = 8; }) == "vikings.check.auction");
  CHECK(said(Step::auction, [](State& s) { s.auction.bid = 399; }) == "vikings.check.auction");
  CHECK(said(Step::auction, [](State& s) { s.options.auction = 0; }) == "vikings.check.auction");
  CHECK(said(Step::take, [](State& s) { s.auction.bid = 1; }) == "vikings.check.auction");
}
