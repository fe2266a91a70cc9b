#pragma once

#include <array>

#include "games/graenaland/state.h"

// How far a player has come. rules: Graenaland 10.1, 13.5

namespace meadhall::graenaland {

// The figure of each goal: settlements, lands with two, the best land, buildings, army.
using Standing = std::array<int, kGoals>;
Standing standing(const State& state, const Player& player);

// How many goals of the basic game it meets.
int goals_met(const Data& data, const Standing& figures);
constexpr bool meets(const Data& data, Goal goal, int figure) {
  return figure >= data.goals[static_cast<std::size_t>(goal)];
}

// The points it brings with a victory-point card, by column and in all.
int card_points(const VictoryCard& card, Goal column, int figure);
int card_points(const VictoryCard& card, const Standing& figures);

// The card a player kept; none before the choice or in an observation by others.
const VictoryCard* kept_card(const State& state, const Player& player);

// Goals met, or points with the card kept.
int result_of(const State& state, Seat seat);

}  // namespace meadhall::graenaland
