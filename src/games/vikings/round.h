#pragma once

#include "games/journal.h"
#include "games/vikings/state.h"

// What happens between the players' decisions: the auction and the offer of a round, the turning of
// the wheel.

namespace meadhall::vikings {

// Fills the gaps among the special tiles, draws the vikings of `state.round`, and goes on with the
// auction or, without one, with the offer. rules: Vikings 4.1, 9.2
void begin_round(State& state, Journal* journal);

// Gives the marker to the next start player.
void pass_marker(State& state, Seat to, Journal* journal);

// Asks the player in turn, who holds the marker, for the first bid. rules: Vikings 9.3
void begin_auction(State& state, Journal* journal);

// The player asked bids `amount`, more than anybody before, or passes with 0. Ends the auction when
// one player is left and then goes on with the offer.
void make_bid(State& state, std::uint16_t amount, Journal* journal);

// The start player is known. Lays tiles and vikings around the wheel and asks them to take a pair;
// where colours are drafted, asks them first which viking to remove.
void begin_offer(State& state, Journal* journal);

// Takes one of the thirteen away, lays out the tiles and asks for the first colour.
// rules: Vikings 9.4
void remove_drawn(State& state, Viking kind, Journal* journal);

// Lays all drawn vikings of a kind on the dearest free places and asks the next player, or, when
// none are left, the start player for a pair.
void lay_out_drafted(State& state, Viking kind, Journal* journal);

// If price 0 has become free, turns the wheel until a pair stands there again; the other prices
// fall by as many steps. rules: Vikings 4.6
void turn_wheel(State& state, Journal* journal);

// The steps the wheel would turn if the pair at `slot` were taken; 0 unless slot is 0.
std::size_t steps_after_taking(const State& state, std::size_t slot);

}  // namespace meadhall::vikings
