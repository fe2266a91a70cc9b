#pragma once

#include <string_view>

#include "games/feast/position/parsed_position.h"
#include "games/position_text/reader.h"

// Reading a position goes line by line, word by word; the first thing that makes no sense ends it.
// Capitals, colons, commas, semicolons and spaces are a matter of taste, but for the letters of
// tiles; and so is the order of the lines: the number of players is looked up first, and what
// depends on other lines is looked at when all are read.

namespace meadhall::feast {

class PositionReader : private position_text::KeywordReader {
 public:
  explicit PositionReader(std::string_view text);

  Result<State> read();

 private:
  // Words
  bool seat(Seat& value);
  bool item(Item& value);
  bool item(std::string_view name, Item& value);
  bool place(std::string_view name, std::size_t& value);
  bool card(std::size_t& value);
  bool on_or_off(std::uint8_t& flag);

  // "2 oil, wood" up to the end of the line; visit(n, item).
  template <class Visit>
  bool items(int most, Visit visit) {
    return counted(1, most, [&](int n, std::string_view name) {
      Item which{};
      return item(name, which) && visit(n, which);
    });
  }

  // Lines
  bool read_line();
  bool is_row() const;
  bool read_row();
  bool read_part(Keyword keyword);
  bool read_step(Keyword keyword);
  bool read_window();
  bool read_feast();
  bool read_phase();
  bool read_task();
  bool read_bytes(Task& task);
  bool read_table();
  bool read_rules();
  bool read_land();
  bool read_strips();
  bool read_weapons(std::array<std::uint8_t, kWeapons>& weapons);
  bool read_copies();
  bool read_markers();
  bool read_gone();

  // Lines of a player
  bool read_player();
  bool read_part_of_player(Keyword keyword);
  bool read_has();
  bool read_pregnant();
  bool read_ships();
  bool read_away();
  bool read_sheds();
  bool read_fields(std::uint8_t& wood, std::uint8_t& stone);
  bool read_crops();
  bool read_tokens();
  bool read_cards(Keyword keyword);
  bool read_stands(std::uint8_t other_colour);
  bool read_board(std::size_t name);
  bool read_tiles();

  ParsedPosition parsed_;
  Player* player_ = nullptr;    // whose lines are read
  Drawing* drawing_ = nullptr;  // named last, of the same player
  std::size_t rows_left_ = 0;   // of it
};

}  // namespace meadhall::feast
