#include "tests/support/feast_play.h"

#include <doctest/doctest.h>

#include <algorithm>

#include "games/feast/supply.h"

namespace meadhall::feast::testing {
namespace {

constexpr int kRichCards = 40;

// Whoever plays at random is poor and would hardly ever sail, explore or play an occupation, or
// have several whose effects meet: most of those that are drawn lie before them already.
void enrich(State& state, Rng& luck) {
  for (std::size_t i = 0; i < state.player_count; ++i) {
    const Seat seat = seat_at(i);
    Player& player = state.at(seat);
    for (const Item item : {Item::silver, Item::wood, Item::stone, Item::ore}) {
      player.has[number(item)] = 12;
    }
    for (const Item item : {Item::oil, Item::wool, Item::stockfish, Item::flax, Item::sheep}) {
      player.has[number(item)] = 3;
    }
    for (const Item item : {Item::salt_meat, Item::hide, Item::rune_stone, Item::silverware,
                            Item::bow, Item::snare, Item::spear, Item::sword, Item::cattle}) {
      player.has[number(item)] = 2;
    }
    player.boats = 2;
    player.knarrs = 1;
    player.longships = 1;
    for (int n = 0; n < kRichCards; ++n) draw_occupation(state, seat, nullptr);
    const Cards hand = player.hand;
    hand.for_each([&](std::size_t card) {
      if (luck.below(4) == 0) return;
      player.hand.remove(card);
      --player.hand_count;
      player.played.add(card);
    });
  }
}

}  // namespace

Setup random_setup(Rng& luck) {
  Setup wish;
  wish.players = static_cast<std::uint8_t>(1 + luck.below(kMostPlayers));
  wish.seed = luck.below(1'000'000);
  wish.options = any_match::random_options(option_specs(), wish.players, luck);
  return wish;
}

State random_start(Rng& luck, Setup* wish) {
  const Setup setup = random_setup(luck);
  if (wish != nullptr) *wish = setup;
  Result<State> begun = feast::setup(setup);
  REQUIRE(begun.ok());
  State state = begun.value();
  const bool chooses = state.agenda.top().what == Do::keep || state.agenda.top().what == Do::token;
  if (setup.seed % 3 == 0 && !chooses) enrich(state, luck);
  return state;
}

Move random_move(const MoveList& moves, Rng& luck) {
  const bool arranges = moves.size() > 1 && moves[moves.size() - 1] == kArrange;
  const bool ends = moves.size() > 1 && moves[moves.size() - 1] == kDone;
  if (arranges && luck.below(8) == 0) return kArrange;
  if (arranges) {
    return moves[luck.below(static_cast<std::uint32_t>(moves.size() - 1))];
  }
  if (ends && luck.below(4) == 0) return kDone;
  return moves[luck.below(static_cast<std::uint32_t>(moves.size()))];
}

State random_position(Rng& luck) {
  State state = random_start(luck);
  const std::uint32_t steps = luck.below(600);
  for (std::uint32_t i = 0; i < steps; ++i) {
    MoveList moves;
    legal(state, moves);
    State next = state;
    REQUIRE(apply(next, random_move(moves, luck)).ok());
    if (!actor(next)) break;
    state = next;
  }
  return state;
}

}  // namespace meadhall::feast::testing
