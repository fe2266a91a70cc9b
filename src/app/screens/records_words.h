#pragma once

#include <array>
#include <string>
#include <vector>

#include "app/app.h"

namespace meadhall::app {

// The records as text mode and the drawn screen show them: of each game that was played, a table.
struct RecordsWords {
  static constexpr std::size_t kColumns = 4;  // matches, wins, average, best
  struct Row {
    std::string who;  // "3 players, karl (fair)"
    std::array<std::string, kColumns> cells;
  };
  struct Part {
    std::string game;
    std::vector<Row> rows;
  };
  std::array<std::string, kColumns> heads;
  std::vector<Part> parts;
  std::string told;  // how it is counted, or that nothing was yet
  // Of each game of which a puzzle of the day was ever solved: how many, and in a row.
  std::vector<std::string> daily;
  std::string damage;  // what is said of lines that cannot be read; empty if there are none
};

RecordsWords records_words(const App& app);

}  // namespace meadhall::app
