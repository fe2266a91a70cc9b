#pragma once

#include <span>
#include <string>
#include <string_view>

#include "core/word_reader.h"
#include "games/contract.h"

// What positions as texts have in common, whatever the game: numbers, options, complaints. Their
// sentences stand in the catalogue under vikings.position.*, where the first game put them.

namespace meadhall::position_text {

// "Line 3, column 5, “text”: why."
Error misplaced(const TextPlace& place, Message why);

// "false, true"
std::string joined(std::span<const std::string_view> words);

// A chance whose next draws are those of the number that PositionText::add_luck wrote.
Rng rng_of(std::uint64_t luck);

// Reads a position; the first thing that makes no sense ends it. Each reader says false there;
// last() is the place then, and complaint() says what is wrong.
class LineReader : public WordReader {
 public:
  using WordReader::WordReader;

  bool fail(Message reason);
  bool fail(std::string_view id) { return fail(Message(id)); }
  Error complaint() const { return misplaced(last(), reason_); }

  // The words of the first line: "vikings position 1". `otherwise`: the complaint.
  bool header(std::string_view wanted, std::string_view otherwise);

  bool number(int least, int most, int& value);
  bool seed(std::uint64_t& value) { return digits(10, "vikings.position.seed", value); }
  bool luck(std::uint64_t& value) { return digits(16, "vikings.position.luck", value); }

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

  // How many of something are left once `n` more are named; `in_box` says how many there are.
  bool out_of_box(int& left, int n, int in_box);

 private:
  bool digits(int base, std::string_view complaint, std::uint64_t& value);

  Message reason_;
};

}  // namespace meadhall::position_text
