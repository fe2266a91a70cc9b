#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "app/app_state.h"

// Everything that can be said: the one table of commands. The app obeys by it, text mode and the
// page ask it for the words of their buttons and whether these do anything, help tells it, and
// tests go through it.

namespace meadhall::app {

// The places where a command is understood, as a set.
using Scopes = std::uint8_t;
inline constexpr Scopes kElsewhere = 1;    // on screens that have nothing of their own to be said
inline constexpr Scopes kNewMatch = 2;     // on the screen of a new match
inline constexpr Scopes kOwnTable = 4;     // at the players' own match
inline constexpr Scopes kLessonTable = 8;  // at a lesson's
inline constexpr Scopes kChallenge = 16;   // at a challenge's
inline constexpr Scopes kFigures = 32;     // where the figures of a new match are written
inline constexpr Scopes kAnyTable = kOwnTable | kLessonTable | kChallenge;
inline constexpr Scopes kAnywhere = kElsewhere | kNewMatch | kFigures | kAnyTable;

// The effect of saying a command on what the table shows.
enum class Manner : std::uint8_t {
  deed,    // whatever the deed before left to be seen goes: its notice, a hand that was looked at
  asks,    // the same, but a hand that was looked at stays open
  beside,  // nothing at the table changes: what is shown of the match goes on undisturbed
  unseen,  // a deed that can be said even before the next player has the device
};

// What has to have come before a command is obeyed, of a program that comes in parts.
enum class Needs : std::uint8_t {
  game,     // the game it names and the later part, or all there is if it names none; of what is
            // understood at tables alone, kLaterPart if its list comes later
  later,    // kLaterPart
  nothing,  // at once: no more than the match at the table
};

struct Command {
  std::string_view name;   // "copy save"
  std::string_view takes;  // what follows, as help tells it: "<n>", "[name]"; empty: nothing may
  Scopes scopes = 0;
  std::string_view words;  // catalogue id: of its button, and what help says it does; empty: it is
                           // for tests, and help leaves it out
  // True if it would do anything now, if it is said with nothing after it, or with something that
  // fits. Only asked where it is understood. Null: always.
  bool (*available)(const AppState& app);
  // `rest`: what followed, without spaces around it. Errors leave everything as it was.
  Result<void> (*run)(AppState& app, std::string_view rest);
  Manner manner = Manner::deed;
  Needs needs = Needs::game;
};

// Commands of one file.
struct CommandList {
  std::span<const Command> commands;
  bool later = false;  // what it points at comes with kLaterPart, and so it is called kLater…
};

// Each in the file of what it is about; help tells them in this order.
std::span<const CommandList> commands();

// The lists of each file.
extern const CommandList kBookCommands;       // screens.cpp: rules and almanac
extern const CommandList kScreenCommands;     // screens.cpp
extern const CommandList kSaveCommands;       // saves.cpp: of the match at the table
extern const CommandList kSlotCommands;       // saves.cpp: of all that is kept
extern const CommandList kRecordCommands;     // records.cpp
extern const CommandList kDraftCommands;      // draft.cpp
extern const CommandList kTableCommands;      // table.cpp
extern const CommandList kLinkCommands;       // links.cpp
extern const CommandList kBotCommands;        // bots.cpp
extern const CommandList kReplayCommands;     // replay.cpp
extern const CommandList kNotebookCommands;   // notebook.cpp
extern const CommandList kLessonCommands;     // lesson.cpp
extern const CommandList kChallengeCommands;  // challenge.cpp

// What several commands do: lead to a screen that is only visited, or to the hall; ask something of
// the machine around that needs no words.
template <Screen to>
Result<void> visit(AppState& app, std::string_view) {
  app.visit_screen(to);
  return {};
}
Result<void> to_hall(AppState& app, std::string_view);  // screens.cpp
template <Effect::Kind kind>
Result<void> ask_outside(AppState& app, std::string_view) {
  app.effects.push_back({kind, {}, {}});
  return {};
}

// There is no such command.
Error unknown_command(std::string_view line);

// The words of the command of that name, wherever it is understood; one that has any.
std::string_view words_of(std::string_view name);

// The place the app is in: one of the scopes.
Scopes scope_of(const AppState& app);

// The command that `line` says: of those understood here the one with the longest name that it
// begins with, and what follows the name. Null if there is none: at a table it may be a move.
struct Said {
  const Command* command = nullptr;
  std::string_view rest{};
  bool later = false;  // CommandList::later of its list
};
Said understand(const AppState& app, std::string_view line);

// The part of the program (AppState::lacking) that has to come before `said` can be obeyed, with
// kLaterPart if it is a game; empty: all that are to come. Null if nothing has to.
std::optional<std::string_view> lacking_for(const AppState& app, const Said& said);

// True if what `line` says is a command here and would do anything now; of what comes later, that
// is not known before.
bool available(const AppState& app, std::string_view line);

// A line that is no command at a table is a move, or several: "take 4", "play take 4; pay 3g 1p".
Result<void> say_at_table(AppState& app, std::string_view line);     // table.cpp: at any of these
Result<void> say_lesson_move(AppState& app, std::string_view line);  // lesson.cpp
Result<void> say_answer(AppState& app, std::string_view line);       // challenge.cpp
// The moves of a line: at least one. Errors: one that is none.
Result<std::vector<Move>> read_deed(const Game& game, std::string_view line);  // table.cpp

}  // namespace meadhall::app
