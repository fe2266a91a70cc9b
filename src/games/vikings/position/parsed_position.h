#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "games/position_text/parsed_position.h"
#include "games/vikings/position/words.h"

// Between reading a text and a position: what the text named, and where.

namespace meadhall::vikings {

// The words with which a line may begin, but for the letters of rows.
enum class Keyword : std::uint8_t {
  players,
  option,
  game,
  edition,
  round,
  leads,
  turn,
  turned,
  auction,
  drawn,
  wheel,
  buying,
  swapping,
  boat,
  bag,
  gone,
  discarded,
  next,
  offered,
  seed,
  luck,
  hidden,
  player,
  // Of the player named last:
  gold,
  points,
  waiting,
  specials,
  forfeited,
};
inline constexpr std::array<std::string_view, 28> kKeywordWords = {
    "players", "option",  "game",      "edition", "round",   "leads",    "turn",
    "turned",  "auction", "drawn",     "wheel",   "buying",  "swapping", "boat",
    "bag",     "gone",    "discarded", "next",    "offered", "seed",     "luck",
    "hidden",  "player",  "gold",      "points",  "waiting", "specials", "forfeited"};

inline constexpr position_text::Keywords kKeywords =
    position_text::keywords_of(kPositionHeader, kKeywordWords, Keyword::player,
                               {Keyword::option, Keyword::next, Keyword::discarded});

struct ParsedPosition : position_text::ParsedPosition<Keyword, State> {
  ParsedPosition();

  TextPlace place_of_step() const {
    return first_of({Keyword::turn, Keyword::wheel, Keyword::round});
  }

  std::optional<Step> step;
  std::size_t seats = 0;  // the highest seat named anywhere
  TextPlace highest_seat;
  TextPlace special;  // where the first special tile is named
  std::array<std::array<TextPlace, kRows + 1>, kMaxPlayers> rows{};  // by seat

  // The box, less all that was named. Index: Tile, Viking, Special.
  std::array<int, kTileKinds> tiles{};
  std::array<int, kVikingKinds> vikings{};
  std::array<int, kSpecialKinds> specials{};
  std::size_t turned_up = 0;           // tiles named that lie face up or were discarded
  std::size_t specials_turned_up = 0;  // the same of special tiles
  FixedVector<Tile, kStack> next;      // face down, the next to be turned up first
  FixedVector<Special, kSpecials> next_specials;
  Columns places_without_viking = 0;  // around the wheel, while colours are drafted
};

// Whether what the actor is asked about is there, the rest being complete.
Result<void> fits_step(const ParsedPosition& parsed);

// Fills in what follows from the rest. Errors: parts that do not fit each other, as misplaced().
Result<State> complete(const ParsedPosition& parsed);

}  // namespace meadhall::vikings
