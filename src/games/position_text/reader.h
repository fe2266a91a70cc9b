#pragma once

#include <span>
#include <string>
#include <string_view>

#include "core/word_reader.h"
#include "games/position_text/parsed_position.h"

// Reading a position goes line by line, word by word; the first thing that makes no sense ends it.

namespace meadhall::position_text {

// "false, true"
std::string joined(std::span<const std::string_view> words);

// A chance whose next draws are those of the number that PositionText::add_luck wrote.
Rng rng_of(std::uint64_t luck);

// As many players as the text says, or else the highest number that heads a player's lines; for
// games in which the words of other lines depend on it. Not validated: lines are read later.
std::size_t players_in(std::string_view text, std::string_view between, std::size_t least,
                       std::size_t most);

// The words of a line. Each reader says false where one makes no sense, and error() what is wrong
// there, at the word read last.
class LineReader : public WordReader, public Complaint {
 public:
  using WordReader::WordReader;

  using Complaint::fail;
  bool fail(Message why) { return fail(last(), std::move(why)); }
  bool fail(std::string_view id) { return fail(Message(id)); }

  bool number(int least, int most, int& value);
  bool seed(std::uint64_t& value) { return digits(10, "position.seed", value); }
  bool luck(std::uint64_t& value) { return digits(16, "position.luck", value); }

  // "2": a seat from 1 to `most`, of which only the first `players` take part.
  bool seat(std::size_t most, std::size_t players, Seat& value);

  // One of these words.
  bool one_of(std::span<const std::string_view> words, std::size_t& value);
  template <class Value>
  bool one_of_into(std::span<const std::string_view> words, Value& value) {
    std::size_t which = 0;
    if (!one_of(words, which)) return false;
    value = static_cast<Value>(which);
    return true;
  }

  // "NAME VALUE": an option as saves and links name it.
  bool option(std::span<const OptionSpec> specs, OptionValues& values);
  // "NAME": a preset of that group.
  bool preset(std::span<const Preset> presets, std::string_view group, OptionValues& values);

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

  // Takes `n` of the `left` that are not named yet; `in_box` is the number of all.
  bool out_of_box(int& left, int n, int in_box);

  // `n` more of something of which there are no more than `most`.
  template <class Value>
  bool add(Value& value, int n, int most) {
    if (value + n > most) return out_of_box(n, n + 1, most);
    value = static_cast<Value>(value + n);
    return true;
  }

 private:
  bool digits(int base, std::string_view complaint, std::uint64_t& value);
};

// The lines: each begins with a keyword, but for those which a game knows by other words. Notes in
// `named` where keywords stand; a game's own reader goes on with the rest of the line.
class KeywordReader : public LineReader {
 public:
  // `named` is not looked at before the header is read.
  KeywordReader(std::string_view text, std::string_view between, NamedParts& named)
      : LineReader(text, between), named_(named) {}

  // The header, the first line that says anything; there has to be one.
  bool read_header();
  // Steps to the next line that says anything; false at the end.
  bool next_part();
  // True if the line was read to its end.
  bool ends();

  // The keyword that begins the line. `others` are the other words with which a player's lines may
  // begin, for whoever begins one with none of them. One that heads a player's lines is noted by
  // begin_player.
  template <class Keyword>
  bool keyword(std::span<const std::string_view> others, Keyword& value) {
    std::size_t number = 0;
    if (!keyword_number(others, number)) return false;
    value = static_cast<Keyword>(number);
    return true;
  }

  // The lines below are this seat's, for the first time.
  bool begin_player(Seat seat);
  // True if the line stands below a player's head.
  bool is_of_player();
  // The player whose lines are read.
  Seat player() const { return player_; }

 private:
  bool keyword_number(std::span<const std::string_view> others, std::size_t& value);

  NamedParts& named_;
  Seat player_ = kNobody;
};

}  // namespace meadhall::position_text
