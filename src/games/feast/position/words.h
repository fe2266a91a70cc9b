#pragma once

#include <array>
#include <string_view>

#include "games/feast/state.h"

// The words of the text form of positions that its writer and its reader share. They are notation:
// never translated, part of files that people keep.

namespace meadhall::feast {

inline constexpr std::string_view kPositionHeader = "feast position 1";

// The most of an item that can be named, as in check.cpp.
inline constexpr int kMostNamed = 999;

// Index: Do.
inline constexpr std::array<std::string_view, kDos> kDoWords = {
    "nothing",  "phase",    "turn",   "copy",    "action", "effects", "moment",   "upgrade",
    "overseas", "mountain", "sale",   "forge",   "dice",   "explore", "emigrate", "play",
    "vikings",  "feast",    "window", "arrange", "lay",    "own",     "keep",     "token"};

// Index: Phase.
inline constexpr std::array<std::string_view, kPhases> kPhaseWords = {
    "setup",          "new_viking",     "harvest",       "boards", "weapon",       "actions",
    "end_of_actions", "start_player",   "before_income", "income", "after_income", "breeding",
    "before_feast",   "feast",          "after_feast",   "bonus",  "after_bonus",  "mountains",
    "vikings_return", "before_scoring", "scoring",       "over"};

// The bytes of a task, as its view explains them (tasks.h).
inline constexpr std::array<std::string_view, 6> kTaskWords = {"id", "n", "a", "b", "c", "d"};
inline constexpr std::array<std::uint8_t Task::*, 6> kTaskBytes = {&Task::id, &Task::n, &Task::a,
                                                                   &Task::b,  &Task::c, &Task::d};

// That of the phase under way is told by its word.
constexpr Task without_phase(Task task) {
  task.a = 0;
  return task;
}

// What a feast counts. Index: CountedFood.
inline constexpr std::array<Item, 3> kCountedFood = {Item::mead, Item::game_meat, Item::stockfish};

// What lies on the table last. Index: Colour; none after silver and bare cells.
inline constexpr std::array<std::string_view, 5> kLastWords = {"orange", "red", "green", "blue",
                                                               "coin"};

// Boards and houses, in the order of surfaces; the home boards, one for each seat, share a word.
inline constexpr std::size_t kBoardNames = 1 + kLands + kHouses;
inline constexpr std::array<std::string_view, kBoardNames> kBoardWords = {
    "home",    "A",       "B",      "C",      "D",      "E",      "F",     "stone_1",
    "stone_2", "stone_3", "long_1", "long_2", "long_3", "long_4", "long_5"};
constexpr std::size_t surface_named(std::size_t name, Seat owner) {
  return name == 0 ? home_of(owner) : kFirstLand + name - 1;
}
constexpr std::string_view board_word(std::size_t surface) {
  return kBoardWords[surface < kFirstLand ? 0 : surface - kFirstLand + 1];
}
inline constexpr std::array<std::string_view, 2> kSideWords = {"front", "back"};

// Cells of a drawing.
inline constexpr char kBareCell = '.';
inline constexpr char kSilverCell = '$';
inline constexpr char kOreCell = '*';
inline constexpr char kWoodCell = 'w';
// Letters for tiles.
inline constexpr std::string_view kTileLetters =
    "abcdefghijklmnopqrstuvxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

}  // namespace meadhall::feast
