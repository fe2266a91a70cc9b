#pragma once

#include <array>
#include <string>
#include <vector>

#include "games/contract.h"
#include "games/graenaland/components.h"
#include "table/match/foresight.h"

// What stands in the notebook of promises while it is open; worked out once a change.

namespace meadhall::table::graenaland_table {

struct NotebookWords {
  // One that was made, the latest first, by its number in the match's notebook.
  struct Made {
    std::size_t number = 0;
    std::string words;
  };
  // One that can be made now, by a person.
  struct Ready {
    Seat by{};
    std::string words;
  };
  WorkedOut<bool> done;
  bool talks = false;
  std::string sign;  // what it is for, or why nothing can be promised now
  std::vector<Made> made;
  std::vector<Ready> ready;
  std::vector<std::string> wishes;                         // what bots would like to be promised
  std::array<std::string, graenaland::kMaxPlayers> asked;  // by seat; of bots empty
  float height = 0;                                        // of all its lines
};

}  // namespace meadhall::table::graenaland_table
