#include "games/graenaland/state.h"

// The island: two rows of lands, the inland row shifted by half a land. rules: Graenaland 2

namespace meadhall::graenaland {

bool are_neighbours(const State& state, std::size_t a, std::size_t b) {
  if (a > b) std::swap(a, b);
  const std::size_t coast = coast_count(state);
  const bool one_row = is_coast(state, a) == is_coast(state, b);
  if (one_row) return b - a == 1;
  const std::size_t inland = b - coast;
  return a == inland || a == inland + 1;
}

std::size_t destination(const State& state, std::size_t place, Spot spot) {
  const auto coast = static_cast<int>(coast_count(state));
  const auto at = static_cast<int>(place);
  const bool on_coast = at < coast;
  // Along the own row: its first and last place.
  const int first = on_coast ? 0 : coast;
  const int last = on_coast ? coast - 1 : 2 * coast - 2;
  const auto along = [&](int steps) {
    const int to = at + steps;
    return static_cast<std::size_t>(to >= first && to <= last ? to : at);
  };
  // Behind the coast; behind the inland row, whose columns are too great, lies nothing.
  const auto inland = [&](int column) {
    return static_cast<std::size_t>(column >= 0 && column < coast - 1 ? coast + column : at);
  };
  switch (spot) {
    case Spot::stay: return place;
    case Spot::w: return along(-1);
    case Spot::e: return along(1);
    case Spot::ww: return on_coast ? along(-2) : place;
    case Spot::ee: return on_coast ? along(2) : place;
    case Spot::nw: return inland(at - 1);
    case Spot::ne: return inland(at);
    case Spot::sw: return on_coast ? place : static_cast<std::size_t>(at - coast);
    case Spot::se: return on_coast ? place : static_cast<std::size_t>(at - coast + 1);
  }
  return place;
}

int settlements_of_all(const State& state, std::size_t place) {
  int sum = 0;
  for (std::size_t seat = 0; seat < state.player_count; ++seat) {
    sum += settlements_at(state.players[seat], place);
  }
  return sum;
}

int settlements(const Player& player) {
  int sum = 0;
  for (std::size_t place = 0; place < kMaxLands; ++place) sum += settlements_at(player, place);
  return sum;
}

int cards_at(const Land& land) {
  int sum = land.covered;
  for (const std::uint8_t of_rank : land.open) sum += of_rank;
  return sum;
}

int hand_size(const Player& player) {
  int sum = 0;
  for (const std::uint8_t of_terrain : player.backs) sum += of_terrain;
  return sum;
}

}  // namespace meadhall::graenaland
