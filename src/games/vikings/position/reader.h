#pragma once

#include <algorithm>
#include <span>
#include <string>

#include "core/scan.h"
#include "games/vikings/position/sketch.h"

// Reading a position goes line by line, word by word; the first thing that makes no sense ends it.
// Capitals, colons, commas and spaces are a matter of taste, and so is the order of the lines.

namespace meadhall::vikings {

constexpr char lower(char letter) {
  return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

// Whether a word that was read (small letters) is this one as it is written.
constexpr bool is_word(std::string_view written, std::string_view read) {
  return std::ranges::equal(written, read, {}, lower);
}

// Whether a word begins as a number does.
constexpr bool is_number(std::string_view read) {
  const std::string_view digits = read.substr(read.starts_with('-') ? 1 : 0);
  return !digits.empty() && digits[0] >= '0' && digits[0] <= '9';
}

template <class Names>
std::optional<std::size_t> place_among(const Names& names, std::string_view read) {
  for (std::size_t i = 0; i < std::size(names); ++i) {
    if (is_word(names[i], read)) return i;
  }
  return std::nullopt;
}

// "nobles" and "fishermen" as well as "noble" and "fisherman".
std::optional<Viking> viking_worded(std::string_view word);

// The row of a small letter: w, n, c, g, f, s.
std::optional<std::size_t> row_named(char letter);

// A special tile; `none` is no word.
std::optional<Special> special_worded(std::string_view word);

class PositionReader {
 public:
  explicit PositionReader(std::string_view text);

  Result<State> read();

 private:
  // Words. Each reader says false where reading ends; `last_` is the place, `reason_` says why.
  bool next_line();
  std::string_view word();  // the next word of the line, in small letters; empty at its end
  std::string_view peek();  // the same, which stays the next
  bool take(std::string_view wanted);
  bool fail(Message reason);
  bool fail(std::string_view id) { return fail(Message(id)); }
  bool number(int least, int most, int& value);
  bool digits(int base, std::uint64_t& value);
  bool seat(Seat& value);
  bool cell(Cell& value);
  std::optional<Tile> tile_worded(std::string_view name) const;

  template <class Value>
  bool number_into(int least, int most, Value& value) {
    int read = 0;
    if (!number(least, most, read)) return false;
    value = static_cast<Value>(read);
    return true;
  }

  // "2 noble, boatsman" up to the end of the line; `visit` gets the number and the name.
  template <class Visit>
  bool counted(int least, int most, Visit visit) {
    while (!peek().empty()) {
      int n = 1;
      if (is_number(peek()) && !number(least, most, n)) return false;
      if (!visit(n, word())) return false;
    }
    return true;
  }

  // The box. Nothing can be named more often than it exists; what is turned up lies face up
  // somewhere, or left the game.
  bool out_of_box(int& left, int n, int in_box);
  bool take_tile(Tile tile, int n);
  bool take_viking(Viking viking, int n);
  bool take_special(Special special, int n);
  bool turn_up(Tile tile, int n = 1);
  bool turn_up(Special special, int n = 1);

  // Lines
  bool read_header();
  bool read_line();
  bool read_part(Keyword keyword);
  bool read_option();
  bool read_preset(std::string_view group);
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

  std::string_view text_;
  std::string lowered_;  // the same in small letters
  Scanner scan_{std::string_view()};
  std::size_t begin_ = 0;  // of the line
  std::size_t end_ = 0;
  int line_ = 0;
  Place last_;  // the word read last
  Message reason_;
  Sketch sketch_;
  Player* player_ = nullptr;  // named last
  Seat seat_{};               // his
};

}  // namespace meadhall::vikings
