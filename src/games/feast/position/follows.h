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

// A board that lies in the middle: which side is up, and how much silver lies on it.
Land land_in_middle(const State& state, std::size_t land);

// How many mountain strips have come up, at least.
int strips_up(const State& state);

// Vikings of a colour in the Thing and on the action board, or, of the other colour of a solo
// match, waiting.
int vikings_in_all(const State& state, int colour, Seat seat);
int acting_colour(const State& state);
int vikings_on_board(const State& state, Seat seat, int colour);
std::uint8_t placements_seen(const State& state, Seat seat);

// The deck of weapons with what players and the open pile do not have.
std::array<std::uint8_t, kWeapons> weapons_left(const State& state);

// Dark occupations that nobody has.
Cards cards_left(const State& state);

}  // namespace meadhall::feast
