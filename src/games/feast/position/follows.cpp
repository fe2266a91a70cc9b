#include "games/feast/position/follows.h"
#include "games/feast/feasting.h"
#include "games/feast/phases.h"
#include "games/feast/setup.h"

#include <algorithm>

namespace meadhall::feast {
namespace {

bool is_long(const State& state) { return state.options.length == Length::long_game; }

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

// rules: Feast 4.3: two silver a round from the first on, until it turns
Land land_in_middle(const State& state, std::size_t land) {
  const std::size_t with = land == kIslands ? 0 : land == kHarvest ? 1 : land;
  const int first = is_long(state) ? 3 : 2;
  const int turns = first + static_cast<int>(with);
  const int past = phase_of(state) > Phase::boards ? state.round : state.round - 1;
  const int since = past >= turns ? turns + 1 : first;
  return {
      .side = static_cast<std::uint8_t>(past >= turns ? 1 : 0),
      .silver = static_cast<std::uint8_t>(2 * std::max(0, std::min(past, first + 3) - since + 1)),
      .used = 1};
}

int strips_up(const State& state) {
  const int before = (state.player_count == kMostPlayers ? 3 : 2) + state.round - 1;
  const int now = phase_of(state) == Phase::vikings_return ? 1 : 0;
  return std::min(static_cast<int>(kStrips), before + now);
}

// rules: Feast 4.1, 13.2, 13.3
int vikings_in_all(const State& state, int colour, Seat seat) {
  const Phase phase = phase_of(state);
  const bool has_come =
      phase == Phase::new_viking
          ? std::cmp_less(turn_from_first(state, seat), as<PhaseTask>(state.agenda[0]).seats_done())
          : phase > Phase::new_viking;
  const int rounds = state.round - (has_come ? 0 : 1);
  if (!is_solo(state)) return (is_long(state) ? 5 : 6) + rounds;
  int all = colour == 1 && !is_long(state) ? 6 : 5;
  for (int round = 1; round <= rounds; ++round) {
    if ((round + 1) % 2 == colour) all += round == 1 && is_long(state) ? 1 : 2;
  }
  return all;
}

int acting_colour(const State& state) { return is_solo(state) ? (state.round + 1) % 2 : 0; }

int vikings_on_board(const State& state, Seat seat, int colour) {
  int n = 0;
  for (const Stand& stand : state.stands) {
    if (stand.seat == seat && stand.colour == colour) n += stand.vikings;
  }
  return n;
}

std::uint8_t placements_seen(const State& state, Seat seat) {
  const int colour = acting_colour(state);
  std::uint8_t n = 0;
  for (std::size_t place = 0; place < kPlaces; ++place) {
    const Stand& stand = state.stands[place];
    const bool second =
        is_copy(place) ? column_of_copy(place) == 2 : is_in(spaces_in_column(2), place);
    if (second && stand.seat == seat && stand.colour == colour) ++n;
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
