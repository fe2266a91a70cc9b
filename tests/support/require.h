#pragma once

#include <cstdio>
#include <cstdlib>
#include <source_location>
#include <string_view>

namespace meadhall::tests {

// What a fuzzer asks for: where it does not hold the run ends there, and says where, and why if
// anybody knows.
inline void require(bool holds, std::string_view why = {},
                    std::source_location at = std::source_location::current()) {
  if (holds) return;
  std::fprintf(stderr, "%s:%u does not hold. %.*s\n", at.file_name(), at.line(),
               static_cast<int>(why.size()), why.data());
  std::abort();
}

}  // namespace meadhall::tests
