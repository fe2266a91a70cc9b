#include "tests/contract/players.h"

#include <array>

#include "tests/support/any_match.h"
#include "tests/support/feast_play.h"
#include "tests/support/graenaland_play.h"
#include "tests/support/random_play.h"

namespace meadhall::contract {
namespace {

template <class State, State (*start)(Rng&, Setup*)>
Position start_with(Rng& luck, Setup& setup) {
  return Position::of(start(luck, &setup));
}

template <class State, std::string (*step)(const State&, Move, const State&)>
std::string step_with(const Position& before, Move move, const Position& after) {
  return step(before.as<State>(), move, after.as<State>());
}

struct Known {
  std::string_view game;
  double share;
  Player player;
};

std::span<const Known> known_players() {
  static const std::array<Known, 3> kKnown = {{
      {"vikings",
       1.0,
       {.start =
            [](Rng& luck, Setup& setup) {
              return Position::of(vikings::testing::random_start(luck, &setup));
            },
        .pick = &vikings::testing::random_move,
        .also = &step_with<vikings::State, &vikings::testing::step_is_wrong>,
        .kind =
            [](const Position& p) { return static_cast<std::size_t>(p.as<vikings::State>().step); },
        .kinds = vikings::kSteps,
        .rare = vikings::testing::kRareSteps}},
      {"graenaland",
       0.01,
       {.start = &start_with<graenaland::State, &graenaland::testing::cheap_start>,
        .pick = &graenaland::testing::random_move,
        .also = &step_with<graenaland::State, &graenaland::testing::step_is_wrong>,
        .kind =
            [](const Position& p) {
              return static_cast<std::size_t>(p.as<graenaland::State>().step);
            },
        .kinds = graenaland::kSteps,
        .rare = graenaland::testing::kRareSteps}},
      {"feast",
       0.25,
       {.start = &start_with<feast::State, &feast::testing::random_start>,
        .pick = &feast::testing::random_move,
        .kind =
            [](const Position& p) {
              return feast::testing::kind_of_decision(p.as<feast::State>());
            },
        .kinds = feast::testing::kKinds,
        .rare = feast::testing::kRareKinds}},
  }};
  return kKnown;
}

const Known* find_known(const Game& game) {
  for (const Known& known : known_players()) {
    if (known.game == game.info.id) return &known;
  }
  return nullptr;
}

}  // namespace

Player player_of(const Game& game) {
  const Known* known = find_known(game);
  return known == nullptr ? Player{} : known->player;
}

int matches_of(const Game& game) {
  const Known* known = find_known(game);
  return any_match::matches(known == nullptr ? 0.05 : known->share);
}

}  // namespace meadhall::contract
