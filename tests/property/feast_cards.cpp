// Occupations in any match: what one of them changes is changed wherever it is named.

#include <doctest/doctest.h>

#include <algorithm>
#include <vector>

#include "games/feast/sea.h"
#include "games/feast/turn.h"
#include "tests/support/feast_play.h"

namespace meadhall::feast::testing {
namespace {

constexpr std::size_t kPatron = 2;
constexpr int kStepsOfTurn = 30;

// The same position, but for the actor's having played Patron.
State with_patron(State state, Seat seat) {
  state.at(seat).played.add(kPatron);
  return state;
}

bool knows_patron(const State& state) {
  for (std::size_t i = 0; i < state.player_count; ++i) {
    const Player& player = state.at(seat_at(i));
    if (player.played.has(kPatron) || player.hand.has(kPatron)) return true;
  }
  return false;
}

int silver_of(const State& state, Seat seat) { return count(state.at(seat), Item::silver); }

int large_ships_away(const State& state, Seat seat) {
  return state.at(seat).away_knarrs + state.at(seat).away_longships;
}

bool is_emigration(const State& state) {
  const std::uint8_t space = space_under_way(state);
  if (space >= kSpaces) return false;
  const auto& effects = info(static_cast<Space>(space)).effects;
  return std::ranges::any_of(effects,
                             [](const Effect& effect) { return effect.verb == Verb::emigrate; });
}

// Plays on at random, in the position and in its twin with Patron, as long as this turn lasts and
// both allow the same; calls visit(price, saved, by an occupation) at each emigration.
template <class Visit>
void play_turn_twice(State plain, Rng& luck, Visit visit) {
  const Seat seat = *actor(plain);
  State twin = with_patron(plain, seat);
  for (int step = 0; step < kStepsOfTurn && actor(plain) == seat && actor(twin) == seat; ++step) {
    MoveList moves;
    MoveList twins;
    legal(plain, moves);
    legal(twin, twins);
    const Move move = random_move(moves, luck);
    if (!twins.contains(move)) return;
    const bool sails = plain.agenda.top().what == Do::emigrate && move != kNo;
    const int price = sails ? as<EmigrateTask>(plain.agenda.top()).price() : 0;
    const bool by_card = !is_emigration(plain);
    const int ahead = silver_of(twin, seat) - silver_of(plain, seat);
    const int away = large_ships_away(plain, seat);
    REQUIRE(apply(plain, move).ok());
    REQUIRE(apply(twin, move).ok());
    if (!sails || large_ships_away(plain, seat) == away) continue;
    visit(price, silver_of(twin, seat) - silver_of(plain, seat) - ahead, by_card);
  }
}

// rules: Feast 16.2
TEST_CASE(
    "feast, any match: Patron makes each emigration of two silver cheaper, whoever calls it") {
  Rng luck(202);
  const int all = matches(0.02);
  int sailed = 0;
  int by_occupation = 0;
  play_at_random(all, luck, [&](const State& before, Move, const State&) {
    const bool begins = before.agenda.top().what == Do::turn && before.round >= 2;
    if (!begins || knows_patron(before)) return;
    play_turn_twice(before, luck, [&](int price, int saved, bool by_card) {
      ++sailed;
      by_occupation += by_card ? 1 : 0;
      CHECK(saved == std::min(1, price));
    });
  });
  MESSAGE(sailed << " ships, " << by_occupation << " by an occupation");
  if (all >= 400) CHECK(by_occupation > 0);
}

// rules: Feast 10.8
TEST_CASE("feast, any match: Vikings that come back together are one change") {
  Rng luck(203);
  const int all = matches(0.02);
  int returns = 0;
  play_at_random(all, luck, [&](const State& before, Move move, const State&) {
    const Event* last = nullptr;
    const std::vector<Event> told = narrate(before, move);
    for (const Event& event : told) {
      if (event.message.id() == "feast.log.vikings_back") {
        ++returns;
        const bool again =
            last != nullptr && last->seat == event.seat && last->message.id() == event.message.id();
        CHECK_FALSE(again);
      }
      last = &event;
    }
  });
  if (all > 100) CHECK(returns > 0);
}

}  // namespace
}  // namespace meadhall::feast::testing
