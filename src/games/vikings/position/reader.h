#pragma once

#include <span>

#include "games/position_text/reader.h"
#include "games/vikings/position/parsed_position.h"

// Reading a position goes line by line, word by word; the first thing that makes no sense ends it.
// Capitals, colons, commas and spaces are a matter of taste, and so is the order of the lines.

namespace meadhall::vikings {

// "nobles" and "fishermen" as well as "noble" and "fisherman".
std::optional<Viking> viking_worded(std::string_view word);

// The row of a small letter: w, n, c, g, f, s.
std::optional<std::size_t> row_named(char letter);

// A special tile; `none` is no word.
std::optional<Special> special_worded(std::string_view word);

class PositionReader : private position_text::KeywordReader {
 public:
  explicit PositionReader(std::string_view text);

  Result<State> read();

 private:
  // Words
  bool seat(Seat& value);
  bool cell(Cell& value);
  std::optional<Tile> tile_worded(std::string_view name) const;

  // The box. Nothing can be named more often than it exists; what is turned up lies face up
  // somewhere, or left the game.
  bool take_tile(Tile tile, int n);
  bool take_viking(Viking viking, int n);
  bool take_special(Special special, int n);
  bool turn_up(Tile tile, int n = 1);
  bool turn_up(Special special, int n = 1);

  // Lines
  bool read_line();
  bool read_part(Keyword keyword);
  bool read_turn();
  bool read_auction();
  bool read_wheel();
  bool read_purchase();
  bool read_swapping();
  bool read_boat();
  bool read_vikings(std::array<std::uint8_t, kVikingKinds>& of_kind);
  bool read_discarded();
  bool read_next();
  bool read_offered();

  // Lines of a player
  bool read_player();
  bool read_sources(std::span<const std::string_view> names, std::span<std::int16_t> amounts);
  bool read_specials();
  bool read_row(std::size_t row);
  bool lay_on(Cell where, std::string_view name);
  bool build_on(Cell where, std::size_t building);
  bool sides_fit(Cell where, Tile tile);
  bool stand_on(Cell where);

  ParsedPosition parsed_;
  Player* player_ = nullptr;  // whose lines are read
};

}  // namespace meadhall::vikings
