#pragma once

#include <string>
#include <string_view>

#include "app/app.h"

namespace meadhall::app {

// The match that was left, as the hall offers to go on with it.
struct KeptWords {
  std::string where;  // "Vikings, round 3: Freya’s turn"
  std::string who;    // "Freya 12, Olaf 9"
};

// Of the matches between devices that are not at the table, in how many it is the turn of whoever
// plays here, and in how many others' turn, in one line; empty if there are none.
std::string letters_words(const App& app);

// The way to a game's puzzle of today, with how many days in a row it was solved: in one line.
std::string daily_words(const App& app, std::string_view game);

// There is a match.
KeptWords kept_words(const App& app);

}  // namespace meadhall::app
