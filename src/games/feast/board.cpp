#include "games/feast/board.h"

#include <bit>

namespace meadhall::feast {
namespace {

using Rare = BonusGain::Rare;

struct PrintedBonus {
  Spot spot{};
  std::uint8_t width = 0;  // in cells
  BonusGain gain{};
};

// A board as it is printed. Of its cells `.` is no part of it, `x` cannot be covered, `-` costs a
// point while it is uncovered and `=` two, `$` is a number of a track, `+` a bonus field, `o` any
// other cell.
struct Print {
  std::string_view id;
  std::array<std::string_view, kBoardRows> rows;
  std::array<Track, 2> tracks;
  std::uint8_t track_count;
  std::array<PrintedBonus, kMostBonuses> bonuses;
  std::uint8_t bonus_count;
};

constexpr std::array<Print, kSheets> kPrints = {{
    // clang-format off: as it lies on the table
    {"home",
     {"-----------$o",
      "----------$-o",
      "---------$--o",
      "--------$---.",
      "-------$----.",
      "+ooooo$-----.",
      "ooooo$o-----.",
      "oo+o$o+-----.",
      "ooo$ooo-----.",
      "o+$oooo-----.",
      "o$ooo+o-----.",
      "$oooooo-....."},
     {{{{{{0, {11, 0}}, {1, {10, 1}}, {2, {9, 2}}, {2, {8, 3}}, {3, {7, 4}}, {4, {6, 5}}, {5, {5, 6}}, {6, {4, 7}}, {7, {3, 8}}, {9, {2, 9}}, {12, {1, 10}}, {15, {0, 11}}}}, 12, 18}}}, 1,
     {{{{5, 0}, 1, {{{Item::ore}}, 1}},
       {{7, 2}, 1, {{{Item::wood}}, 1}},
       {{7, 6}, 1, {{{Item::rune_stone}}, 1}},
       {{9, 1}, 1, {{{Item::mead}}, 1}},
       {{10, 5}, 1, {{{Item::stone}}, 1}}}}, 5},
    {"shetland",
     {"....ooo..",
      "----o+o..",
      "-+--oo--o",
      "----ooo+o",
      "....--ooo",
      "oo$.--o+o",
      "o$o.o--oo",
      "$o+...---",
      ".oo...--o"},
     {{{{{{0, {7, 0}}, {1, {6, 1}}, {2, {5, 2}}}}, 3, 3}}}, 1,
     {{{{1, 5}, 1, {{{Item::silverware}}, 1}},
       {{2, 1}, 1, {{{Item::game_meat}}, 1}},
       {{3, 7}, 1, {{{Item::oil}}, 1}},
       {{5, 7}, 1, {{{Item::cabbage}}, 1}},
       {{7, 2}, 1, {{{Item::beans}}, 1}}}}, 5},
    {"bear_island",
     {"...----.",
      ".---x---",
      "---$o-o-",
      "oo$o+o-o",
      ".$xoo-o+",
      ".ooooo--",
      ".ooooo+.",
      "...o-oo.",
      "....--.."},
     {{{{{{1, {4, 1}}, {3, {3, 2}}, {4, {2, 3}}}}, 3, 5}}}, 1,
     {{{{3, 4}, 1, {{{Item::game_meat}}, 1}},
       {{4, 7}, 1, {{{Item::stockfish}}, 1}},
       {{6, 6}, 1, {{{Item::rune_stone, Item::ore}}, 2}}}}, 3},
    {"faroe_islands",
     {".....-+$-",
      "..--..$o-",
      ".-+oo$xo+",
      ".ooo$----",
      "...$oo-xo",
      "oo$xo+--.",
      "+$oo.oo-.",
      "$ooo.o+-.",
      ".....oo-."},
     {{{{{{0, {7, 0}}, {1, {6, 1}}, {1, {5, 2}}, {1, {4, 3}}, {2, {3, 4}}, {2, {2, 5}}, {2, {1, 6}}, {3, {0, 7}}}}, 8, 4}}}, 1,
     {{{{0, 6}, 1, {{{Item::sheep}}, 1}},
       {{2, 2}, 1, {{{Item::oil}}, 1}},
       {{2, 8}, 1, {{{Item::milk}}, 1}},
       {{5, 5}, 1, {{{Item::flax}}, 1}},
       {{6, 0}, 1, {{{Item::peas}}, 1}},
       {{7, 6}, 1, {{{Item::hide}}, 1}}}}, 6},
    {"baffin_island",
     {"-o--+....",
      "--o---ooo",
      ".o-o--o+o",
      ".-x-o...o",
      ".ooo$--..",
      "ooo$---+-",
      ".o$o--...",
      "o$oo-oo..",
      "$oo.-o+o-"},
     {{{{{{0, {8, 0}}, {1, {7, 1}}, {2, {6, 2}}, {2, {5, 3}}, {4, {4, 4}}}}, 5, 6}}}, 1,
     {{{{0, 4}, 1, {{{Item::ore}}, 1}},
       {{2, 7}, 1, {{{Item::whale_meat}}, 1}},
       {{5, 7}, 1, {{{Item::oil}}, 1}},
       {{8, 6}, 1, {{{Item::skin_and_bones}}, 1}}}}, 4},
    {"iceland",
     {"o-.-.--$",
      "-o.o--$-",
      ".o+o-$--",
      "oooo$---",
      "+oo$----",
      "oo$-ooo-",
      "o$--o+o.",
      "..--o..."},
     {{{{{{1, {6, 1}}, {2, {5, 2}}, {3, {4, 3}}, {4, {3, 4}}, {5, {2, 5}}, {6, {1, 6}}, {7, {0, 7}}}}, 7, 8}}}, 1,
     {{{{2, 2}, 1, {{{Item::stockfish}}, 1}},
       {{4, 0}, 1, {{{Item::oil}}, 1}},
       {{6, 5}, 1, {{{Item::stone, Item::ore}}, 2}}}}, 3},
    {"labrador",
     {"...--....",
      "...---...",
      "...-o-...",
      "...+--o-.",
      "..-------",
      "---o-----",
      "o-o-+-x-.",
      "-+-o-o---",
      ".-.-o-+--"},
     {}, 0,
     {{{{3, 3}, 1, {{{Item::game_meat}}, 1}},
       {{6, 4}, 1, {{{Item::chest}}, 1}},
       {{7, 1}, 1, {{{Item::linen}}, 1}},
       {{8, 6}, 1, {{{Item::stockfish}}, 1}}}}, 4},
    {"greenland",
     {"---oo$--",
      "ooox$---",
      "o+o$---$",
      "ooo---$.",
      "o-o--$oo",
      ".---$xo+",
      "..o$ooo.",
      "....ooo."},
     {{{{{{0, {2, 3}}, {1, {1, 4}}, {2, {0, 5}}}}, 3, 3},
       {{{{0, {6, 3}}, {1, {5, 4}}, {2, {4, 5}}, {3, {3, 6}}, {4, {2, 7}}}}, 5, 5}}}, 2,
     {{{{2, 1}, 1, {{{Item::whale_meat}}, 1}},
       {{5, 7}, 1, {{{Item::stockfish}}, 1}}}}, 2},
    {"newfoundland",
     {"..---....",
      "..--.....",
      ".-+-.--..",
      ".o-o---..",
      "o-o-o---.",
      "-+-o-o---",
      "o-o---+-.",
      "---o-----",
      ".....-.--"},
     {}, 0,
     {{{{2, 2}, 1, {{{Item::skin_and_bones}}, 1}},
       {{5, 1}, 1, {{{Item::cloakpin}}, 1}},
       {{6, 6}, 1, {{}, 0, Rare::stone_house}}}}, 3},
    {"lofoten",
     {"......=$o-",
      ".......-+.",
      ".........-",
      ".....=--+-",
      "...$o-oo--",
      "..$o+o-o-.",
      ".$oo-.....",
      "$oo-......",
      "o+........"},
     {{{{{{0, {7, 0}}, {1, {6, 1}}, {2, {5, 2}}, {2, {4, 3}}, {3, {0, 7}}}}, 5, 4}}}, 1,
     {{{{1, 8}, 1, {{{Item::stone}}, 1}},
       {{3, 8}, 1, {{{Item::wood}}, 1}},
       {{5, 4}, 1, {{{Item::hide}}, 1}},
       {{8, 1}, 1, {{{Item::stockfish}}, 1}}}}, 4},
    {"orkney",
     {".--o.--...",
      "--o+-.....",
      "-ooo$-....",
      "o-o$o--.o-",
      "-o.oo...--",
      "o$.o-.--..",
      "$o.-o+oo.-",
      "...oo-.-+o",
      "...-....-o"},
     {{{{{{0, {6, 0}}, {1, {5, 1}}, {2, {3, 3}}, {3, {2, 4}}}}, 4, 4}}}, 1,
     {{{{1, 3}, 1, {{{Item::cattle}}, 1}},
       {{6, 5}, 1, {{}, 0, Rare::random_weapon}},
       {{7, 8}, 1, {{{Item::fruits}}, 1}}}}, 3},
    {"mull",
     {"...=-+....",
      "..=----...",
      "....---...",
      "..=+-x+...",
      ".....oo$=.",
      "...+--$o--",
      "......oo++",
      "+ooo$ooo-.",
      ".-o$oo-..."},
     {{{{{{0, {8, 3}}, {1, {7, 4}}, {2, {5, 6}}, {3, {4, 7}}}}, 4, 4}}}, 1,
     {{{{0, 5}, 1, {{{Item::wood}}, 1}},
       {{3, 3}, 1, {{{Item::ore}}, 1}},
       {{3, 6}, 1, {{{Item::salt_meat}}, 1}},
       {{5, 3}, 1, {{{Item::gold_ornament}}, 1}},
       {{6, 8}, 2, {{{Item::stone}}, 1, Rare::altar}},
       {{7, 0}, 1, {{{Item::egg}}, 1}}}}, 6},
    {"caithness",
     {"..oo$....-=",
      ".oo$+o=-+-=",
      ".o$ooo=----",
      ".$ooo=---..",
      "$oo----+...",
      "ooo----....",
      "...--+....."},
     {{{{{{0, {4, 0}}, {1, {3, 1}}, {2, {2, 2}}, {3, {1, 3}}, {4, {0, 4}}}}, 5, 5}}}, 1,
     {{{{1, 4}, 1, {{{Item::fur}}, 1}},
       {{1, 8}, 1, {{{Item::amber}}, 1}},
       {{4, 7}, 1, {{{Item::stone}}, 1}},
       {{6, 5}, 1, {{{Item::sword}}, 1}}}}, 4},
    {"stone_house",
     {".o-..",
      "-o+-.",
      ".-oo-",
      "..-o-"},
     {}, 0,
     {{{{1, 2}, 1, {{{Item::hide}}, 1}}}}, 1},
    {"long_house",
     {"o-o-o-o-o-+",
      "-+-x-o-x-o-",
      "o-o-o+o-o-."},
     {}, 0,
     {{{{0, 10}, 1, {{{Item::peas}}, 1}},
       {{1, 1}, 1, {{{Item::oil}}, 1}},
       {{2, 5}, 1, {{{Item::beans}}, 1}}}}, 3},
    // clang-format on
}};

constexpr void add(Cells& cells, std::size_t row, std::size_t column) {
  cells[row] = static_cast<std::uint16_t>(cells[row] | 1U << column);
}

constexpr Cells without(const Cells& cells, const Cells& others) {
  Cells left{};
  for (std::size_t row = 0; row < kBoardRows; ++row) {
    left[row] = static_cast<std::uint16_t>(cells[row] & ~unsigned{others[row]});
  }
  return left;
}

// The cells and all eight neighbours of each.
constexpr Cells with_neighbours(const Cells& cells) {
  Cells wide{};
  for (std::size_t row = 0; row < kBoardRows; ++row) {
    const unsigned here = cells[row];
    wide[row] = static_cast<std::uint16_t>(here | here << 1U | here >> 1U);
  }
  Cells all = wide;
  for (std::size_t row = 0; row < kBoardRows; ++row) {
    if (row > 0) all[row] = static_cast<std::uint16_t>(all[row] | wide[row - 1]);
    if (row + 1 < kBoardRows) all[row] = static_cast<std::uint16_t>(all[row] | wide[row + 1]);
  }
  return all;
}

constexpr Cells in_both(const Cells& cells, const Cells& others) {
  Cells both{};
  for (std::size_t row = 0; row < kBoardRows; ++row) {
    both[row] = static_cast<std::uint16_t>(cells[row] & others[row]);
  }
  return both;
}

constexpr Board read(const Print& print) {
  Board board{.id = print.id, .tracks = print.tracks, .track_count = print.track_count};
  for (; board.height < kBoardRows && !print.rows[board.height].empty(); ++board.height) {
    const std::string_view row = print.rows[board.height];
    board.width = static_cast<std::uint8_t>(row.size());
    for (std::size_t column = 0; column < row.size(); ++column) {
      const char kind = row[column];
      if (kind != '.' && kind != 'x') add(board.open, board.height, column);
      if (kind == 'x') add(board.blocked, board.height, column);
      if (kind == '-') add(board.minus, board.height, column);
      if (kind == '=') add(board.minus_two, board.height, column);
      if (kind == '$') add(board.incomes, board.height, column);
      if (kind == '+') add(board.fields, board.height, column);
    }
  }
  for (; board.bonus_count < print.bonus_count; ++board.bonus_count) {
    const PrintedBonus& printed = print.bonuses[board.bonus_count];
    Bonus& bonus = board.bonuses[board.bonus_count];
    bonus.gain = printed.gain;
    for (std::size_t i = 0; i < printed.width; ++i) {
      add(bonus.field, printed.spot.row, printed.spot.column + i);
    }
    bonus.around = in_both(without(with_neighbours(bonus.field), board.fields), board.open);
  }
  return board;
}

}  // namespace

constexpr std::array<Board, kSheets> kBoards = [] {
  std::array<Board, kSheets> all;
  for (std::size_t i = 0; i < kSheets; ++i) all[i] = read(kPrints[i]);
  return all;
}();

int count_of(const Cells& cells) {
  int count = 0;
  for (const std::uint16_t row : cells) count += std::popcount(row);
  return count;
}

}  // namespace meadhall::feast
