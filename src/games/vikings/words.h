#pragma once

#include <string_view>

#include "games/vikings/moves.h"
#include "games/vikings/state.h"

// The catalogue ids of the game's words and the sentences made of them.

namespace meadhall::vikings {

std::string_view viking_term(Viking kind);   // "vikings.viking.noble"
std::string_view tile_term(Tile tile);       // "vikings.tile.left_end"
std::string_view row_term(std::size_t row);  // "vikings.row.nobles"; 5 is the row of ships

// How much of a price was paid in which way.
Message payment_told(Seat player, int gold, int points);

// Who won and with how many points, of a finished match.
Message final_result(const State& state);

// A move told as something a player did; empty for choices that the log tells otherwise.
Message choice_told(const State& state, Move move);

}  // namespace meadhall::vikings
