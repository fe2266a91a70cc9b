#include "core/clean_text.h"

#include <cstdint>

namespace meadhall {
namespace {

// A character of UTF-8: its number, and how many bytes it takes. What is ill-formed takes one byte
// and is no character.
struct Letter {
  static constexpr std::uint32_t kIllFormed = 0xffffffff;

  std::uint32_t number = kIllFormed;
  std::size_t bytes = 1;
};

// The Unicode Standard, table 3-7: neither overlong nor a surrogate nor beyond U+10FFFF.
Letter letter_at(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const std::uint32_t lead = byte(0);
  if (lead < 0x80) return {lead, 1};
  if (lead < 0xc2 || lead > 0xf4) return {};
  const std::size_t bytes = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
  if (bytes > text.size()) return {};
  std::uint32_t number = lead & (0x7fU >> bytes);
  for (std::size_t i = 1; i < bytes; ++i) {
    if ((byte(i) & 0xc0U) != 0x80U) return {};
    number = number << 6U | (byte(i) & 0x3fU);
  }
  const bool overlong = (bytes == 3 && number < 0x800) || (bytes == 4 && number < 0x10000);
  const bool surrogate = number >= 0xd800 && number <= 0xdfff;
  if (overlong || surrogate || number > 0x10ffff) return {};
  return {number, bytes};
}

bool is_ascii_control(std::uint32_t number) { return number < 0x20 || number == 0x7f; }

// The other set of controls; separators of lines and paragraphs; embeddings, overrides and isolates
// of direction.
bool is_other_control(std::uint32_t number) {
  return (number >= 0x80 && number < 0xa0) || (number >= 0x2028 && number <= 0x202e) ||
         (number >= 0x2066 && number <= 0x2069);
}

bool is_clean(const Letter& letter) {
  return letter.number != Letter::kIllFormed && !is_ascii_control(letter.number) &&
         !is_other_control(letter.number);
}

}  // namespace

bool is_clean_line(std::string_view text, std::size_t most) {
  if (text.empty() || text.size() > most || text.front() == ' ' || text.back() == ' ') return false;
  while (!text.empty()) {
    const Letter letter = letter_at(text);
    if (!is_clean(letter)) return false;
    text.remove_prefix(letter.bytes);
  }
  return true;
}

std::string mended_line(std::string_view text) {
  std::string line;
  while (!text.empty()) {
    const Letter letter = letter_at(text);
    if (!is_other_control(letter.number)) line += text.substr(0, letter.bytes);
    text.remove_prefix(letter.bytes);
  }
  while (line.ends_with(' ')) line.pop_back();
  line.erase(0, line.find_first_not_of(' '));
  return line;
}

std::string excerpt(std::string_view text, std::size_t most) {
  std::string shown;
  while (!text.empty()) {
    const Letter letter = letter_at(text);
    const bool stays = is_clean(letter) || letter.number == '\n' || letter.number == '\t';
    const std::string_view piece = stays ? text.substr(0, letter.bytes) : "\xef\xbf\xbd";
    if (shown.size() + piece.size() > most) return shown + "…";
    shown += piece;
    text.remove_prefix(letter.bytes);
  }
  return shown;
}

}  // namespace meadhall
