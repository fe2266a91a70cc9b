#pragma once

#include <doctest/doctest.h>

#include <iomanip>
#include <sstream>
#include <string>
#include <string_view>

#include "core/hash.h"

// Saves as tests change them.

namespace meadhall::tests {

inline std::string replaced(std::string text, std::string_view from, std::string_view to) {
  const std::size_t at = text.find(from);
  REQUIRE(at != std::string::npos);
  return text.replace(at, from.size(), to);
}

// The text with the checksum that its changed lines ask for.
inline std::string resealed(const std::string& text) {
  const std::string lines = text.substr(0, text.rfind("checksum "));
  std::ostringstream seal;
  seal << std::hex << std::setfill('0') << std::setw(16) << hash_text(lines);
  return lines + "checksum " + seal.str() + "\n";
}

}  // namespace meadhall::tests
