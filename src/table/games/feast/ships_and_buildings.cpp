#include "table/games/feast/signs.h"
#include "table/kit/sketch.h"
#include "table/kit/stamp.h"

// Ships differ in their rig before all: oars and no sail, a wide plain sail, a striped one.
// Buildings differ in their roofs: one slope, a steep gable, a long back.

namespace meadhall::table::feast_table {

using feast::Building;
using feast::Ship;

namespace {

constexpr auto kWhalingBoat = sketch<R"(
  k-8 20,0 36,-34 n-4 20,0 36,-34 k: 28,-30! 32,-42 43,-50! 47,-36 42,-24! i^3.5
  k: -50,-22! -40,-6 -22,0 0,2 22,0 40,-6 50,-22! 49,0 38,20 20,28 -20,28 -38,20 -49,0 u^4
  t: -44,-2! -24,9 0,11 24,9 44,-2! 36,16 20,23 -20,23 -36,16
  v~2.5 -42,5 -22,15 0,17 22,15 42,5
  B~6 -50,38 -38,33 -26,39 -13,34 0,39 13,34 26,39 38,33 50,38
  k-9 -22,-22 -34,30 n-4 -21.5,-21 -34,30 k: -33,24! -26,34 -31,48 -40,48 -42,34! n^3.5
  k-9 -1,-22 -7,30 n-4 -1,-21 -7,30 k: -8,24! 0,34 -2,48 -12,48 -15,34! n^3.5
  k-9 18,-22 18,30 n-4 18,-21 18,30 k: 18,24! 25,34 24,48 14,48 11,34! n^3.5
)">();
constexpr auto kKnarr = sketch<R"(
  k-9 0,18 0,-50 u-4 0,18 0,-49
  k: -38,-42! 38,-42! 43,-24 41,-8 33,5! 12,0 -12,0 -33,5! -41,-8 -43,-24 w^4
  T: 22,-38! 35,-38! 39,-24 37,-9 31,0! 22,-2!
  p-2.5 -13,-38 -14,-5 p-2.5 13,-38 14,-5 p~2.5 -38,-22 0,-25 38,-22
  k-9 -42,-43 42,-43 u-4 -40,-43 40,-43
  k: -50,-6! -44,8 -28,17 0,20 28,17 44,8 50,-6! 51,18 42,36 22,45 -22,45 -42,36 -51,18 u^4
  t: -46,13! -28,26 0,29 28,26 46,13! 39,33 22,40 -22,40 -39,33
  v~2.5 -45,10 -28,22 0,25 28,22 45,10 v~2.5 -42,22 -24,34 0,36 24,34 42,22
  B~6 -50,47 -38,42 -26,48 -13,43 0,48 13,43 26,48 38,42 50,47
)">();
constexpr auto kLongship = sketch<R"(
  k-8 -3,18 -3,-50
  k: -28,-44! 22,-44! 26,-28 24,-12 18,2! 4,-2 -10,-2 -24,2! -30,-12 -32,-28 r^4
  w: -18,-40! -8,-40! -8,-20 -9,-6! -18,-5! -20,-22 w: 3,-40! 13,-40! 15,-22 13,-5! 3,-6! 3,-20
  k-8 -32,-44 26,-44 u-3.5 -30,-44 24,-44
  k~10 -34,24 -45,14 -47,-2 -42,-12 -34,-10 -34,-3 u~4 -34,24 -45,14 -47,-2 -42,-12 -34,-10 -34,-4
  k~12 32,24 41,14 42,0 38,-12 u~5 32,24 41,14 42,0 38,-12
  k: 32,-8! 29,-20 33,-30 41,-30 52,-22! 47,-18 52,-13! 45,-11 44,-2! u^3 k@ 39,-22 2.5,2.5
  k: -48,8! -30,17 0,19 30,17 47,8! 43,26 32,37 -32,37 -43,26 t^4
  v~2.5 -38,28 -20,31 20,31 38,28
  k@ -29,18 9,9 g@ -29,18 5.5,5.5 k@ -10,20 9,9 r@ -10,20 5.5,5.5
  k@ 10,20 9,9 g@ 10,20 5.5,5.5 k@ 29,18 9,9 r@ 29,18 5.5,5.5
  B~6 -50,43 -38,38 -26,44 -13,39 0,44 13,39 26,44 38,38 50,43
)">();

// Firewood under a roof that leans to one side.
constexpr auto kShed = sketch<R"(
  k/ -40,-8 40,-30 40,46 -40,46 u^4 v-2.5 -26,-6 -26,42 v-2.5 27,-20 27,42
  k/ -16,6 18,6 18,46 -16,46
  u@ -7,37 8,8 n@ -7,37 4.5,4.5 u@ 9,37 8,8 n@ 9,37 4.5,4.5 u@ 1,23 8,8 n@ 1,23 4.5,4.5
  k/ -50,-8 -48,-20 47,-48 50,-36 50,-24 -50,4 t^4 u-2.5 -44,-10 45,-36
)">();
constexpr auto kStoneHouse = sketch<R"(
  k/ -38,46 -38,0 0,-34 38,0 38,46 q^4
  x-3 -34,16 -12,16 x-3 12,16 34,16 x-3 -34,30 -12,30 x-3 12,30 34,30 x-3 -22,2 22,2
  x-3 -22,16 -22,30 x-3 24,2 24,16 x-3 22,30 22,42 x-3 -24,30 -24,42 x-3 0,-12 0,2 x-3 -12,-12 12,-12
  k: -13,46! -13,18 0,10 13,18 13,46! v: -8,42! -8,20 0,15 8,20 8,42!
  k/ -50,0 0,-49 50,0 42,14 0,-24 -42,14 m^4 L-3 -42,-1 0,-41 42,-1
)">();
constexpr auto kLongHouse = sketch<R"(
  k/ -43,2 43,2 43,38 -43,38 t^4 v-2.5 -28,8 -28,34 v-2.5 -16,8 -16,34 v-2.5 16,8 16,34 v-2.5 28,8 28,34
  k: -9,38! -9,16 0,11 9,16 9,38!
  k-8 -40,-2 -27,-38 k-8 -24,-2 -46,-34 k-8 40,-2 27,-38 k-8 24,-2 46,-34
  k: -52,14! -46,-4 -36,-20 -18,-27 18,-27 36,-20 46,-4 52,14! 26,10 -26,10 n^4
  p-3 -22,-22 -30,7 p-3 -7,-23 -10,6 p-3 7,-23 10,6 p-3 22,-22 30,7 p-3 -34,-18 -44,6 p-3 34,-18 44,6
)">();

constexpr std::array<Sketch, feast::kShips> kShips = {kWhalingBoat, kKnarr, kLongship};
constexpr std::array<Sketch, feast::kBuildings> kBuildings = {kShed, kStoneHouse, kLongHouse};

void cut_ship(Paint& paint, float size, std::uint32_t which) {
  draw_sketch(paint, kShips[which], {{0, 0}, size});
}
void cut_building(Paint& paint, float size, std::uint32_t which) {
  draw_sketch(paint, kBuildings[which], {{0, 0}, size});
}

}  // namespace

void draw_piece(Paint& paint, Ship ship, Point center, float size, float opacity) {
  stamp(paint, cut_ship, static_cast<std::uint32_t>(ship), {center, size, opacity});
}

void draw_piece(Paint& paint, Building building, Point center, float size) {
  stamp(paint, cut_building, static_cast<std::uint32_t>(building), {center, size});
}

}  // namespace meadhall::table::feast_table
