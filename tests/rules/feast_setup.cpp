// Setup and what a round begins with.
// rules: Feast 2, 4.1, 4.2, 4.3

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <set>

#include "games/feast/workshop.h"
#include "games/option_values.h"
#include "tests/support/feast_quiet.h"
#include "tests/support/feast_table.h"
#include "tests/support/words.h"

namespace meadhall::feast {
namespace {

using testing::begun;
using testing::Match;
using testing::skip_to;
using enum Item;

constexpr std::size_t kShetland = 0;
constexpr std::size_t kFaroe = 1;
constexpr std::size_t kIceland = 2;
constexpr std::size_t kGreenland = 3;

std::array<int, 4> silver_on_boards(const State& state) {
  std::array<int, 4> silver_there{};
  for (std::size_t i = 0; i < 4; ++i) silver_there[i] = state.lands[i].silver;
  return silver_there;
}

int strips_up(const State& state) {
  return static_cast<int>(std::ranges::count_if(state.strips, [](int next) { return next == 0; }));
}

// The first decision after `phase` of a round, from a table on which only that was prepared.
Match in_phase(Match match, int round, Phase phase) { return match.round(round).begin(phase); }
Match short_match() {
  Match match;
  match.state.options.length = Length::short_game;
  return match;
}

TEST_CASE("feast 2.2: the long game for three players is set up") {
  const State state = begun(3);
  CHECK(state.round == 1);
  for (std::size_t i = 0; i < 3; ++i) {
    const Player& player = state.players[i];
    CHECK(player.vikings_in_thing == 6);  // five, and the one of the first round
    CHECK(count(player, mead) == 1);
    CHECK(count(player, silver) == 0);
    CHECK(player.hand_count == 1);
    player.hand.for_each([](std::size_t card) { CHECK(occupation(card).light); });
    CHECK(player.boats + large_ships(player) == 0);
    int weapons = 0;  // bow, snare, spear, and the one of the round
    for (std::size_t kind = 0; kind < kWeapons; ++kind) weapons += count(player, weapon_at(kind));
    CHECK(weapons == 4);
    for (const Item item : {bow, snare, spear}) CHECK(count(player, item) >= 1);
  }
  CHECK(strips_up(state) == 2);
  CHECK(state.copies == std::array<std::uint8_t, 2>{});
  for (std::size_t i = 0; i < kLands; ++i) {
    CHECK(state.lands[i].used == (i < 4 ? 1 : 0));
    CHECK(state.lands[i].side == 0);
    CHECK(state.lands[i].silver == 0);
  }
}

TEST_CASE("feast 2.2: six Vikings wait in the Thing of the short game") {
  const State state = begun(2, {{"length", "short"}});
  CHECK(state.players[0].vikings_in_thing == 7);
  CHECK(state.players[1].vikings_in_thing == 7);
  CHECK(rounds_of(state) == 6);
}

TEST_CASE("feast 2.3: four players have three strips and two of four copying spaces") {
  std::set<std::array<std::uint8_t, 2>> seen;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    const State state = begun(4, {}, seed);
    CHECK(strips_up(state) == 3);
    CHECK((state.copies[0] == 1 || state.copies[0] == 2));
    CHECK((state.copies[1] == 3 || state.copies[1] == 4));
    seen.insert(state.copies);
  }
  CHECK(seen.size() == 4);
}

TEST_CASE("feast 4.1: one more Viking can be placed each round") {
  State state = begun(2);
  for (int round = 1; round <= 7; ++round) {
    skip_to(state, round);
    CHECK(state.players[0].vikings_in_thing == 5 + round);
  }
  State brief = begun(2, {{"length", "short"}});
  for (int round = 1; round <= 6; ++round) {
    skip_to(brief, round);
    CHECK(brief.players[1].vikings_in_thing == 6 + round);
  }
}

TEST_CASE("feast 4.2: the first harvest brings peas, beans and flax") {
  const Match match = in_phase(Match(), 1, Phase::harvest);
  for (const Item crop : {peas, beans, flax}) CHECK(match.has(crop) == 1);
  CHECK(match.tiles() == 3);
}

TEST_CASE("feast 4.2: the harvest of the fourth round also brings grain and cabbage") {
  const Match match = in_phase(Match(), 4, Phase::harvest);
  for (const Item crop : {peas, beans, flax, grain, cabbage}) CHECK(match.has(crop) == 1);
  CHECK(match.tiles() == 5);
}

TEST_CASE("feast 4.2: rounds without harvest bring nothing") {
  CHECK(in_phase(Match(), 3, Phase::harvest).tiles() == 0);
  CHECK(in_phase(short_match(), 2, Phase::harvest).tiles() == 0);
}

TEST_CASE("feast 4.3: no board turns in the first, second and last round") {
  const auto stay = [](const Match& before, int round) {
    return in_phase(before, round, Phase::boards).state.lands == before.state.lands;
  };
  for (const int round : {1, 2, 7}) CHECK(stay(Match(), round));
  for (const int round : {1, 6}) CHECK(stay(short_match(), round));
  CHECK_FALSE(stay(Match(), 3));
}

TEST_CASE("feast 4.3: silver on a board that turns goes back") {
  State state = begun(2);
  skip_to(state, 3);
  CHECK(state.lands[kFaroe].silver == 2);
  CHECK(state.lands[kFaroe].side == 0);
  skip_to(state, 4);
  CHECK(state.lands[kFaroe].silver == 0);
  CHECK(state.lands[kFaroe].side == 1);
}

TEST_CASE("feast 4.3: silver adds up on boards that nobody takes") {
  State state = begun(2);
  skip_to(state, 6);
  CHECK(silver_on_boards(state) == std::array{6, 4, 2, 0});
  skip_to(state, 7);
  CHECK(silver_on_boards(state) == std::array{6, 4, 2, 0});
  State brief = begun(2, {{"length", "short"}});
  skip_to(brief, 5);
  CHECK(silver_on_boards(brief) == std::array{6, 4, 2, 0});
}

TEST_CASE("feast 4.3: a board that somebody has does not turn") {
  Match match;
  match.land(Sheet::shetland).round(3).begin(Phase::boards);
  CHECK(match.state.lands[kShetland].side == 0);
  CHECK(match.state.lands[kShetland].owner == match.me);
  CHECK(silver_on_boards(match.state) == std::array{0, 2, 2, 2});
}

TEST_CASE("feast 4.3: a board that somebody has gets no silver") {
  Match match;
  match.land(Sheet::iceland).round(3).begin(Phase::boards);
  CHECK(silver_on_boards(match.state) == std::array{0, 2, 0, 2});
  CHECK(match.state.lands[kIceland].owner == match.me);
  CHECK(match.state.lands[kGreenland].owner == kNobody);
}

TEST_CASE("feast 8.2: as much wood as there are players, and an ore") {
  for (int players = 1; players <= 4; ++players) {
    Match match(players);
    match.place(Space::wood_per_player);
    CHECK(match.has(wood) == players);
    CHECK(match.has(ore) == 1);
  }
}

// --- What the contract asks of any game

TEST_CASE("feast: a match that cannot be is refused, and nothing of it is told") {
  const auto why = [](auto change) {
    Setup wish{.players = 2, .options = standard_values(option_specs()), .seed = 1};
    REQUIRE(setup(wish).ok());
    CHECK_FALSE(opening(wish).empty());
    change(wish);
    const Result<State> made = setup(wish);
    CHECK(opening(wish).empty() == !made.ok());
    return made ? "" : spelled::words(made.error().message);
  };
  CHECK(why([](Setup& wish) { wish.players = 0; }).starts_with("setup.players"));
  CHECK(why([](Setup& wish) { wish.players = 5; }).starts_with("setup.players"));
  CHECK(why([](Setup& wish) { wish.options = {}; }) == "setup.option_count given=0 wanted=8");
  CHECK(why([](Setup& wish) { wish.options[0] = 2; }) == "setup.option_value option=length");
  CHECK(why([](Setup& wish) { wish.data = "mead: 3\n"; }) == "setup.no_data");
}

TEST_CASE("feast: once a match is over nobody is asked, and nothing can be done") {
  State over = begun(2);
  testing::skip_to_end(over);
  CHECK_FALSE(actor(over).has_value());
  CHECK_FALSE(is_private(over));
  MoveList moves;
  legal(over, moves);
  CHECK(moves.empty());
  const State before = over;
  CHECK_FALSE(apply(over, kPass).ok());
  CHECK(over == before);
  CHECK(narrate(over, kPass).empty());
  CHECK_FALSE(reveals(over, kPass));
}

TEST_CASE("feast: while starting occupations are kept, others' choices stay hidden") {
  State state = begun(3, {{"harvest", "true"}, {"length", "short"}});
  for (int step = 0; actor(state) && state.agenda.top().what == Do::keep; ++step) {
    REQUIRE(step < 20);
    CHECK(is_private(state));
    for (std::size_t i = 0; i < state.player_count; ++i) {
      const State seen = observe(state, seat_at(i));
      REQUIRE(check(seen).ok());
      Rng luck(static_cast<std::uint64_t>(step));
      const State guess = determinize(seen, seat_at(i), luck);
      CHECK(check(guess).ok());
      CHECK(observe(guess, seat_at(i)) == seen);
      CHECK(guess.players[i].hand == state.players[i].hand);
      if (seat_at(i) == *actor(state)) continue;
      MoveList moves;
      legal(state, moves);
      State one = state;
      State other = state;
      REQUIRE(apply(one, moves[0]).ok());
      REQUIRE(apply(other, moves[1]).ok());
      CHECK(observe(one, seat_at(i)) == observe(other, seat_at(i)));
    }
    testing::decline(state);
  }
  State nobody = begun(2);
  CHECK(observe(nobody, kNobody).players[0].hand.empty());
}

}  // namespace
}  // namespace meadhall::feast
