#pragma once

#include <doctest/doctest.h>

#include <cstring>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/result.h"
#include "games/registry.h"
#include "tests/support/words.h"

// Positions of any game as text: reading one and writing it back, and what is said of one that
// cannot be.

namespace meadhall::position_text::testing {

template <class State>
using Reading = Result<State> (*)(std::string_view text);

// The position of these lines, below the first; the test fails if they are refused, or if what is
// written of it reads otherwise.
template <class State>
State read_back(const std::string& header, const std::string& lines, Reading<State> read) {
  const Result<State> state = read(header + "\n" + lines);
  REQUIRE_MESSAGE(state.ok(), spelled::words(state.error().message));
  CHECK(check(state.value()).ok());
  const Result<State> again = read(write_position(state.value()));
  REQUIRE_MESSAGE(again.ok(), spelled::words(again.error().message));
  const bool same = std::memcmp(&again.value(), &state.value(), sizeof(State)) == 0;
  CHECK(same);
  return state.value();
}

// "line=2 column=7 text=x why=[number least=1 most=6]"; "accepted" of a sound one.
template <class State>
std::string complaint(const Result<State>& state) {
  if (state.ok()) return "accepted";
  std::string all = spelled::words(state.error().message);
  std::vector<std::string> known = {"position.at_end ", "position.at "};
  for (const Game* game : all_games()) known.push_back(std::string(game->info.id) + ".position.");
  known.push_back("position.");
  for (const std::string& words : known) {
    for (std::size_t at = all.find(words); at != std::string::npos; at = all.find(words)) {
      all.erase(at, words.size());
    }
  }
  return all;
}

// Lines, and what is said of them; they count from the first one given, as 2.
using Complaints = std::vector<std::pair<std::string, std::string>>;

template <class Refused>
void check_all(const Complaints& complaints, Refused refused) {
  for (const auto& [lines, expected] : complaints) CHECK_MESSAGE(refused(lines) == expected, lines);
}

}  // namespace meadhall::position_text::testing
