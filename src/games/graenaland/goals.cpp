#include "games/graenaland/goals.h"

#include <algorithm>

namespace meadhall::graenaland {

Standing standing(const State& state, const Player& player) {
  int all = 0;
  int twos = 0;
  int largest = 0;
  int buildings = 0;
  for (std::size_t place = 0; place < land_count(state); ++place) {
    const int here = settlements_at(player, place);
    all += here;
    twos += here >= 2 ? 1 : 0;
    largest = std::max(largest, here);
    buildings += count_buildings(player.buildings[place]);
  }
  // rules: Graenaland 12.2: the first building does not count for this goal
  if (three_changes(state)) buildings = std::max(0, buildings - 1);
  return {all, twos, largest, buildings, player.army};
}

int goals_met(const Data& data, const Standing& figures) {
  int met = 0;
  for (std::size_t goal = 0; goal < kGoals; ++goal) {
    met += meets(data, static_cast<Goal>(goal), figures[goal]) ? 1 : 0;
  }
  return met;
}

int card_points(const VictoryCard& card, Goal column, int figure) {
  int points = 0;
  for (const std::uint8_t tier : card.tiers[static_cast<std::size_t>(column)]) {
    points += figure >= tier ? 1 : 0;
  }
  return points;
}

int card_points(const VictoryCard& card, const Standing& figures) {
  int points = 0;
  for (std::size_t column = 0; column < kGoals; ++column) {
    points += card_points(card, static_cast<Goal>(column), figures[column]);
  }
  return points;
}

const VictoryCard* kept_card(const State& state, const Player& player) {
  if (player.has_kept == 0 || player.dealt[0] == kNoCard) return nullptr;
  return &state.data.cards[player.dealt[0]];
}

int result_of(const State& state, Seat seat) {
  const Player& player = state.at(seat);
  const Standing figures = standing(state, player);
  if (state.options.victory_cards == 0) return goals_met(state.data, figures);
  const VictoryCard* card = kept_card(state, player);
  return card != nullptr ? card_points(*card, figures) : 0;
}

}  // namespace meadhall::graenaland
