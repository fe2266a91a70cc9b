#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "games/contract.h"

// Players for empty seats. A bot sees what its seat may know and nothing more, and decides the same
// everywhere: by its level, the seed and what it sees.

namespace meadhall::bots {

struct Level {
  std::string_view id;  // "karl"; what it is called stands in the catalogue as "bot.karl"
  int playouts = 0;     // a decision; 0 looks one move ahead, by the boards alone
};

// From the weakest to the strongest; RESULTS.md tells what each constant is worth.
std::span<const Level> levels();
std::optional<Level> find_level(std::string_view id);

// Looks one move ahead: what levels are measured against.
inline constexpr Level kGreedy{"greedy", 0};

// What a bot of `level` would do at `position`, whose actor it plays. The match must not be over,
// and its game must be one with a guide (bots/guide.h). `seed`: luck of its own, one a match.
Move choose(const Game& game, const Position& position, const Level& level, std::uint64_t seed);

}  // namespace meadhall::bots
