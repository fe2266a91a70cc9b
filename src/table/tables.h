#pragma once

#include <span>

#include "table/kit/game_table.h"

namespace meadhall::table {

// The record of each game's drawings, in the order of the registry.
std::span<const GameTable* const> game_tables();

}  // namespace meadhall::table
