#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

// The page that shows the form of a game's positions: src/games/<game>/position/README.md.

namespace meadhall::position_text::testing {

// Its fenced blocks.
std::vector<std::string> examples_of(std::string_view game);

// The test fails for each word that is nowhere in its tables: at the beginning of what stands
// between backquotes.
void check_page_names(std::string_view game, std::span<const std::string_view> words);

}  // namespace meadhall::position_text::testing
