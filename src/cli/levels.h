#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "bots/bot.h"
#include "cli/call.h"

// The bots that commands let play.

namespace meadhall::cli {

// A level of the game by its name, "greedy", or by its figures: "p60" is a search of 60 playouts a
// decision, "p60k2c40" the same, but careless in 40 of a hundred (without a number: in all), when
// it takes any of the two that look best; see bots::Level. The id of these is `name` itself, which
// must outlive it. Errors: there is none.
Result<bots::Level> read_level(const Game& game, std::string_view name);

// Those of --levels in their order; all of the page's where it is absent. Errors: as read_level.
Result<std::vector<bots::Level>> read_levels(const Call& call, const Game& game);

// The move of a level at a position that is not over; an only move takes no thought.
Move decide(const Game& game, const Position& position, const bots::Level& level,
            std::uint64_t seed);

}  // namespace meadhall::cli
