// What `check` finds: a sound position is broken in one place, and that is named.

#include <doctest/doctest.h>

#include <array>
#include <string>

#include "games/feast/laying.h"
#include "tests/support/feast_broken.h"
#include "tests/support/feast_table.h"

namespace meadhall::feast {
namespace {

using testing::begun;
using testing::found;
using enum Item;

std::uint16_t& has(State& state, Item item) { return state.players[0].has[number(item)]; }
void lay(State& state, Item item, std::size_t way, Spot at, std::size_t surface = 0) {
  put(state, surface, item, ways_to_lay(item)[way], at);
}
std::size_t held(const State& state) {
  std::size_t found = kNoCard;
  state.players[0].hand.for_each([&](std::size_t card) { found = card; });
  return found;
}

TEST_CASE("feast: check: the table") {
  CHECK(found([](State& state) { state.player_count = 5; }) == "feast.check.players n=5");
  CHECK(found([](State& state) { state.round = 8; }) == "feast.check.round n=8");
  CHECK(found([](State& state) { state.first = seat_at(2); }) == "feast.check.seat n=3");
  CHECK(found([](State& state) { state.last = seat_at(3); }) == "feast.check.seat n=4");
  CHECK(found([](State& state) { state.options.islands = 2; }) == "feast.check.option n=3");
  CHECK(found([](State& state) { state.closed = 2; }) == "feast.check.flag");
  CHECK(found([](State& state) { state.copies = {1, 3}; }) == "feast.check.copies");
  CHECK(found(begun(4), [](State& state) { state.copies = {3, 1}; }) == "feast.check.copies");
}

TEST_CASE("feast: check: what there is to do") {
  CHECK(found([](State& state) { state.over = 1; }) == "feast.check.agenda n=1");
  CHECK(found([](State& state) { state.agenda.top().seat = seat_at(2); }) ==
        "feast.check.agenda n=2");
  CHECK(found([](State& state) { state.agenda.pop(); }) == "feast.check.agenda n=1");
  CHECK(found([](State& state) {
          state.agenda.push({.what = Do::lay, .id = number(silver), .a = 1, .b = kNowhere});
        }) == "feast.check.agenda n=3");
  CHECK(found([](State& state) { state.banquet.length = 6; }) == "feast.check.banquet");
}

TEST_CASE("feast: check: occupations") {
  CHECK(found([](State& state) { state.deck.add(held(state)); }) ==
        "feast.check.deck card=" + std::to_string(held(begun(2))));
  CHECK(found([](State& state) {
          std::size_t dark = kNoCard;
          state.deck.for_each([&](std::size_t card) { dark = card; });
          state.players[1].played.add(dark);
        }).starts_with("feast.check.card_twice"));
  CHECK(found([](State& state) { state.deck = {}; }).starts_with("feast.check.card_lost"));
  CHECK(found([](State& state) { ++state.players[1].hand_count; }) ==
        "feast.check.hand player=seat2");
  CHECK(found([](State& state) { state.players[0].spent.add(181); }) ==
        "feast.check.spent card=181");
  CHECK(found([](State& state) {
          state.players[0].hand = {};
          state.players[0].hand_count = 0;
        }) == "feast.check.starting_card player=seat1");
  CHECK(found([](State& state) { state.players[0].free_card = 5; }) ==
        "feast.check.free_card card=5");
  CHECK(found(begun(2, {{"decks", "A"}}), [](State& state) { state.players[0].played.add(175); }) ==
        "feast.check.not_in_box card=175");
}

TEST_CASE("feast: check: goods, ships and buildings") {
  CHECK(found([](State& state) { has(state, no_orange_sheep) = 1; }) ==
        "feast.check.not_there item=feast.item.no_orange_sheep");
  CHECK(found([](State& state) { has(state, amber) = 1; }) ==
        "feast.check.not_there item=feast.item.amber");
  CHECK(found([](State& state) { --has(state, silver); }) ==
        "feast.check.count item=feast.item.silver");
  CHECK(found([](State& state) { state.players[1].pregnant_sheep = 1; }) ==
        "feast.check.pregnant player=seat2");
  CHECK(found([](State& state) { state.players[0].boats = 4; }) ==
        "feast.check.boats player=seat1");
  CHECK(found([](State& state) { state.players[0].armed_boats = 1; }) ==
        "feast.check.boats player=seat1");
  CHECK(found([](State& state) { state.players[0].knarrs = 5; }) ==
        "feast.check.large_ships player=seat1");
  for (const std::array<std::uint8_t, kLargeBerths> ore :
       {std::array<std::uint8_t, kLargeBerths>{1, 2, 0, 0}, {4, 0, 0, 0}, {1, 1, 1, 0}}) {
    CHECK(found([&](State& state) {
            state.players[0].longships = 2;
            state.players[0].ore = ore;
          }) == "feast.check.ore player=seat1");
  }
  CHECK(found([](State& state) { state.players[0].away_knarrs = 4; }) ==
        "feast.check.emigrants player=seat1");
  CHECK(found([](State& state) { state.players[0].shed_wood = 1; }) ==
        "feast.check.fields player=seat1");
  CHECK(found([](State& state) {
          state.house_owner[0] = seat_at(0);
          state.players[0].house_wood = 1;
        }) == "feast.check.fields player=seat1");
  CHECK(found([](State& state) { state.players[2].boats = 1; }) ==
        "feast.check.absent player=seat3");
  CHECK(found([](State& state) { state.players[0].sheds = 1; }) == "feast.check.sheds n=4");
  CHECK(found([](State& state) { state.house_owner[1] = seat_at(2); }) == "feast.check.house n=2");
  CHECK(found([](State& state) { state.weapon_deck[0] = 0; }) ==
        "feast.check.weapons item=feast.item.bow");
}

TEST_CASE("feast: check: special tiles are there once") {
  CHECK(found([](State& state) { has(state, belt) = 1; }) ==
        "feast.check.special item=feast.item.belt");
  CHECK(found([](State& state) { state.specials = 0; }) ==
        "feast.check.special item=feast.item.glass_beads");
  CHECK(found([](State& state) { lay(state, helmet, 0, {0, 0}); }) ==
        "feast.check.special item=feast.item.helmet");
  CHECK(found([](State& state) {
          lay(state, helmet, 0, {0, 0});
          lay(state, helmet, 0, {0, 3});
        }) == "feast.check.special item=feast.item.helmet");
  CHECK(found([](State& state) { state.altar = 1; }) ==
        "feast.check.special item=feast.item.altar");
}

TEST_CASE("feast: check: what lies on boards") {
  CHECK(found([](State& state) {
          lay(state, oil, 0, {0, 0}, 2);
        }).starts_with("feast.check.nobodys_board"));
  CHECK(found([](State& state) {
          lay(state, oil, 0, {0, 0}, kFirstHouse);
        }).starts_with("feast.check.nobodys_board"));
  CHECK(found([](State& state) {
          lay(state, silver, 0, {4, 12});
        }).starts_with("feast.check.outside"));
  CHECK(found([](State& state) {
          state.surfaces[0].lying[0] = number(oil);
        }).starts_with("feast.check.not_covered"));
  CHECK(found([](State& state) { lay(state, peas, 0, {0, 0}); }).starts_with("feast.check.kind"));
  CHECK(found([](State& state) { lay(state, wood, 0, {0, 0}); }).starts_with("feast.check.kind"));
  CHECK(found([](State& state) {
          lay(state, chest, 0, {0, 0});
          state.surfaces[0].lying[1] = number(rune_stone) | kJoinedLeft;
        }).starts_with("feast.check.joint"));
  CHECK(found([](State& state) {
          lay(state, chest, 0, {0, 0});
          lay(state, chest, 0, {0, 2});
          state.surfaces[0].lying[2] |= kJoinedLeft;
        }).starts_with("feast.check.joint"));
  CHECK(found([](State& state) {
          lay(state, chest, 0, {0, 0});
          state.surfaces[0].lying[cell_number(1, 0)] = number(chest);
          state.surfaces[0].lying[cell_number(1, 1)] = number(chest) | kJoinedLeft;
        }).starts_with("feast.check.shape"));
  CHECK(found([](State& state) {
          lay(state, oil, 0, {0, 0});
          lay(state, hide, 0, {1, 0});
        }).starts_with("feast.check.neighbours"));
  CHECK(found([](State& state) {
          lay(state, oil, 0, {0, 0});
          state.surfaces[0].cover.green_or_orange[0] = 1;
        }).starts_with("feast.check.cover"));
  CHECK(found([](State& state) {
          state.surfaces[0].cover.red[3] = 1;
        }).starts_with("feast.check.cover"));
  CHECK(found([](State& state) {
          lay(state, silver, 0, {10, 1});
        }).starts_with("feast.check.income"));
}

TEST_CASE("feast: check: what lies in houses") {
  const auto in_house = [](State& state, Item item, Spot at) {
    state.house_owner[kStoneHouses] = seat_at(0);
    lay(state, item, 0, at, kFirstHouse + kStoneHouses);
  };
  CHECK(found([&](State& state) {
          in_house(state, peas, {0, 0});
          in_house(state, mead, {0, 2});
          in_house(state, oil, {0, 4});
        }) == "");
  CHECK(found([&](State& state) {
          in_house(state, peas, {0, 0});
          in_house(state, flax, {0, 2});
        }).starts_with("feast.check.neighbours"));
  CHECK(found([&](State& state) { in_house(state, ore, {0, 0}); }).starts_with("feast.check.kind"));
  CHECK(found([&](State& state) {
          in_house(state, mead, {0, 0});
          state.surfaces[kFirstHouse + kStoneHouses].cover.red = {};
        }).starts_with("feast.check.cover"));
}

TEST_CASE("feast: check: Vikings") {
  const std::size_t weekly = number(Space::weekly_1);
  CHECK(found([](State& state) { ++state.players[0].vikings_in_thing; }) ==
        "feast.check.vikings player=seat1");
  CHECK(found([&](State& state) {
          --state.players[0].vikings_in_thing;
          state.stands[weekly] = {.seat = seat_at(0), .vikings = 1};
        }) == "");
  CHECK(found([&](State& state) { state.stands[weekly] = {.seat = seat_at(0), .vikings = 1}; }) ==
        "feast.check.vikings player=seat1");
  for (const Stand& stand :
       {Stand{.seat = seat_at(2), .vikings = 1}, Stand{.seat = seat_at(0), .vikings = 2},
        Stand{.seat = seat_at(0), .vikings = 0},
        Stand{.seat = seat_at(0), .vikings = 1, .colour = 1},
        Stand{.seat = seat_at(0), .vikings = 1, .copied = 0}}) {
    CHECK(found([&](State& state) {
            state.stands[weekly] = stand;
          }).starts_with("feast.check.stand"));
  }
  CHECK(found(begun(1), [](State& state) { --state.players[0].waiting; }) ==
        "feast.check.vikings player=seat1");
}

TEST_CASE("feast: check: land, strips, markers and tokens") {
  CHECK(found([](State& state) { state.lands[0].side = 1; }) == "feast.check.land n=1");
  CHECK(found([](State& state) { state.lands[1].silver = 2; }) == "feast.check.land n=2");
  CHECK(found([](State& state) { state.lands[2].owner = seat_at(2); }) == "feast.check.land n=3");
  CHECK(found([](State& state) { state.lands[4].used = 1; }) == "feast.check.land n=5");
  CHECK(found([](State& state) { state.strips[0] = 8; }) == "feast.check.strip n=1");
  CHECK(found([](State& state) { state.strips = {}; }) == "feast.check.strips n=8");
  CHECK(found([](State& state) { state.marker = 1; }) == "feast.check.markers");
  CHECK(found([](State& state) { state.tokens = 1; }) == "feast.check.tokens");

  State harvest = begun(2, {{"harvest", "true"}});
  testing::skip_to(harvest, 1);
  CHECK(found(harvest, [](State& state) { ++state.blank_markers; }) == "feast.check.markers");
  CHECK(found(harvest, [](State& state) { state.markers[state.marker - 1U] = 1; }) ==
        "feast.check.markers");
  CHECK(found(harvest, [](State& state) { state.players[0].tokens[0] = 0; }) ==
        "feast.check.tokens");
  CHECK(found(harvest, [](State& state) {
          state.players[0].tokens[0] = state.players[1].tokens[0];
        }) == "feast.check.tokens");
}

}  // namespace
}  // namespace meadhall::feast
