#pragma once

#include <vector>

#include "games/vikings/state.h"

namespace meadhall::vikings {

// What a line of a scoring (kScoreLines) counts, what it would bring the player if the next scoring
// and the final one were held now, and who does not count because of a ship.
std::vector<Message> explain_line(const State& state, Seat seat, std::size_t line);

}  // namespace meadhall::vikings
