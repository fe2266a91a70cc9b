#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/arguments.h"
#include "match/match.h"
#include "text/say.h"

namespace meadhall::cli {

// One call of a verb: its words, and how it wants its answer.
struct Call {
  Arguments arguments;
  const Game* game = nullptr;  // of a verb that takes one (verbs.h)
  std::string_view language = "en";
  bool json = false;
  std::vector<std::string> names{};  // by seat, once a FILE was read; sentences use them

  text::Speaker speaker() const { return text::Speaker(language, names); }
};

// What a FILE holds: a match, or a position without the moves that led to it.
struct Source {
  const Game* game = nullptr;
  std::optional<Match> match;
  Position alone;  // where there is no match

  const Position& position() const { return match ? match->position() : alone; }
};

// A FILE: a save, a position's text, a link (itself, or in a file), or "-", any of these on
// standard input. Names the seats of `call`; what is to be said of a match of older rules goes to
// standard error. Errors: no such file, none of these, what cannot be
// read in it.
Result<Source> read_source(Call& call, std::string_view from);

// The same, where the moves are needed. Errors: also a position alone.
Result<Match> read_match(Call& call, std::string_view from);

// The whole text of a file, or of standard input where `path` is "-". `unread` is the sentence that
// says what should have been named. Errors: it cannot be read, it is too large.
Result<std::string> read_all(std::string_view path, std::string_view unread);

// The game called so. Errors: none is.
Result<const Game*> read_game(std::string_view id);

// Applies --preset and --set, in this order. Errors: no such preset, option or value.
Result<void> apply_choices(const Call& call, const GameInfo& info, OptionValues& options);

// The figures in the FILE of --data, as Setup::data; empty where none is named. Errors: the game
// takes none, no such file, what is wrong in it.
Result<std::string> read_figures(const Call& call, const Game& game);

// A match to be begun, from --players, --seed, --preset, --set and --data; what is not said is the
// least number of players, seed 1, the standard options and figures.
Result<Setup> read_setup(const Call& call, const Game& game);

}  // namespace meadhall::cli
