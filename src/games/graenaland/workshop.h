#pragma once

#include <string>
#include <string_view>

#include "games/graenaland/state.h"

// What those need who work on the game and no player does. Positions as texts that a person can
// write by hand: position/README.md shows the form.

namespace meadhall::graenaland {

// The game with what stands here.
const FullGame& full_game();

// Every invariant of a position; the error names the first one broken.
Result<void> check(const State& state);

// The whole position, line by line. read_position(write_position(state)) == state, byte for byte,
// for every state that is reached in play and every one that was read; observations too.
std::string write_position(const State& state);

// The position a text describes. What it does not name is empty or follows from what it names; what
// lies face down and is not named is drawn by the text's seed. Whatever is read passes `check`;
// unless it is an observation, it can be played on and has a legal move until the match is over.
// Errors: position.at with `line` and `column` (from 1), `text` (what stands there), `why`.
Result<State> read_position(std::string_view text);

}  // namespace meadhall::graenaland
