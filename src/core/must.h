#pragma once

namespace meadhall {

// Says on stderr what does not hold and where, and stops the program there: in the browser as a
// WebAssembly.RuntimeError, of which the page tells the player (web/page.js).
[[noreturn]] void must_failed(const char* condition, const char* file, int line);

}  // namespace meadhall

// A condition that holds unless our own code is wrong: within a list's bounds, the right game's
// state. Checked in every build, so that a mistake stops the program where it is made and never
// writes past the end: an optimised build knows no assert, and in WebAssembly even address 0 can be
// written to. What players or files may get wrong is a Result instead. A compare and a branch that
// is not taken; may stand in constexpr functions.
#define MUST(condition)                                             \
  do {                                                              \
    if (!(condition)) [[unlikely]] {                                \
      ::meadhall::must_failed(#condition, __FILE_NAME__, __LINE__); \
    }                                                               \
  } while (false)
