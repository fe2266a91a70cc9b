#include "core/must.h"

#include <cstdio>

namespace meadhall {

void must_failed(const char* condition, const char* file, int line) {
  std::fprintf(stderr, "%s:%d: it must hold that %s\n", file, line, condition);
  std::fflush(stderr);
  __builtin_trap();
}

}  // namespace meadhall
