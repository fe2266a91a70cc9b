#pragma once

#include "table/kit/sketch.h"

// What grows, grazes and sails by on more than one table. All but the ship stand on 0,0.

namespace meadhall::table {

inline constexpr auto kFir = sketch<R"(
  x@ 2,0 9,3 v/ -2,-6 2,-6 2,0 -2,0
  f: -12,-4! -5,-13 -9,-13! -3,-21 -6,-21! 0,-32! 6,-21! 3,-21 9,-13! 5,-13 12,-4! 0,-3
  m: -12,-4! -5,-13 -9,-13! -3,-21 -6,-21! 0,-32! -1,-14 -2,-5!
)">();
inline constexpr auto kBush = sketch<R"(
  x@ 1,0 9,3 f: -9,0 -9,-6 -4,-8 0,-11 5,-8 9,-5 8,0! m: -9,0 -9,-6 -4,-8 0,-11 1,-6 -4,-3
)">();
inline constexpr auto kRock = sketch<R"(
  x@ 1,1 8,3 q: -8,2! -7,-3 -2,-6 4,-5 8,2! w: -6,-1! -6,-3 -2,-5 2,-4 -2,-2!
)">();
inline constexpr auto kGrazingSheep = sketch<R"(
  k-2 -4,-1 -4,4 k-2 4,-1 4,4 w: -8,-4 -6,-9 0,-10 6,-9 8,-4 5,0 -5,0 k@ -9,-7 3,3
)">();

// The small longship of whoever leads, seen from the side; its middle is 0,0, ink a its sail.
inline constexpr auto kSmallLongship = sketch<R"(
  k~6 -38,22 -47,8 -46,-8 -40,-14 k~6 38,22 47,6 46,-12
  k: 37,-10! 36,-19 43,-25 54,-20! 48,-14 44,-8!
  k: -46,14! -24,24 24,24 46,14! 40,34 24,42 -24,42 -40,34 t^3 u: -40,21! -24,27 24,27 40,21! 36,28 -36,28
  k-6 0,24 0,-46 k: -31,-40! 31,-40! 36,-14 30,12! 0,7 -30,12! -36,-14 a^3.5
  w: -10,-37! 10,-37! 13,-14 10,8! -10,8! -13,-14
  k@ -22,24 6,6 w@ -22,24 3,3 k@ 0,26 6,6 g@ 0,26 3,3 k@ 22,24 6,6 w@ 22,24 3,3
)">();

}  // namespace meadhall::table
