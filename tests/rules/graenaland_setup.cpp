// rules: Graenaland 1, 2.1, 4

#include <doctest/doctest.h>

#include <bit>
#include <set>
#include <string>

#include "games/graenaland/workshop.h"
#include "tests/support/graenaland_table.h"

using namespace meadhall;
using namespace meadhall::graenaland;
using namespace meadhall::graenaland::testing;

namespace {

// The id of why such a match is not set up; "" if it is.
std::string not_set_up(std::uint8_t players, OptionWishes options = {}) {
  Setup wish;
  wish.players = players;
  wish.options = option_values(options);
  const Result<State> made = setup(wish);
  return made ? "" : std::string(made.error().message.id());
}

}  // namespace

TEST_CASE("graenaland 1.3: 126 resource cards and 16 supply cards are on the table") {
  for (const int players : {3, 4, 5}) {
    const State state = Table::dealt(players, 4).state;
    CHECK(check(state).ok());
    int cards = 0;
    for (const std::uint8_t n : state.deck) cards += n;
    for (const std::uint8_t n : state.discards) cards += n;
    for (const Player& player : state.players) cards += hand_size(player);
    for (const Land& land : state.lands) cards += cards_at(land);
    CHECK(cards == 126);
    CHECK(std::popcount(unsigned{state.stack}) == 12);
  }
}

TEST_CASE("graenaland 2.1: 5, 7 and 9 lands, as many of them on the coast as players") {
  for (const int players : {3, 4, 5}) {
    const State state = Table::dealt(players, 4).state;
    CHECK(land_count(state) == 2U * static_cast<unsigned>(players) - 1U);
    for (std::size_t at = 0; at < land_count(state); ++at) {
      CHECK((tile_at(state, at).coast != 0) == (at < static_cast<std::size_t>(players)));
    }
  }
}

TEST_CASE("graenaland setup: three to five play") {
  CHECK(not_set_up(2) == "setup.players");
  CHECK(not_set_up(6) == "setup.players");
  CHECK(not_set_up(3).empty());
  CHECK(not_set_up(5).empty());
}

TEST_CASE("graenaland setup: who begins is drawn, or chosen from who plays") {
  std::set<Seat> begun;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    Setup wish;
    wish.players = 4;
    wish.options = option_values({});
    wish.seed = seed;
    const Result<State> made = setup(wish);
    REQUIRE(made.ok());
    CHECK(made.value().main == made.value().first);
    begun.insert(made.value().first);
  }
  CHECK(begun.size() == 4);
  CHECK(Table::dealt(4, 1, {{"firstPlayer", "chosen"}, {"firstSeat", "3"}}).state.first == cid);
  CHECK(not_set_up(3, {{"firstPlayer", "chosen"}, {"firstSeat", "4"}}) ==
        "graenaland.setup.first_seat");
}

TEST_CASE(
    "graenaland setup: the spots numbered 1 are the start player's, 2 their left neighbour's") {
  const Table table = Table::dealt(4, 1, {{"firstPlayer", "chosen"}, {"firstSeat", "3"}});
  CHECK(table.where(cid, Hero::warrior) == "F1");
  CHECK(table.villages_of(cid, "H1") == 1);
  CHECK(table.where(dag, Hero::warrior) == "H1");
  CHECK(table.where(ann, Hero::warrior) == "P2");
  CHECK(table.where(bob, Hero::warrior) == "F2");
}

TEST_CASE(
    "graenaland setup: no priest, no skald, no works; each coast land brings its first card") {
  const Table table = Table::dealt(5, 2);
  for (const Seat seat : {ann, bob, cid, dag, eve}) {
    CHECK(table.where(seat, Hero::priest) == "away");
    CHECK(table.where(seat, Hero::skald) == "away");
  }
  for (std::size_t at = 0; at < land_count(table.state); ++at) {
    CHECK(table.state.lands[at].works == 0);
    CHECK(cards_at(table.state.lands[at]) == (is_coast(table.state, at) ? 1 : 0));
  }
  CHECK(table.asks() == "2 march");
}

TEST_CASE(
    "graenaland setup: two villages of different players and one warrior on each coast land") {
  for (const int players : {3, 4, 5}) {
    const Table table = Table::dealt(players, 9);
    for (std::size_t at = 0; at < coast_count(table.state); ++at) {
      int villages = 0;
      int warriors = 0;
      for (const Player& player : table.state.players) {
        CHECK(player.villages[at] <= 1);
        villages += player.villages[at];
        warriors += player.hero_at[0] == at ? 1 : 0;
      }
      CHECK(villages == 2);
      CHECK(warriors == 1);
    }
  }
}

TEST_CASE("graenaland 4.2: a card of each village's land, army 1, four supply cards") {
  const Table table = Table::dealt(4, 9);
  CHECK(table.state.main == ann);
  for (const Seat seat : {ann, bob, cid, dag}) {
    const Player& player = table.state.at(seat);
    CHECK(hand_size(player) == 2);
    CHECK(player.army == 1);
    for (std::size_t at = 0; at < coast_count(table.state); ++at) {
      if (player.villages[at] == 0) continue;
      CHECK(player.backs[static_cast<std::size_t>(tile_at(table.state, at).terrain)] >= 1);
    }
  }
  for (const std::uint8_t card : table.state.row) CHECK(card != kNoCard);
}

TEST_CASE("graenaland setup: options and figures that cannot be are refused, with what is wrong") {
  const auto refused = [](const OptionValues& options, const std::string& data) {
    Setup wish;
    wish.players = 4;
    wish.options = options;
    wish.data = data;
    const Result<State> made = setup(wish);
    return made.ok() ? std::string() : words(made.error().message);
  };
  CHECK(refused(option_values({}), "").empty());
  OptionValues unknown = option_values({});
  unknown[5] = 2;
  CHECK(refused(unknown, "") == "setup.option_value option=fiveOffer");
  OptionValues more = option_values({});
  more.push_back(0);
  CHECK(refused(more, "") == "setup.option_count given=7 wanted=6");
  CHECK(refused(option_values({}), "houses: 2").starts_with("graenaland.data.at "));
}
