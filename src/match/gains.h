#pragma once

#include "games/contract.h"

// What a scoring brought, in the words of the game: its coins have a name of their own.

namespace meadhall {

// "5 gold"; only of a game with coins.
Message coin_amount(const GameInfo& info, int n);
// "1 point".
Message point_amount(int n);

// What an event says; of a score line with what it brought, "Ann: 1 safe noble (+2 points)".
Message event_told(const GameInfo& info, const Event& event);

}  // namespace meadhall
