#include "games/feast/position/follows.h"
#include "games/feast/feasting.h"
#include "games/feast/phases.h"
#include "games/feast/setup.h"

#include <algorithm>

namespace meadhall::feast {
namespace {

std::size_t turn_from_first(const State& state, Seat seat) {
  return (index(seat) + state.player_count - index(state.first)) % state.player_count;
}

Agenda agenda_of(const State& state, Phase phase, const Task& task) {
  Agenda agenda;
  agenda.push(phase_task(phase, state.first, turn_from_first(state, task.seat) + 1));
  agenda.push(task);
  return agenda;
}

}  // namespace

Agenda agenda_of_turn(const State& state, Seat seat) {
  Agenda agenda;
  const Seat next = next_seat(seat, state.player_count);
  agenda.push(phase_task(Phase::actions, next));
  agenda.push({.what = Do::turn, .seat = seat});
  return agenda;
}

Agenda agenda_of_window(const State& state, Seat seat, Phase phase) {
  return agenda_of(state, phase, {.what = Do::window, .seat = seat});
}

Agenda agenda_of_feast(const State& state, Seat seat, const std::array<std::uint8_t, 8>& laid) {
  return agenda_of(state, Phase::feast, feast_task(seat, FeastStage::laying, false, laid));
}

std::uint8_t table_length(const State& state, Seat seat) {
  const int cells = open_cells(state) - kShipCells * away(state.at(seat));
  return static_cast<std::uint8_t>(std::max(0, cells));
}

int strips_up(const State& state) {
  const int before = (state.player_count == kMostPlayers ? 3 : 2) + state.round - 1;
  const int now = phase_of(state) == Phase::vikings_return ? 1 : 0;
  return std::min(static_cast<int>(kStrips), before + now);
}

std::uint8_t placements_seen(const State& state, Seat seat) {
  std::uint8_t n = 0;
  for (std::size_t place = 0; place < kPlaces; ++place) {
    if (stands_there(state, seat, place) && column_of(place) == 2) ++n;
  }
  return n;
}

std::array<std::uint8_t, kWeapons> weapons_left(const State& state) {
  std::array<std::uint8_t, kWeapons> left{};
  for (std::size_t kind = 0; kind < kWeapons; ++kind) {
    int n = kWeaponCounts[kind] - state.weapon_discard[kind];
    for (const Player& player : state.players) n -= count(player, weapon_at(kind));
    left[kind] = static_cast<std::uint8_t>(std::max(0, n));
  }
  return left;
}

Cards cards_left(const State& state) {
  Cards left = cards_in_box(state.options, false);
  for (const Player& player : state.players) left = left - (player.hand | player.played);
  return left;
}

}  // namespace meadhall::feast
