#pragma once

#include <string>

#include "app/app.h"

namespace meadhall::app {

// A kept match in words, for the list of saves.
struct SlotWords {
  std::string name;   // of a match between devices whose turn it is, unless it was named
  std::string who;    // "Vikings: Freya 12, Olaf 9"; what is wrong where it cannot be read
  std::string where;  // "Round 3, move 34"; empty where it cannot be read
  std::string when;   // the date and time as the language writes them, empty where not known
};

SlotWords slot_words(const App& app, const Slot& slot);

// "Freya 12, Olaf 9"
Message::List players_told(const std::vector<SeatInfo>& seats, const ScoreSheet& sheet);

}  // namespace meadhall::app
