// What a position must be: `check` names whatever is not so.

#include <doctest/doctest.h>

#include <functional>
#include <string>

#include "games/graenaland/workshop.h"
#include "tests/support/graenaland_table.h"

using namespace meadhall;
using namespace meadhall::graenaland;
using namespace meadhall::graenaland::testing;

namespace {

// True if `check` finds fault with a sound table after `spoil`.
bool broken(const std::function<void(State&)>& spoil, OptionWishes options = {}) {
  Table table(4, options);
  table.villages(ann, "F1, H1").villages(bob, "F1").heroes(ann, "warrior F1");
  table.lying("F1", "wood, ?grain").hand(ann, "wood, S05");
  REQUIRE(check(table.state).ok());
  spoil(table.state);
  return !check(table.state).ok();
}

}  // namespace

TEST_CASE("graenaland check: no resource card is lost or doubled") {
  CHECK(broken([](State& s) { ++s.deck[0]; }));
  CHECK(broken([](State& s) { --s.deck[4]; }));
  CHECK(broken([](State& s) { ++s.discards[11]; }));
  CHECK(broken([](State& s) { ++s.lands[0].open[1]; }));
}

TEST_CASE("graenaland check: backs tell the hands, numbers the face-down cards") {
  CHECK(broken([](State& s) { ++s.players[0].backs[1]; }));
  CHECK(broken([](State& s) { s.lands[0].covered = 2; }));
  CHECK(broken([](State& s) {
    s.lands[0].down[1] = 0;
    ++s.deck[4];
  }));
  CHECK(broken([](State& s) { s.given[0].cards[4] = 1; }));
  CHECK(broken([](State& s) { s.given[0].supplies = 2; }));
}

TEST_CASE("graenaland check: sixteen supply cards, each in one place") {
  CHECK(broken([](State& s) { s.row[0] = 4; }));
  CHECK(broken([](State& s) { s.row[0] = kNoCard; }));
  CHECK(broken([](State& s) { s.used_supplies = 1; }));
  CHECK(broken([](State& s) { s.players[0].supply_count = 2; }));
  CHECK(broken([](State& s) { s.row[0] = kSupplyCards; }));
}

TEST_CASE("graenaland check: victory-point cards once each, and only where they are played with") {
  CHECK(broken([](State& s) { s.players[0].has_kept = 1; }));
  CHECK(broken([](State& s) { s.players[0].dealt[0] = 3; }));
  const OptionWishes cards = {{"victoryCards", "true"}};
  CHECK(broken([](State& s) { s.players[0].dealt[0] = s.players[1].dealt[1]; }, cards));
  CHECK(broken([](State& s) { s.players[0].dealt[0] = kVictoryCards; }, cards));
}

TEST_CASE("graenaland check: buildings beside villages, one of a kind, not in mountains") {
  CHECK(broken([](State& s) { s.players[0].buildings[2] = 1; }));
  CHECK(broken([](State& s) { s.players[0].buildings[0] = s.players[1].buildings[0] = 2; }));
  CHECK(broken([](State& s) {
    s.players[0].villages[4] = 1;
    s.players[0].buildings[4] = 1;
  }));
}

TEST_CASE("graenaland check: houses, army, works and heroes within their bounds") {
  CHECK_FALSE(broken([](State& s) { s.players[0].villages[0] = 12; }));
  CHECK(broken([](State& s) { s.players[0].villages[0] = 13; }));
  CHECK(broken([](State& s) { s.players[0].army = 9; }));
  CHECK(broken([](State& s) { s.players[0].army = 0; }));
  CHECK(broken([](State& s) { s.lands[0].works = 16; }));
  CHECK(broken([](State& s) {
    for (std::size_t at = 0; at < 7; ++at) s.lands[at].works = bit(Work::road);
  }));
  CHECK(broken([](State& s) { s.lands[7].works = 1; }));
  CHECK(broken([](State& s) { s.players[0].villages[7] = 1; }));
  CHECK(broken([](State& s) { s.players[0].hero_at[1] = s.players[0].hero_at[0]; }));
  CHECK(broken([](State& s) { s.players[0].hero_at[1] = 7; }));
  CHECK(broken([](State& s) { s.players[0].hero_at[1] = kWaiting + 7; }));
}

TEST_CASE("graenaland check: who plays, and whose turn it is") {
  CHECK(broken([](State& s) { s.turn = eve; }));
  CHECK(broken([](State& s) { s.main = eve; }));
  CHECK(broken([](State& s) { s.player_count = 6; }));
  CHECK(broken([](State& s) { s.player_count = 2; }));
  CHECK(broken([](State& s) { s.players[4].army = 1; }));
  CHECK(broken([](State& s) { s.step = Step::over; }));
  CHECK(broken([](State& s) { s.claimed = 6; }));
  CHECK(broken([](State& s) { s.rules = 0; }));
  CHECK(broken([](State& s) { s.rules = kRules + 1; }));
  CHECK(broken([](State& s) { s.step = static_cast<Step>(kSteps); }));
  CHECK(broken([](State& s) { s.phase = static_cast<Phase>(3); }));
}

TEST_CASE("graenaland check: a view has all that is unseen, and no more") {
  const auto unsound = [](const std::function<void(State&)>& spoil) {
    Table table;
    table.villages(ann, "F1").lying("F1", "?grain").hand(bob, "wood, S05");
    State seen = observe(table.state, ann);
    REQUIRE(check(seen).ok());
    spoil(seen);
    return !check(seen).ok();
  };
  CHECK(unsound([](State& s) { s.players[1].supply_count = 14; }));
  CHECK(unsound([](State& s) { s.players[1].backs[1] = 37; }));
  CHECK(unsound([](State& s) { s.lands[0].covered = 36; }));
  CHECK(unsound([](State& s) {
    s.players[1].hand[0] = 1;
    --s.deck[0];
  }));
}
