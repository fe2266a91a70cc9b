#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "core/message.h"
#include "core/seat.h"

// Events of applying a move, as facts and as a sentence; and the form in which points are told.

namespace meadhall {

// A kind of piece, and a place where pieces lie, in numbers of each game's own: `<game>/pieces.h`
// names them.
struct Piece {
  std::uint8_t sort = 0;  // a tile, a coin
  std::uint8_t kind = 0;  // which of its sort

  friend bool operator==(const Piece&, const Piece&) = default;
};
struct Location {
  std::uint8_t sort = 0;  // a cell, a purse
  Seat seat = kNobody;    // whose it is; nobody's: it is common
  std::uint16_t at = 0;   // which of its sort

  friend bool operator==(const Location&, const Location&) = default;
};

// Pieces that changed places. Those that enter the game come from, and those that leave it go to, a
// location that the game has for that.
struct Transfer {
  Piece piece;
  Location from;
  Location to;
  std::int16_t n = 1;  // how many, at least 1

  friend bool operator==(const Transfer&, const Transfer&) = default;
};

// One thing that happened while a move was applied, for the log and for showing it on the table.
// No more of it is told than everybody may know.
struct Event {
  enum class Kind : std::uint8_t {
    choice,   // what the actor decided
    outcome,  // what followed from the rules: the wheel turned, a tile found no place
    scoring,  // a heading: a scoring began
    score,    // one line of a scoring: seat, gold and points with their reason
    finish,   // the match is over
  };

  Kind kind = Kind::outcome;
  std::uint8_t what = 0;  // by an enumeration of the game's own, `Happening`; 0: nothing it names
  Message message;
  std::optional<Seat> seat{};  // whom it concerns
  std::int16_t gold = 0;       // of a score line: coins gained (or lost, below 0) by `seat`
  std::int16_t points = 0;
  // Of a score line: the catalogue id of its column in the final table.
  std::string_view category{};
  std::vector<Transfer> moved{};  // in the order in which it happened

  friend bool operator==(const Event&, const Event&) = default;
};

// A player's result by category, for the running score and the table at the end.
struct ScoreSheet {
  struct Line {
    std::string_view category;                     // catalogue id
    std::array<std::int16_t, kMaxSeats> points{};  // by seat
  };
  std::vector<Line> lines;
  std::array<std::int16_t, kMaxSeats> totals{};
  std::array<std::int16_t, kMaxSeats> money{};  // in hand; 0 in a game without any
  std::array<std::uint8_t, kMaxSeats> ranks{};  // 1 is best; seats that share a place have the same
  Message tie_break;  // how equal totals were parted, or why the highest did not win; else empty
  // Catalogue id of a line of the ranking, with what totals count: {rank}, {player}, {n}.
  std::string_view rank_line = "app.rank";
};

}  // namespace meadhall
