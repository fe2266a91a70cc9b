#include "match/clean_text.h"

namespace meadhall {

bool is_clean_line(std::string_view text, std::size_t most) {
  if (text.empty() || text.size() > most || text.front() == ' ' || text.back() == ' ') return false;
  std::size_t at = 0;
  while (at < text.size()) {
    const auto lead = static_cast<unsigned char>(text[at]);
    if (lead < 0x20 || lead == 0x7f) return false;
    std::size_t length = 1;
    if (lead >= 0x80) {
      if (lead < 0xc2 || lead > 0xf4) return false;
      length = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
    }
    if (at + length > text.size()) return false;
    for (std::size_t i = 1; i < length; ++i) {
      if ((static_cast<unsigned char>(text[at + i]) & 0xc0U) != 0x80U) return false;
    }
    at += length;
  }
  return true;
}

}  // namespace meadhall
