#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "games/feast/position/words.h"
#include "games/position_text/parsed_position.h"

// Between reading a text and a position: what the text named, and where.

namespace meadhall::feast {

// The words with which a line may begin, but for boards and rows of their drawings.
enum class Keyword : std::uint8_t {
  players,
  option,
  game,
  round,
  first,
  last,
  turn,
  window,
  feast,
  over,
  phase,
  task,
  table,
  closed,
  missed,
  rules,
  land,
  strips,
  weapons,
  discards,
  copies,
  markers,
  gone,
  seed,
  luck,
  hidden,
  player,
  // Of the player named last:
  has,
  pregnant,
  ships,
  away,
  sheds,
  furnished,
  penalties,
  thing,
  waiting,
  placements,
  passed,
  crops,
  tokens,
  hand,
  played,
  spent,
  free,
  on,
  others,
  tiles,  // of the board named last
};
inline constexpr std::array<std::string_view, 47> kKeywordWords = {
    "players",   "option",    "game",    "round",    "first",      "last",    "turn",   "window",
    "feast",     "over",      "phase",   "task",     "table",      "closed",  "missed", "rules",
    "land",      "strips",    "weapons", "discards", "copies",     "markers", "gone",   "seed",
    "luck",      "hidden",    "player",  "has",      "pregnant",   "ships",   "away",   "sheds",
    "furnished", "penalties", "thing",   "waiting",  "placements", "passed",  "crops",  "tokens",
    "hand",      "played",    "spent",   "free",     "on",         "others",  "tiles"};

inline constexpr position_text::Keywords kKeywords =
    position_text::keywords_of(kPositionHeader, kKeywordWords, Keyword::player,
                               {Keyword::option, Keyword::task, Keyword::land, Keyword::tiles});

// A board as it is drawn.
struct Drawing {
  TextPlace where;  // of the board's name; line 0: it is not named
  std::array<TextPlace, kBoardRows> rows{};
  std::size_t height = 0;                          // rows that were read
  std::array<std::optional<Item>, 128> letters{};  // what each stands for
};

struct ParsedPosition : position_text::ParsedPosition<Keyword, State> {
  ParsedPosition();

  TextPlace place_of_step() const {
    return first_of({Keyword::turn, Keyword::window, Keyword::feast, Keyword::phase, Keyword::over,
                     Keyword::round});
  }

  Seat asked{};                        // by turn, window, feast
  Phase phase{};                       // of a window; or as named
  std::array<std::uint8_t, 8> laid{};  // of a feast: mead, game meat, stockfish
  std::vector<Task> tasks;             // the phase first
  std::vector<TextPlace> task_places;

  std::array<Drawing, kSurfaces> drawings{};
  std::array<TextPlace, kLands> lands{};            // in the middle
  std::array<TextPlace, kOccupations + 1> cards{};  // wherever they are
  std::array<TextPlace, kPlaces> stands{};          // by place of the action board
  std::array<TextPlace, kTokens> tokens{};
  std::array<TextPlace, kItems> items{};       // where one was named last
  Cards gone;                                  // out of the match
  std::array<int, kMostPlayers> more_cards{};  // in hand, not named
  bool has_length = false;                     // the table's cells are named
};

// Lays the tiles that are drawn, in any order that the rules allow. Errors: a drawing that cannot
// be, as misplaced().
Result<void> lay_out(ParsedPosition& parsed);

// Fills in what follows from the rest. Errors: parts that do not fit each other, as misplaced().
Result<State> complete(const ParsedPosition& parsed);

// What follows of the round: land in the middle, strips, markers, tokens, the box, occupations,
// Vikings; what is not named is drawn by the text's seed. Errors as misplaced().
Result<void> deal(ParsedPosition& parsed);

// Whether the engine can carry on from each task: its numbers lead nowhere else, and those above it
// are such as it waits for. Errors as misplaced().
Result<void> fits_agenda(const ParsedPosition& parsed);

// Whether what the tasks are about is there, once all else is settled. Errors as misplaced().
Result<void> fits_table(const ParsedPosition& parsed);

}  // namespace meadhall::feast
