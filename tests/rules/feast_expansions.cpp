// The two mini-expansions.
// rules: Feast 14, 15

#include <doctest/doctest.h>

#include <algorithm>
#include <utility>

#include "games/feast/refusal.h"
#include "games/feast/setup.h"
#include "games/feast/workshop.h"
#include "tests/support/feast_quiet.h"
#include "tests/support/feast_table.h"

namespace meadhall::feast {
namespace {

using testing::begun;
using testing::Match;
using testing::skip_to;
using enum Item;

constexpr std::size_t kOnOrkney = kFirstLand + kIslands;
constexpr std::size_t kOnMull = kFirstLand + kHarvest;

TEST_CASE("feast 14.1: Lofoten turns with Shetland into Orkney") {
  State state = begun(2, {{"islands", "true"}});
  skip_to(state, 3);
  constexpr std::array<std::pair<int, int>, 5> kSideAndSilver = {
      {{1, 0}, {0, 2}, {0, 2}, {0, 2}, {1, 0}}};
  for (std::size_t i = 0; i < kSideAndSilver.size(); ++i) {
    CHECK(state.lands[i].side == kSideAndSilver[i].first);
    CHECK(state.lands[i].silver == kSideAndSilver[i].second);
  }
  const Seat seat = *actor(state);
  state.at(seat).boats = 1;
  REQUIRE(apply(state, place(Space::explore_1)).ok());
  REQUIRE(apply(state, explore(Sheet::orkney)).ok());
  CHECK(state.lands[kIslands].owner == seat);
  CHECK(state.stands[number(Space::explore_1)].vikings == 1);

  Match match;
  match.land(Sheet::orkney).give(silver);
  match.lies_covered(kOnOrkney, {{5, 4}, {5, 6}, {6, 4}, {6, 6}, {7, 4}, {7, 5}});
  match.begin(Phase::bonus);
  CHECK(match.phase() == Phase::after_bonus);
  CHECK(match.weapons() == 1);
}

int harvests_of(State state) {
  int harvests = 0;
  for (int round = 1; round <= rounds_of(state); ++round) {
    skip_to(state, round);
    if (round == 1) CHECK(state.marker != kNoMarker);
    harvests += state.marker != kNoMarker ? 1 : 0;
  }
  return harvests;
}

TEST_CASE("feast 15.2: of eight markers seven or six are seen, the first with a harvest") {
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    CAPTURE(seed);
    const int of_long = harvests_of(begun(1, {{"harvest", "true"}}, seed));
    CHECK(of_long >= 3);
    CHECK(of_long <= 4);
    const int of_short = harvests_of(begun(1, {{"harvest", "true"}, {"length", "short"}}, seed));
    CHECK(of_short >= 2);
    CHECK(of_short <= 4);
  }
}

TEST_CASE("feast 15.3: a token pays its orange side with a harvest, else its brown one") {
  constexpr std::uint8_t kOreOrPeas = 3;
  const auto after_harvest = [&](std::uint8_t marker) {
    Match match;
    match.state.options.harvest = 1;
    match.state.marker = marker;
    match.player().tokens[0] = kOreOrPeas;
    return match.begin(Phase::harvest);
  };
  const Match without = after_harvest(kNoMarker);
  CHECK(without.has(peas) == 1);
  CHECK(without.tiles() == 1);
  CHECK(without.has(ore) == 0);
  const Match with = after_harvest(1);
  CHECK(with.has(ore) == 1);
  CHECK(with.tiles() == 3);  // peas, beans, flax
}

TEST_CASE("feast 15.6: Mull brings the altar once, to whoever takes it in time") {
  Match match;
  match.state.options.harvest = 1;
  match.state.altar = 1;
  match.land(Sheet::mull);
  match.lies_covered(kOnMull, {{5, 7}, {5, 8}, {5, 9}, {6, 7}, {7, 7}, {7, 8}});
  match.begin(Phase::bonus);
  CHECK(match.has(stone) == 1);
  CHECK(match.has(altar) == 1);
  CHECK(match.state.altar == 0);
  match.begin(Phase::bonus);
  CHECK(match.has(stone) == 2);
  CHECK(match.has(altar) == 1);

  State late = begun(2, {{"harvest", "true"}});
  skip_to(late, 3);
  CHECK(late.altar == 1);
  skip_to(late, 4);
  CHECK(late.lands[kHarvest].side == 1);
  CHECK(late.altar == 0);
}

TEST_CASE("feast 15.7: occupations that are taken out are in no deck and no hand") {
  const auto in_game = [](const State& state) {
    Cards cards = state.deck;
    for (const Player& player : state.players) cards = cards | player.hand;
    return cards;
  };
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const Cards some = in_game(begun(4, {{"harvest", "true"}}, seed));
    CHECK((some & removed()).empty());
    CHECK_FALSE((some & recommended_removals()).empty());
    const Cards fewer = in_game(begun(4, {{"harvest", "true"}, {"removals", "recommended"}}, seed));
    CHECK((fewer & (removed() | recommended_removals())).empty());
  }
  CHECK_FALSE((in_game(begun(4)) & removed()).empty());
}

