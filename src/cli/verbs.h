#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/call.h"

namespace meadhall::cli {

// What a verb has switches for beside its own: how a match begins; the kinds of scoring of every
// game.
enum class Asks : std::uint8_t { nothing, start, scoring };

// Of a verb's plain words.
struct WordCount {
  std::size_t least = 1;
  std::size_t most = 1;
};

// A command: how it is written, what it does. Its function sees the switches listed here and no
// others, and gives what is to be printed; nothing is printed where it gives an Error.
struct Verb {
  std::string_view name;
  std::string_view words;    // how its plain words are written: "FILE MOVE…"
  std::string_view summary;  // one line, for the list of all commands
  std::string_view about;    // the rest of its help: what it prints, its JSON, examples
  Result<std::string> (*run)(Call&);
  std::span<const Switch> switches{};
  Asks asks = Asks::nothing;
  WordCount count{};
};

std::span<const Verb> verbs();

// True if its first word is a game's name: Call::game is that game.
bool takes_game(const Verb& verb);

// Its own switches and those every verb has: --json, --lang, --help.
std::vector<Switch> switches_of(const Verb& verb);

// "replay FILE [--link]", without the switches every verb has; and the whole page of its help.
std::string synopsis_of(const Verb& verb);
std::string help_of(const Verb& verb);

// The list of all commands.
std::string overview();

// The functions of the verbs.
Result<std::string> begin_match(Call& call);
Result<std::string> list_legal(Call& call);
Result<std::string> play_moves(Call& call);
Result<std::string> show_position(Call& call);
Result<std::string> show_score(Call& call);
Result<std::string> replay(Call& call);
Result<std::string> explain(Call& call);
Result<std::string> list_games(Call& call);
Result<std::string> list_options(Call& call);
Result<std::string> list_notation(Call& call);
Result<std::string> simulate(Call& call);
Result<std::string> count_moves(Call& call);
Result<std::string> play_match(Call& call);
Result<std::string> hold_ladder(Call& call);
Result<std::string> hold_tournament(Call& call);
Result<std::string> tune(Call& call);
Result<std::string> find_puzzles(Call& call);

}  // namespace meadhall::cli
