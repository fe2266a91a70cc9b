#pragma once

#include <array>

#include "games/vikings/state.h"

namespace meadhall::vikings {

// How many of each kind of tile; index Tile.
using Tiles = std::array<int, kTileKinds>;

// What the face-down stacks held at the start of a match.
Tiles tiles_of_the_stack();

// All tiles that were turned up, wherever they are now; start tiles not counted.
Tiles tiles_in_sight(const State& state);

}  // namespace meadhall::vikings
