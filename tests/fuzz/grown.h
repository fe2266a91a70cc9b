#pragma once

#include <algorithm>
#include <string>
#include <string_view>

#include "core/scan.h"

namespace meadhall::tests {

// What a fuzzer tries for an input: the input itself; or of "*N", a new line and "head|middle|tail"
// the middle N times between the others. So a short input reaches the limits of long ones.
inline std::string grown(std::string_view input) {
  constexpr std::size_t kMost = 6'000'000;
  Scanner scan(input);
  if (!scan.take('*')) return std::string(input);
  const auto times = scan.number<std::size_t>();
  if (!times || !scan.take('\n')) return std::string(input);
  std::string text(scan.until('|'));
  scan.take('|');
  const std::string_view middle = scan.until('|');
  scan.take('|');
  const std::size_t most = kMost / std::max<std::size_t>(middle.size(), 1);
  for (std::size_t i = 0; i < std::min(*times, most); ++i) text += middle;
  return text.append(scan.rest());
}

}  // namespace meadhall::tests
