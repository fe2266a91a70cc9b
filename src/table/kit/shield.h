#pragma once

#include "table/kit/sketch.h"

namespace meadhall::table {

// A round shield, its quarters in inks a and b; its middle is 0,0, its radius 50.
inline constexpr auto kShield = sketch<R"(
  k@ 2,4 50,50 j@ 0,0 47,47 k@ 0,0 42,42 a@ 0,0 41,41
  b: 0,0! -41,0! -29,-29 0,-41! b: 0,0! 41,0! 29,29 0,41! k@ 0,0 15,15 i@ 0,0 11,11
)">();

}  // namespace meadhall::table
