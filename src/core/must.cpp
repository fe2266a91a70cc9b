#include "core/must.h"

#include <array>
#include <charconv>
#include <cstdio>

namespace meadhall {

void must_failed(const char* condition, const char* file, int line) {
  // In pieces: a format would bring more code than the message is worth to whoever opens the page.
  std::array<char, 12> number{};
  std::to_chars(number.data(), number.data() + number.size() - 1, line);
  const auto pieces = std::to_array<const char*>(
      {file, ":", number.data(), ": it must hold that ", condition, "\n"});
  for (const char* piece : pieces) std::fputs(piece, stderr);
  std::fflush(stderr);
  __builtin_trap();
}

}  // namespace meadhall
