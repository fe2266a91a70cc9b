#include <algorithm>
#include <span>

#include "games/graenaland/goals.h"
#include "games/graenaland/state.h"
#include "games/graenaland/words.h"

// Who stands where. rules: Graenaland 10.2, 13.6

namespace meadhall::graenaland {
namespace {

// What a goal brings: met or not; with victory-point cards the points of the card, which stay
// secret until it lies open.
int points_for(const State& state, Seat seat, Goal goal, const Standing& figures) {
  const int figure = figures[static_cast<std::size_t>(goal)];
  if (state.options.victory_cards == 0) return meets(state.data, goal, figure) ? 1 : 0;
  const bool open = state.step == Step::over || (state.ended != 0 && seat == state.winner);
  const VictoryCard* card = kept_card(state, state.at(seat));
  return open && card != nullptr ? card_points(*card, goal, figure) : 0;
}

}  // namespace

ScoreSheet score(const State& state) {
  ScoreSheet sheet;
  if (state.options.victory_cards == 0) sheet.rank_line = "graenaland.rank";
  for (std::size_t goal = 0; goal < kGoals; ++goal) {
    sheet.lines.push_back({.category = goal_term(static_cast<Goal>(goal))});
  }
  for (std::size_t i = 0; i < state.player_count; ++i) {
    const Standing figures = standing(state, state.players[i]);
    for (std::size_t goal = 0; goal < kGoals; ++goal) {
      const int points = points_for(state, seat_at(i), static_cast<Goal>(goal), figures);
      sheet.lines[goal].points[i] = static_cast<std::int16_t>(points);
      sheet.totals[i] = static_cast<std::int16_t>(sheet.totals[i] + points);
    }
  }
  // rules: Graenaland 10.2, 13.6: whoever declared or claimed has won, whatever the others reach;
  // they rank by what they reached, and share a place where it is the same.
  const bool won = state.ended != 0;
  for (std::size_t i = 0; i < state.player_count; ++i) {
    if (won && seat_at(i) == state.winner) {
      sheet.ranks[i] = 1;
      continue;
    }
    std::uint8_t rank = won ? 2 : 1;
    for (std::size_t other = 0; other < state.player_count; ++other) {
      if (won && seat_at(other) == state.winner) continue;
      if (sheet.totals[other] > sheet.totals[i]) ++rank;
    }
    sheet.ranks[i] = rank;
  }
  // Whoever builds after the declaration may reach as much.
  if (won && state.step == Step::over) {
    const auto totals = std::span(sheet.totals).first(state.player_count);
    const int declared = totals[index(state.winner)];
    if (std::ranges::count_if(totals, [&](int goals) { return goals >= declared; }) > 1) {
      sheet.tie_break = Message("graenaland.declared").with("player", state.winner);
    }
  }
  return sheet;
}

}  // namespace meadhall::graenaland
