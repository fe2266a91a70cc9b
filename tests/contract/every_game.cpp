// What holds of every game in the registry.

#include <doctest/doctest.h>

#include <cstdlib>
#include <fstream>
#include <map>

#include "games/workshops.h"
#include "tests/contract/checks.h"
#include "tests/contract/players.h"
#include "tests/support/wished_games.h"

namespace meadhall::contract {
namespace {

std::string joined(const Complaints& complaints) {
  std::string all;
  for (const std::string& complaint : complaints) all += complaint + "\n";
  return all;
}

// With MEADHALL_SENTENCES=file every sentence heard is written there, to be read.
void write_down(const Vocabulary& heard) {
  const char* file = std::getenv("MEADHALL_SENTENCES");
  if (file == nullptr) return;
  static std::map<std::string, std::string> all;
  all.insert(heard.said().begin(), heard.said().end());
  std::ofstream out(file);
  for (const auto& [shape, said] : all)
    out << shape.substr(0, shape.find(' ')) << ": " << said << "\n";
}

template <class Look>
void each_game(Look look) {
  for (const Game* game : tests::wished_games()) {
    CAPTURE(game->info.id);
    Vocabulary heard;
    Complaints complaints = look(full(*game), heard);
    complaints.insert(complaints.end(), heard.complaints().begin(), heard.complaints().end());
    write_down(heard);
    CHECK(joined(complaints) == "");
  }
}

}  // namespace

TEST_CASE("contract: the table of a game is sound, and everything in it has its words") {
  each_game(check_info);
}

TEST_CASE("contract: every mix of options can be set up") { each_game(check_setups); }

TEST_CASE("contract: the opening tells no more than everybody may know") {
  each_game([](const Game& game, Vocabulary& heard) { return check_openings(game, 400, heard); });
}

TEST_CASE("contract: saves, links and invitations open where they were made") {
  each_game([](const Game& game, Vocabulary&) { return check_keeping(game, 24); });
}

TEST_CASE("contract: at every decision of any match a game keeps its promises") {
  each_game([](const FullGame& game, Vocabulary& heard) {
    Complaints complaints =
        play_matches(game, player_of(game), {.matches = matches_of(game), .seed = 20070101}, heard);
    MESSAGE(game.info.id, ": ", heard.size(), " messages heard");
    return complaints;
  });
}

}  // namespace meadhall::contract