TEST_CASE("feast 15.4: the dark occupations of the short game come when all else is prepared") {
  State state = begun(2, {{"harvest", "true"}, {"length", "short"}});
  const Cards dark = cards_in_box(state.options, false);
  const auto dark_in_hand = [&](std::size_t seat) {
    return (state.players[seat].hand & dark).count();
  };
  const auto prepares = [&] {
    const Task& top = state.agenda.top();
    return top.what == Do::token || as<KeepTask>(top).which() == Keep::starting;
  };
  while (prepares()) {
    CHECK(dark_in_hand(0) + dark_in_hand(1) == 0);
    testing::decline(state);
  }
  REQUIRE(state.agenda.top().what == Do::keep);
  CHECK(dark_in_hand(0) == 2);
  CHECK(dark_in_hand(1) == 2);
}

TEST_CASE("feast 15.4: the dark occupation that was kept is free before the first turn only") {
  State state = begun(1, {{"harvest", "true"}, {"length", "short"}});
  while (state.agenda.top().what != Do::play) testing::decline(state);
  const std::size_t card = state.players[0].free_card;
  REQUIRE(state.players[0].hand_count == 2);
  REQUIRE_FALSE(occupation(card).light);
  MoveList moves;
  legal(state, moves);
  const auto plays = [](Move move) { return kind_of(move) == MoveKind::play; };
  CHECK(std::ranges::count_if(moves, plays) == 1);

  State later = state;
  REQUIRE(apply(state, play(card)).ok());
  CHECK(state.players[0].played.has(card));
  CHECK(state.players[0].vikings_in_thing == 7);  // no Viking was placed for it

  REQUIRE(apply(later, kDone).ok());
  CHECK(later.agenda.top().what == Do::turn);
  CHECK(later.players[0].hand.has(card));
  REQUIRE(apply(later, place(Space::weekly_1)).ok());
  CHECK_FALSE(is_legal(later, play(card)));
}

TEST_CASE("feast 15.4: everybody knows who has an occupation that is free, and not which") {
  State state = begun(2, {{"harvest", "true"}, {"length", "short"}});
  while (state.agenda.top().what != Do::play) testing::decline(state);
  const Seat other = seat_at(1);
  REQUIRE(state.at(other).free_card != kNoCard);
  const State seen = observe(state, seat_at(0));
  CHECK(seen.at(other).free_card == kUnseenCard);
  CHECK(check(seen).ok());

  Rng rng(7);
  for (int n = 0; n < 20; ++n) {
    State guess = determinize(seen, seat_at(0), rng);
    const std::size_t card = guess.at(other).free_card;
    REQUIRE(guess.at(other).hand.has(card));
    CHECK_FALSE(occupation(card).light);
    // The other player is asked in the guess as they will be in truth.
    REQUIRE(apply(guess, kDone).ok());
    REQUIRE(apply(guess, place(Space::weekly_1)).ok());
    CHECK(guess.agenda.top().what == Do::play);
    CHECK(guess.agenda.top().seat == other);
  }
}

}  // namespace
}  // namespace meadhall::feast
