#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/draft.h"
#include "app/settings.h"
#include "core/result.h"
#include "core/rng.h"
#include "match/match.h"
#include "text/say.h"

namespace meadhall::app {

enum class Screen : std::uint8_t { hall, new_match, table, credits, settings, saves, rules };

// Something the program asks of the machine around it, which it cannot do itself.
struct Effect {
  enum class Kind : std::uint8_t {
    store,       // keep `text` under `key` on this device (localStorage); empty forgets the key
    copy,        // put `text` on the clipboard
    address,     // make `text` the page's fragment; empty removes it
    save_file,   // offer `text` as a file of the name `key`
    pick_file,   // let the player choose a file, whose text comes back by App::import_text
    sound,       // play the sound named `key`
    fullscreen,  // fill the screen, or leave it
  };
  Kind kind = Kind::store;
  std::string key;
  std::string text;
};

// A line of the log: what happened, and the place in the match after which it happened.
struct LogLine {
  Match::Node node = Match::kStart;
  Event event;
};

// A sentence shown until the next command: an error, or what a command answered.
struct Notice {
  bool error = false;
  std::string text;
};

inline constexpr std::string_view kSettingsKey = "meadhall.settings";
inline constexpr std::string_view kAutosaveKey = "meadhall.autosave";
// The match that another one took the place of: a link or a new match never loses it.
inline constexpr std::string_view kPreviousKey = "meadhall.previous";
// A save that could not be read is kept here rather than overwritten.
inline constexpr std::string_view kDamagedKey = "meadhall.damaged";

// The whole program above the rules and below the pixels: which screen is shown, the match being
// played, the draft of the next one. Everything a player can do is a command line, so that pointer,
// keyboard, screen reader and tests have the same hands:
//
//   new vikings | continue | previous | open <link> | credits | hall   anywhere
//   settings | saves | rules | back | setting theme parchment | fullscreen
//   players 3 | name 1 Freya | colour 1 2 | preset polish2008 | set startVp 0 | seed 42 | begin
//                                                                 on the screen of a new match
//   take 4 … (the game's own notation) | undo | redo | take back | goto 12 | link | explain pair 4
//   explain take 4 (what the move would mean) | rematch at the table
class App {
 public:
  // What the device kept under `key` when the page was left; before start().
  void remember(std::string_view key, std::string_view text);

  // Starts up: with what is remembered, the page's fragment (empty if none), the languages the
  // player's browser prefers ("cs-CZ en"), and a number from the clock, from which seeds of new
  // matches are drawn. A kept match stands on the table again at the same decision; a link is
  // opened over it. What cannot be read is said.
  void start(std::string_view fragment, std::string_view languages, std::uint64_t chance);

  // A link that arrives while the page is open (hashchange). A damaged one leaves all as it is.
  void open_fragment(std::string_view fragment);

  // Does what `line` says. The notice tells what came of it. Errors leave everything as it was.
  Result<void> command(std::string_view line);

  Screen screen() const { return screen_; }
  const Settings& settings() const { return settings_; }
  bool has_match() const { return match_.has_value(); }
  const Match& match() const { return *match_; }
  // Whether a match was set aside for the present one; `previous` swaps them.
  bool has_previous() const { return previous_.has_value(); }
  const Draft& draft() const { return draft_; }
  const std::optional<Notice>& notice() const { return notice_; }

  // The log of the current line, oldest first; the first line belongs to the start.
  const std::vector<LogLine>& log() const { return log_; }
  // What the latest command made happen at the table, for animation and announcements; empty after
  // undo, redo and whenever nothing was played.
  const std::vector<Event>& fresh_events() const { return fresh_; }

  // Puts messages into words with the names of the present match.
  text::Speaker speaker() const { return text::Speaker(settings_.language(), names_); }
  std::string say(const Message& message) const { return speaker().say(message); }
  std::string say(std::string_view id) const { return speaker().say(id); }

  // Grows with every change of what there is to see.
  std::uint32_t revision() const { return revision_; }

  // What is to be done outside, in order; the list is handed over once.
  std::vector<Effect> take_effects();

 private:
  Result<void> obey(std::string_view line);
  bool visit(std::string_view word);
  Result<void> change_setting(std::string_view wish);
  Result<void> table_command(std::string_view line);
  Result<void> open_link(std::string_view fragment);
  Result<void> begin(MatchStart start);
  std::optional<Match> recall(std::string_view save);
  void show_match(Match match);
  void set_aside();
  void after_walking();
  void tell(std::string text, bool error = false);
  std::uint64_t fresh_seed();

  struct Kept {
    std::string key;
    std::string text;
  };
  std::string kept(std::string_view key) const;

  std::vector<Kept> kept_;  // until start()
  Settings settings_;
  Rng chance_;
  Screen screen_ = Screen::hall;
  Screen back_to_ = Screen::hall;  // from a screen that was only visited
  std::optional<Match> match_;
  std::optional<Match> previous_;
  std::vector<std::string> names_;
  Draft draft_;
  std::optional<Notice> notice_;
  std::vector<LogLine> log_;
  std::vector<Event> fresh_;
  std::vector<Effect> effects_;
  std::uint32_t revision_ = 0;
};

}  // namespace meadhall::app
