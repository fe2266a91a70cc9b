#pragma once

#include <charconv>
#include <concepts>
#include <optional>
#include <string_view>

namespace meadhall {

// Reads a text from left to right. Every reader either takes what it names and moves on, or takes
// nothing and says so; position() is where reading stands, for error messages (0-based).
class Scanner {
 public:
  explicit constexpr Scanner(std::string_view text) : text_(text) {}

  constexpr bool done() const { return at_ == text_.size(); }
  constexpr std::size_t position() const { return at_; }
  constexpr std::string_view rest() const { return text_.substr(at_); }

  constexpr bool take(char wanted) {
    if (done() || text_[at_] != wanted) return false;
    ++at_;
    return true;
  }

  constexpr bool take(std::string_view wanted) {
    if (!rest().starts_with(wanted)) return false;
    at_ += wanted.size();
    return true;
  }

  constexpr void skip_spaces() {
    while (!done() && (text_[at_] == ' ' || text_[at_] == '\t')) ++at_;
  }

  // Everything up to the next `stop` or the end; the stop itself is left.
  constexpr std::string_view until(char stop) {
    const std::string_view piece = rest().substr(0, rest().find(stop));
    at_ += piece.size();
    return piece;
  }

  // The same, and the stop is taken, too.
  constexpr std::string_view take_until(char stop) {
    const std::string_view piece = until(stop);
    take(stop);
    return piece;
  }

  // The next run of characters that are not spaces; empty at the end.
  constexpr std::string_view word() {
    skip_spaces();
    const std::string_view piece = rest().substr(0, rest().find_first_of(" \t"));
    at_ += piece.size();
    return piece;
  }

  // A whole decimal number without a plus sign, spaces or leading zeros, that fits in Number.
  template <std::integral Number>
  std::optional<Number> number() {
    Number value = 0;
    const char* begin = text_.data() + at_;
    const auto [end, failure] = std::from_chars(begin, text_.data() + text_.size(), value);
    const char* digits = failure == std::errc() && *begin == '-' ? begin + 1 : begin;
    const bool zero_led = end - digits > 1 && *digits == '0';
    if (failure != std::errc() || zero_led) return std::nullopt;
    at_ += static_cast<std::size_t>(end - begin);
    return value;
  }

  // One after spaces, into `value`, which is 0 where there is none.
  template <std::integral Number>
  bool take_number(Number& value) {
    skip_spaces();
    const std::optional<Number> read = number<Number>();
    value = read.value_or(0);
    return read.has_value();
  }

 private:
  std::string_view text_;
  std::size_t at_ = 0;
};

// The number that a text is from its beginning to its end.
template <std::integral Number>
std::optional<Number> whole_number(std::string_view text) {
  Scanner scan(text);
  const std::optional<Number> number = scan.number<Number>();
  return scan.done() ? number : std::nullopt;
}

}  // namespace meadhall
