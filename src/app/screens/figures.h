#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/screens/draft.h"

// The figures of a game that a table may replace by its own (games/contract.h), as a screen shows
// them: in blocks, line by line, each to be written anew.

namespace meadhall::app {

struct FigureLine {
  std::string name;        // "cost church": what stands before the colon
  std::string value;       // "2 grain, 1 wood": of the draft
  std::string of_game;     // the same of the game
  bool uncertain = false;  // the game's own is reconstructed
  bool own() const { return value != of_game; }
};

struct FigureBlock {
  std::string_view heading;  // catalogue id; may be empty
  std::vector<FigureLine> lines;
};

// None of a game that has no figures to replace.
std::vector<FigureBlock> figure_blocks(const Draft& draft);

// "cost church: 2 grain, 1 wood" replaces that line in the draft; with nothing after the colon it
// is the game's again. Errors: no such line, or one that cannot be read or does not fit the others;
// nothing changes.
Result<void> set_figure(Draft& draft, std::string_view line);

}  // namespace meadhall::app
