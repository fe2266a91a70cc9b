#pragma once

#include <span>

#include "table/kit/game_table.h"

namespace meadhall::table {

// What each game brings to be drawn, in the order of the registry.
std::span<const GameTable* const> game_tables();

}  // namespace meadhall::table
