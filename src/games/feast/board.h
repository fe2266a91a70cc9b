#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "games/feast/items.h"

// What is printed on everything tiles are laid on: the home board, exploration boards, houses.
// rules: Feast 7

namespace meadhall::feast {

enum class Sheet : std::uint8_t {
  home,
  // Exploration boards, front and back of each pair; those of mini-expansions last.
  shetland,
  bear_island,
  faroe_islands,
  baffin_island,
  iceland,
  labrador,
  greenland,
  newfoundland,
  lofoten,
  orkney,
  mull,
  caithness,
  stone_house,
  long_house,
};
inline constexpr std::size_t kSheets = 15;

constexpr bool is_house(Sheet sheet) {
  return sheet == Sheet::stone_house || sheet == Sheet::long_house;
}

// Cells of a board: bit c of row r is the cell in row r from the top and column c from the left.
inline constexpr std::size_t kBoardRows = 12;
inline constexpr std::size_t kBoardColumns = 13;
using Cells = std::array<std::uint16_t, kBoardRows>;

struct Spot {
  std::uint8_t row = 0;
  std::uint8_t column = 0;

  friend bool operator==(const Spot&, const Spot&) = default;
};

// Numbers of which the first that is still visible is the income.
struct Track {
  struct Step {
    std::uint8_t income = 0;
    Spot spot{};
  };
  std::array<Step, 12> steps{};
  std::uint8_t count = 0;
  std::uint8_t beyond = 0;  // the income when all are covered
};

// What a surrounded bonus field brings each round: some items, or one of the rarer things.
struct BonusGain {
  enum class Rare : std::uint8_t { none, random_weapon, stone_house, altar };

  std::array<Item, 2> items{};  // the first `count`
  std::uint8_t count = 0;
  Rare rare = Rare::none;
};
struct Bonus {
  Cells field{};  // one cell, on Mull two
  Cells
      around{};  // what has to be covered: of the neighbours those that can be, without the fields
  BonusGain gain{};
};
inline constexpr std::size_t kMostBonuses = 6;

struct Board {
  std::string_view id;
  std::uint8_t height = 0;
  std::uint8_t width = 0;
  Cells open{};   // may be covered, bonus fields included
  Cells minus{};  // cost a point while they are uncovered
  Cells minus_two{};
  Cells incomes{};  // numbers of all tracks
  Cells fields{};   // of all bonuses
  Cells blocked{};  // part of the board where nothing can lie: lakes, pillars
  std::array<Track, 2> tracks{};
  std::uint8_t track_count = 0;
  std::array<Bonus, kMostBonuses> bonuses{};
  std::uint8_t bonus_count = 0;
};

extern const std::array<Board, kSheets> kBoards;
inline const Board& board(Sheet sheet) { return kBoards[static_cast<std::size_t>(sheet)]; }

constexpr bool has(const Cells& cells, std::size_t row, std::size_t column) {
  return (unsigned{cells[row]} >> column & 1U) != 0;
}
int count_of(const Cells& cells);

}  // namespace meadhall::feast
