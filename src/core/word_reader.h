#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "core/scan.h"

// Texts that people write by hand are read line by line, word by word. Capitals are a matter of
// taste, and so is what stands between words; from `#` on a line is a comment.

namespace meadhall {

constexpr char lower(char letter) {
  return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

// True if a word that was read (small letters) is this one as it is written.
constexpr bool is_word(std::string_view written, std::string_view read) {
  return std::ranges::equal(written, read, {}, lower);
}

// True if a word begins as a number does.
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

// A place in a text, for errors; both count from 1, line 0 is nowhere.
struct TextPlace {
  int line = 0;
  int column = 0;
  std::string_view text;
};

class WordReader {
 public:
  // `between` are the characters that may stand between words. `text` must outlive the reader and
  // all places it gives.
  WordReader(std::string_view text, std::string_view between);
  WordReader(const WordReader&) = delete;
  WordReader& operator=(const WordReader&) = delete;

  // Steps to the next line; false at the end. Before the first there is no word.
  bool next_line();

  // The next word of the line, in small letters; empty at its end.
  std::string_view word();
  // The same, which stays the next.
  std::string_view peek() const;
  // Takes the next word if it is this one.
  bool take(std::string_view wanted);
  // Takes a mark off the end of the line, before its comment; false if it does not end in it.
  // Only before the line's first word.
  bool take_off_end(char mark);

  // The word read last; where the line ended, an empty text there.
  const TextPlace& last() const { return last_; }

 private:
  std::string_view text_;
  std::string lowered_;  // the same in small letters
  std::string_view between_;
  Scanner scan_{std::string_view()};  // of this line, without its comment
  std::size_t begin_ = 0;             // of the line
  std::size_t end_ = 0;
  TextPlace last_;
};

}  // namespace meadhall
