#pragma once

#include <array>
#include <string>
#include <vector>

#include "games/graenaland/state.h"
#include "games/graenaland/votes.h"
#include "table/match/foresight.h"

// What the council says: the sums of what is collected, which no rule knows, worked out once a
// change.

namespace meadhall::table::graenaland_table {

struct Scene;

// One sentence below the question: "6 of 11:" and what comes of it.
struct CouncilLine {
  enum class Mark : std::uint8_t { none, yes, no, share };
  Mark mark = Mark::none;
  std::string figure;
  std::string words;
};

struct CouncilWords {
  std::string title;
  std::string rule;      // how many pass it; once counted, what came of it
  std::string question;  // of a draft; else empty
  std::string left;      // "4 cards left"
  std::string still;     // what is to be done before it can be proposed
  std::string of_cards;  // "of 8 cards"
  std::array<std::string, graenaland::kMaxPlayers> votes;  // by seat, "3 votes"
  std::array<std::string, graenaland::kMaxPlayers> cards;  // by seat, "1 card"
  std::vector<CouncilLine> lines;
  std::string hands;     // "If it passes: Freya 10 cards"; empty where nobody would get any
  std::string promises;  // "Promises 2"; empty in a match without a notebook
  std::string promise;   // what a bot asks to be promised, else the newest one about this land

  // Takes in what the scene shows, where that is another thing than before.
  void refresh(const Scene& scene);

 private:
  struct Key {
    std::uint32_t changes = 0;
    int stage = 0;  // of a count
    bool finger = false;
    bool later_part = false;  // of the program, which knows what bots ask for
    friend bool operator==(const Key&, const Key&) = default;
  };
  WorkedOut<Key> done_;
};

}  // namespace meadhall::table::graenaland_table
