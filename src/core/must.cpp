#include "core/must.h"

#include <array>
#include <charconv>
#include <string>

#ifdef __EMSCRIPTEN__
#include <emscripten/console.h>
#else
#include <cstdio>
#endif

namespace meadhall {

void must_failed(const char* condition, const char* file, int line) {
  // Put together: a format would bring more code than the message is worth to whoever opens the
  // page.
  std::array<char, 12> number{};
  std::to_chars(number.data(), number.data() + number.size() - 1, line);
  std::string message = file;
  message.append(":").append(number.data()).append(": it must hold that ").append(condition);
#ifdef __EMSCRIPTEN__
  emscripten_err(message.c_str());  // likewise: streams of the C library
#else
  std::fprintf(stderr, "%s\n", message.c_str());
  std::fflush(stderr);
#endif
  __builtin_trap();
}

}  // namespace meadhall
