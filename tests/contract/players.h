#pragma once

#include "tests/contract/play.h"

namespace meadhall::contract {

// How matches of a game are played at random here: as its own tests know how to come by what is
// rare, or, where nothing is known, any way at all.
Player player_of(const Game& game);

// How many: a share of MEADHALL_MATCHES (tests/support/any_match.h), by how long a match takes.
int matches_of(const Game& game);

}  // namespace meadhall::contract
