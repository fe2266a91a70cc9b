#pragma once

#include "games/event.h"
#include "games/vikings/components.h"
#include "games/vikings/moves.h"

// What events of Vikings tell (games/event.h): what happened, which pieces moved, and the places
// where pieces lie.

namespace meadhall::vikings {

// Event::what.
enum class Happening : std::uint8_t {
  none,
  // Choices and what follows from them.
  round,
  specials,
  bid,
  pass,
  cannot_bid,
  auction_won,
  auction_free,
  remove,
  draft,
  last_kind,
  take,
  pay,
  wheel,
  start,
  place,
  no_place,
  stay,
  wait,
  mainland,
  special,
  decline,
  building,
  building_waits,
  special_lost,
  convert,
  boat,
  ferry,
  land,
  keep,
  nothing_scored,
  // Lines of scorings, by what is counted.
  ships,
  nobles,
  scouts,
  below_scouts,
  goldsmiths,
  fishermen,
  unrepelled,
  gold,
  boatsmen,
  islands,
  longest,
  surplus,
  hunger,
  buildings,
};

// Piece::sort. Piece::kind: a Tile, a Viking, a Special; 0 of the others.
enum class PieceSort : std::uint8_t { tile, viking, special, gold, points, start_marker };

// Location::sort, with whose it is and what Location::at says.
enum class Where : std::uint8_t {
  bag,        // vikings
  stack,      // tiles face down
  specials,   // special tiles face down
  box,        // what is out of the game
  bank,       // gold and points
  drawn,      // vikings drawn for this round
  wheel,      // tile and viking of a pair; at: its price
  face_up,    // special tiles on offer; at: the place
  bought,     // the pair just taken
  chosen,     // a building whose tile is still to be chosen
  cell,       // a homeland's; at: pack(cell)
  visited,    // the tile just laid, whose viking may stay; at: pack(cell)
  mainland,   // a homeland's
  owned,      // special tiles beside a homeland
  purse,      // gold and points
  start_seat  // who has the marker
};

constexpr Piece piece(Tile tile) {
  return {static_cast<std::uint8_t>(PieceSort::tile), static_cast<std::uint8_t>(tile)};
}
constexpr Piece piece(Viking viking) {
  return {static_cast<std::uint8_t>(PieceSort::viking), static_cast<std::uint8_t>(viking)};
}
constexpr Piece piece(Special special) {
  return {static_cast<std::uint8_t>(PieceSort::special), static_cast<std::uint8_t>(special)};
}
inline constexpr Piece kGold{static_cast<std::uint8_t>(PieceSort::gold), 0};
inline constexpr Piece kPoints{static_cast<std::uint8_t>(PieceSort::points), 0};
inline constexpr Piece kStartMarker{static_cast<std::uint8_t>(PieceSort::start_marker), 0};

constexpr PieceSort sort_of(const Piece& piece) { return static_cast<PieceSort>(piece.sort); }
constexpr Tile tile_of(const Piece& piece) { return static_cast<Tile>(piece.kind); }
constexpr Viking viking_of(const Piece& piece) { return static_cast<Viking>(piece.kind); }
constexpr Special special_of(const Piece& piece) { return static_cast<Special>(piece.kind); }

constexpr Location common(Where where, std::size_t at = 0) {
  return {static_cast<std::uint8_t>(where), kNobody, static_cast<std::uint16_t>(at)};
}
constexpr Location of_seat(Where where, Seat seat) {
  return {static_cast<std::uint8_t>(where), seat, 0};
}
constexpr Location on_cell(Where where, Seat seat, Cell cell) {
  return {static_cast<std::uint8_t>(where), seat, static_cast<std::uint16_t>(pack(cell))};
}
constexpr Where where_of(const Location& location) { return static_cast<Where>(location.sort); }

// What a choice or an outcome sounds like; see Capabilities::sound_of.
std::string_view sound_of(const Event& event);

}  // namespace meadhall::vikings
