#pragma once

#include <array>
#include <initializer_list>
#include <optional>
#include <string_view>

#include "games/position_text/reader.h"
#include "games/vikings/state.h"

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
inline constexpr std::size_t kKeywords = 28;
inline constexpr std::array<std::string_view, kKeywords> kKeywordWords = {
    "players", "option",  "game",      "edition", "round",   "leads",    "turn",
    "turned",  "auction", "drawn",     "wheel",   "buying",  "swapping", "boat",
    "bag",     "gone",    "discarded", "next",    "offered", "seed",     "luck",
    "hidden",  "player",  "gold",      "points",  "waiting", "specials", "forfeited"};

using Place = TextPlace;

using position_text::misplaced;

struct ParsedPosition {
  ParsedPosition();

  Place& place_of(Keyword keyword) { return named[static_cast<std::size_t>(keyword)]; }
  bool names(Keyword keyword) const { return named[static_cast<std::size_t>(keyword)].line > 0; }

  // Where the first of these parts is named; the header if none is.
  Place first_of(std::initializer_list<Keyword> parts) const;
  Place place_of_step() const;

  State state;  // what was named, in its place
  OptionValues options;
  std::array<Place, kKeywords> named{};  // where each keyword stands
  std::optional<Step> step;
  std::optional<std::uint64_t> luck;
  std::uint64_t seed = 1;
  std::size_t seats = 0;  // the highest seat named anywhere
  Place highest_seat;
  Place special;                            // where the first special tile is named
  std::array<Place, kMaxPlayers> player{};  // by seat
  std::array<std::array<Place, kRows + 1>, kMaxPlayers> rows{};

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
