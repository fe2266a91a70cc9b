#pragma once

#include <cstddef>
#include <cstdint>

namespace meadhall {

// A place at the table, 0 to 5, clockwise. Not a number to count with: seat 1's left neighbour is
// next_seat(seat, players).
enum class Seat : std::uint8_t {};

inline constexpr int kMaxSeats = 6;

constexpr std::size_t index(Seat seat) { return static_cast<std::size_t>(seat); }
constexpr Seat seat_at(std::size_t position) { return static_cast<Seat>(position); }

// Nobody's seat: what it may see is what everybody may.
inline constexpr Seat kNobody{0xff};

// The seat that comes after `seat` clockwise at a table of `players`.
constexpr Seat next_seat(Seat seat, std::size_t players) {
  return seat_at(index(seat) + 1 < players ? index(seat) + 1 : 0);
}

}  // namespace meadhall
