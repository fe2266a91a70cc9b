#pragma once

#include "games/feast/check.h"

// What of a position follows from the rest: its writer leaves it out, its reader fills it in.

namespace meadhall::feast {

// What there is to do where somebody is asked one plain thing.
Agenda agenda_of_turn(const State& state, Seat seat);
Agenda agenda_of_window(const State& state, Seat seat, Phase phase);
Agenda agenda_of_feast(const State& state, Seat seat, const std::array<std::uint8_t, 8>& laid);

// Cells of the table that a seat has to cover.
std::uint8_t table_length(const State& state, Seat seat);

// How many mountain strips have come up, at least.
int strips_up(const State& state);

// Placements of this round in column 2, as far as Vikings stand there still.
std::uint8_t placements_seen(const State& state, Seat seat);

// The deck of weapons with what players and the open pile do not have.
std::array<std::uint8_t, kWeapons> weapons_left(const State& state);

// Dark occupations that nobody has.
Cards cards_left(const State& state);

}  // namespace meadhall::feast
