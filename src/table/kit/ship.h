#pragma once

#include "table/kit/sketch.h"

namespace meadhall::table {

// A longship under sail, seen from the side, 100 by 100. Ink a is the sail, c its stripes.
inline constexpr auto kShip = sketch<R"(
  x@ 50,90 44,4
  v~6 15,70 8,60 7,48 12,38 18,39 17,44
  v~6 85,70 93,60 94,46 89,35
  v: 86,42! 83,34 86,27 92,25 99,29! 95,31 99,34! 92,36 91,44! g@ 90,30 1,1
  k: 8,60! 30,68 50,69 70,68 92,60! 89,75 79,87 64,91 36,91 21,87 11,75 t^2.5
  u: 11,63! 30,70 50,71 70,70 89,63! 88,69 70,75 50,76 30,75 12,69!
  v~1.5 13,73 32,80 68,80 87,73 v~1.5 18,81 36,86 64,86 82,81
  v-5 50,66 50,3
  k: 19,9! 81,9! 85,26 84,44 79,58! 64,54 36,54 21,58! 16,44 15,26 a^2
  c: 28,11! 38,11! 39,28 38,52! 28,54! 26,34 c: 62,11! 72,11! 74,34 72,54! 62,52! 61,28
  z: 18,46! 34,44 66,44 82,46! 79,57! 64,53 36,53 21,57!
  v-4 15,9 85,9 u-1.5 16,8 84,8 w-1 17,57 12,68 w-1 83,57 88,68
  k@ 26,69 6,6 a@ 26,69 4,4 k@ 38,71 6,6 w@ 38,71 4,4 k@ 50,72 6,6 a@ 50,72 4,4
  k@ 62,71 6,6 w@ 62,71 4,4 k@ 74,69 6,6 a@ 74,69 4,4
  X: 3,92! 10,86 18,92 30,87 42,92 54,87 66,92 78,87 88,92 97,88! 97,95 88,96 70,96 50,97 30,96 10,96!
)">();

// The same, drawn into the square at the top left of `area`.
inline void draw_ship(Paint& paint, const Rect& area, Colour sail) {
  draw_sketch(paint, kShip, {area.min(), area.w}, {{sail, sail, lighter(sail, 0.28F)}});
}

}  // namespace meadhall::table
