#include "text/alphabet.h"

#include <array>
#include <cstdint>

namespace meadhall::text {
namespace {

struct Letter {
  std::uint16_t code;  // the small letter's; its capital stands one before it, or 32
  char plain;
  bool own;  // has a place of its own in the alphabet
};
constexpr std::array<Letter, 25> kLetters = {{
    {0xe1, 'a', false}, {0xe9, 'e', false},  {0xed, 'i', false},  {0xf3, 'o', false},
    {0xfa, 'u', false}, {0xfd, 'y', false},  {0x105, 'a', true},  {0x107, 'c', true},
    {0x10d, 'c', true}, {0x10f, 'd', false}, {0x119, 'e', true},  {0x11b, 'e', false},
    {0x142, 'l', true}, {0x144, 'n', true},  {0x148, 'n', false}, {0x159, 'r', true},
    {0x15b, 's', true}, {0x161, 's', true},  {0x165, 't', false}, {0x16f, 'u', false},
    {0x17a, 'z', true}, {0x17c, 'z', true},  {0x17e, 'z', true},  {0xf6, 'o', false},
    {0xfc, 'u', false},
}};

// `own`: put after a letter that has a place of its own; 0 for nothing.
std::string fold(std::string_view words, char own) {
  std::string out;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const auto byte = static_cast<unsigned char>(words[i]);
    if (byte < 0xc0 || byte >= 0xe0 || i + 1 == words.size()) {
      out += byte >= 'A' && byte <= 'Z' ? static_cast<char>(byte + 32) : words[i];
      continue;
    }
    auto code = static_cast<std::uint32_t>((byte & 31U) << 6U) |
                (static_cast<unsigned char>(words[++i]) & 63U);
    bool known = false;
    for (const Letter& letter : kLetters) {
      const std::uint32_t capital = letter.code - (letter.code < 0x100 ? 32U : 1U);
      if (code != letter.code && code != capital) continue;
      out += letter.plain;
      if (own != 0 && letter.own) out += own;
      known = true;
      break;
    }
    if (known) continue;
    // Cyrillic; ё is filed and found as е.
    if (code >= 0x410 && code < 0x430) code += 32;
    if (code == 0x401 || code == 0x451) code = 0x435;
    out += static_cast<char>(0xc0U | (code >> 6U));
    out += static_cast<char>(0x80U | (code & 63U));
  }
  return out;
}

}  // namespace

std::string folded(std::string_view words) { return fold(words, 0); }

std::string capitalised(std::string words) {
  if (words.empty()) return words;
  const auto byte = static_cast<unsigned char>(words[0]);
  if (byte >= 'a' && byte <= 'z') words[0] = static_cast<char>(byte - 32);
  if (byte < 0xc0 || byte >= 0xe0 || words.size() < 2) return words;
  auto code =
      static_cast<std::uint32_t>((byte & 31U) << 6U) | (static_cast<unsigned char>(words[1]) & 63U);
  if (code >= 0x430 && code < 0x450) code -= 32;
  for (const Letter& letter : kLetters) {
    if (code != letter.code) continue;
    code -= code < 0x100 ? 32U : 1U;
    break;
  }
  words[0] = static_cast<char>(0xc0U | (code >> 6U));
  words[1] = static_cast<char>(0x80U | (code & 63U));
  return words;
}

std::string sorting_key(std::string_view words, std::string_view language) {
  constexpr char kAfter = '\x7f';
  std::string key = fold(words, kAfter);
  if (language != "cs") return key;
  for (std::size_t at = key.find("ch"); at != std::string::npos; at = key.find("ch", at + 2)) {
    key[at] = 'h';
    key[at + 1] = kAfter;
  }
  return key;
}

}  // namespace meadhall::text
