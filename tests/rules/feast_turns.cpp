// Placing Vikings, passing, who begins, the third and fourth column, copying.
// rules: Feast 4.5, 4.6, 8.1, 8.15, 10.2, 10.3

#include <doctest/doctest.h>

#include <algorithm>

#include "tests/support/feast_quiet.h"
#include "tests/support/feast_table.h"

namespace meadhall::feast {
namespace {

using testing::Match;
using enum Item;

// Nothing but Vikings is missing.
Match wealthy(int players = 2) {
  Match match(players);
  match.give({{silver, 20}, {wood, 9}, {stone, 9}, {ore, 9}, {flax, 3}, {stockfish, 3}, {oil, 3}});
  match.give({{wool, 3}, {silverware, 3}, {sheep, 3}, {cattle, 3}});
  return match.boats(1).knarrs(1).longships({0, 0});
}

Match both_in_play(Match match = Match()) {
  match.state.at(match.other).passed = 0;
  return match;
}

void other_places(Match& match, Space space) {
  REQUIRE(actor(match.state) == match.other);
  match.place(space);
}

int places_open(const Match& match, std::size_t column) {
  int n = 0;
  for (std::size_t at = 0; at < kSpaces; ++at) {
    if (is_in(spaces_in_column(column), at) && match.can(place(at))) ++n;
  }
  return n;
}

TEST_CASE("feast 4.5: a space takes as many Vikings as its column says") {
  Match match = wealthy();
  for (std::size_t column = 1; column <= kColumns; ++column) {
    CAPTURE(column);
    match.player().vikings_in_thing = static_cast<std::uint8_t>(column - 1);
    CHECK(places_open(match, column) == 0);
    match.player().vikings_in_thing = static_cast<std::uint8_t>(column);
    CHECK(places_open(match, column) > 0);
  }
}

TEST_CASE("feast 4.5: a space is used once a round") {
  Match match = both_in_play();
  match.place(Space::weekly_1);
  CHECK(actor(match.state) == match.other);
  CHECK_FALSE(match.can(place(Space::weekly_1)));
  testing::skip_to(match.state, 2);
  CHECK(match.can(place(Space::weekly_1)));
}

TEST_CASE("feast 4.5: who has passed gets no turn any more") {
  Match match = both_in_play();
  match.apply(kPass);
  for (const Space space : {Space::weekly_1, Space::occ_draw, Space::mountain_2}) {
    CHECK(match.player().vikings_in_thing > 0);
    other_places(match, space);
    if (space == Space::mountain_2) match.apply(strip(0, 1));
  }
  CHECK(actor(match.state) == match.other);
}

TEST_CASE("feast 4.5: without Vikings one passes") {
  Match match = both_in_play();
  match.player().vikings_in_thing = 1;
  match.place(Space::weekly_1);
  other_places(match, Space::weekly_2);
  CHECK(match.player().passed == 1);
  CHECK(actor(match.state) == match.other);
}

TEST_CASE("feast 4.5: a space that would bring nothing cannot be used") {
  Match match;
  CHECK_FALSE(match.can(place(Space::milk)));
  CHECK_FALSE(match.can(place(Space::wool)));
  match.give({{cattle}, {sheep}});
  CHECK(match.can(place(Space::milk)));
  CHECK(match.can(place(Space::wool)));
}

TEST_CASE("feast 4.6: who placed last begins the next round, not who passed last") {
  Match first = both_in_play();
  first.place(Space::weekly_1);
  other_places(first, Space::weekly_2);
  first.apply({kPass, kPass});
  CHECK(first.state.first == first.other);

  Match second = both_in_play();
  second.place(Space::weekly_1);
  other_places(second, Space::weekly_2);
  second.place(Space::weekly_3);
  second.apply(kPass);
  CHECK(second.state.first == second.me);  // still, before the last placing
  second.place(Space::occ_draw).apply(kPass);
  CHECK(second.state.first == second.me);

  Match nobody = both_in_play();
  nobody.apply({kPass, kPass});
  CHECK(nobody.state.first == nobody.me);
}

TEST_CASE("feast 4.5: a Viking that comes back can be placed again") {
  Match match;
  match.player().vikings_in_thing = 2;
  match.rolls(Die::snare, {8}).place(Space::snare).apply({kFail, back(1)});
  CHECK(match.is_my_turn());
  CHECK(match.player().vikings_in_thing == 1);
  CHECK(match.vikings_on(Space::snare) == 1);
  CHECK_FALSE(match.can(place(Space::snare)));
  match.place(Space::weekly_1);
  CHECK(match.player().vikings_in_thing == 0);
}

TEST_CASE("feast 8.1: one longship raids, explores and emigrates in one round") {
  Match match;
  match.round(6).longships({0}).give(silver, 6);
  match.state.lands[3].side = 1;
  match.rolls(Die::raid, {1}).place(Space::raid).apply(kFail);
  match.place(Space::explore_3).apply(explore(Sheet::newfoundland));
  match.place(Space::emigrate_2).apply(ship_move(ShipDeed::sail, Ship::longship, 0));
  CHECK(match.state.lands[3].owner == match.me);
  CHECK(match.player().away_longships == 1);
  CHECK(match.has(silver) == 0);
}

TEST_CASE("feast 10.2: the card drawn in the third column can be played by its last space") {
  Match plays;
  plays.place(Space::occ_play_4);
  REQUIRE(plays.player().hand_count == 1);
  std::size_t drawn = kNoCard;
  plays.player().hand.for_each([&](std::size_t card) { drawn = card; });
  CHECK(plays.can(play(drawn)));

  Match builds;
  builds.give(stone, 2).place(Space::long_house);
  CHECK(builds.player().hand_count == 1);
  CHECK(builds.player().played.empty());
  CHECK(builds.houses(Building::long_house) == 1);
  CHECK(builds.is_my_turn());
}

TEST_CASE("feast 10.3: in the fourth column a card is played before or after, never both") {
  Match before;
  before.holds({39, 40}).place(Space::weekly_4);
  CHECK(before.has(spices) == 0);
  before.apply(play(39));
  CHECK(before.has(spices) == 1);
  CHECK_FALSE(before.can(play(40)));
  CHECK(before.player().hand_count == 1);

  Match after;
  after.holds({39, 40}).place(Space::weekly_4).apply(kDone);
  CHECK(after.has(spices) == 1);
  after.apply(play(40));
  CHECK(after.player().played.has(40));
  CHECK_FALSE(after.can(play(39)));
}

TEST_CASE("feast 8.15: a copying space does what another does in its column") {
  Match match(4);
  match.state.copies = {1, 4};
  match.stands(match.other, Space::mountain_2).stands(match.me, Space::up_2);
  match.stands(match.other, Space::weekly_2);
  match.give(peas);
  CHECK_FALSE(match.can(place(kSpaces + 1)));  // no tile copies in the second column
  CHECK_FALSE(match.can(place(kSpaces + 3)));  // nobody stands in the fourth
  match.apply(place(kSpaces));
  CHECK(match.can(copy(number(Space::mountain_2))));
  CHECK_FALSE(match.can(copy(number(Space::up_2))));
  CHECK_FALSE(match.can(copy(number(Space::weekly_1))));
  CHECK_FALSE(match.can(copy(number(Space::weekly_2))));
  match.apply({copy(number(Space::mountain_2)), strip(0, 2)});
  CHECK(match.has(wood) == 2);
  CHECK(match.state.stands[kSpaces].vikings == 1);
  CHECK_FALSE(match.can(place(kSpaces)));
}

}  // namespace
}  // namespace meadhall::feast
