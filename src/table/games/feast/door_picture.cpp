#include "table/games/feast/door_picture.h"

#include "table/kit/canvas.h"
#include "table/kit/shield.h"

// The picture on the door of A Feast for Odin. Its units: see kit/canvas.h.

namespace meadhall::table::feast_table {
namespace {

constexpr auto kThrone = sketch<R"(
  v/ -30,40 -30,-34 -22,-44 -22,40 v/ 30,40 30,-34 22,-44 22,40
  t/ -22,40 -22,-30 22,-30 22,40 v-1.5 -8,-30 -8,40 v-1.5 8,-30 8,40
  g@ -26,-46 6,6 g@ 26,-46 6,6 v: -24,-28! -14,-46 0,-52 14,-46 24,-28! u^2 g@ 0,-37 6,6 k@ 0,-37 4,4
)">();
constexpr auto kRaven = sketch<R"(
  k: -22,10! -10,-2 -6,-14 2,-20 10,-17! 18,-14 10,-11! 12,-2 6,8 -4,12! j@ 5,-15 1,1
  a: -16,6! -6,-2 4,-4 6,4! -4,9 k-2 0,10 -1,16 k-2 4,9 4,16
)">();
constexpr auto kBoard = sketch<R"(
  v/ -127,34 127,34 127,90 -127,90 u/ -127,26 127,26 127,36 -127,36 t-2 -127,31 127,31
  r/ -46,26 46,26 43,60 32,52 21,62 11,53 0,63 -11,53 -21,62 -32,52 -43,60 g-2 -46,30 46,30 o-1 -45,34 45,34
)">();
constexpr auto kRoast = sketch<R"(
  x@ 0,3 36,5 j@ 0,1 36,6 i@ 0,-1 34,5
  m: -32,-2 -28,-8 -20,-4 -10,-8 0,-5 10,-8 20,-4 28,-8 32,-2 20,1 -20,1
  v: -27,-3! -30,-14 -22,-24 -4,-28 14,-25 24,-17 27,-8 25,-2! 0,0 u^1.8
  h: -22,-5! -22,-12 -10,-9 6,-8 22,-8! 22,-4! 0,-2 l: -22,-15! -14,-23 2,-26! 0,-21 -12,-18
  v: 22,-18! 30,-24 38,-22 42,-15 38,-9 28,-6! u^1.5 v@ 42,-14 4,5 k@ 43,-15 1,1 k@ 32,-17 2,2
  v: 26,-20! 24,-29 32,-24! r@ 44,-9 4,4
)">();
constexpr auto kHorn = sketch<R"(
  k~13 -16,-22 -14,-6 -2,0 12,-2 w~10 -16,-21 -14,-7 -3,-1 11,-3 u~4 -12,-12 -8,-5 -1,-2
  g@ -16,-23 9,3 o@ -16,-23 6,2 g~3 2,-6 4,3 k~5 12,-2 18,-4 22,-9 g@ 23,-10 3,3
)">();
constexpr auto kTankard = sketch<R"(
  x@ 1,1 15,3 v~5 11,-20 20,-19 20,-8 11,-6
  v: -13,0! -12,-25! 12,-25! 13,0! u/ -11,-1 -10,-24 10,-24 11,-1 t-1.5 -4,-24 -4,-1 t-1.5 4,-24 4,-1
  j-3 -12,-20 12,-20 j-3 -12,-5 12,-5
  w: -14,-24! -16,-30 -9,-34 -3,-31 2,-36 9,-33 14,-32 15,-25! 0,-22
)">();
constexpr auto kCandle = sketch<R"(
  o@ 0,0 9,3 w/ -4,0 -4,-22 4,-22 4,0 S/ 1,0 1,-22 4,-22 4,0 k-1 0,-22 0,-26
  g: 0,-38! 5,-30 3,-25 -3,-25 -5,-30 w: 0,-33! 2,-29 1,-26 -1,-26 -2,-29
)">();
constexpr auto kBread = sketch<R"(
  x@ 0,1 16,3 o: -15,0! -16,-7 -8,-13 8,-13 16,-7 15,0! n^1.5
  o~1.5 -6,-11 -3,-7 o~1.5 0,-12 3,-8 o~1.5 6,-11 9,-7
)">();

}  // namespace

void draw_door_picture(Paint& paint, const Rect& area) {
  const Clip clipped(paint, area);
  Canvas canvas(paint, area);
  canvas.above(area, rgb(0x2a180e));
  canvas.sky(-90, 40, rgb(0x2a180e), rgb(0x4a2e1a));
  for (int i = -6; i <= 6; ++i) {
    const float x = static_cast<float>(i) * 18;
    paint.line(canvas.at(x, -90), canvas.at(x, 30), rgb(0x000000, 0.22F), canvas.length(1));
  }
  canvas.glow(0, 0, 92, rgb(0xff9f3f, 0.42F));
  for (const float side : {-1.0F, 1.0F}) {
    canvas.put(kShield, side * 46, -32, 0.30F, {{rgb(0x3c5a78), rgb(0xb8453a)}});
    canvas.put(kShield, side * 84, -32, 0.30F, {{rgb(0x4c8250), rgb(0xd8c38a)}});
  }
  canvas.put(kThrone, 0, 2, 0.85F);
  const Inks feathers{{rgb(0x3c5a78)}};
  canvas.put(kRaven, -22, -49, 0.7F, feathers);
  canvas.put(kRaven, 22, -49, 0.7F, feathers, true);
  canvas.put(kBoard);
  canvas.put(kHorn, -84, 29);
  canvas.put(kBread, 84, 28);
  canvas.put(kTankard, -48, 28, 0.9F, {}, true);
  canvas.put(kTankard, 48, 28, 0.9F);
  for (const float x : {-29.0F, 31.0F}) {
    canvas.put(kCandle, x, 25, 0.9F);
    canvas.glow(x, -4, 20, rgb(0xffd76a, 0.40F));
  }
  canvas.put(kRoast, -2, 27, 0.62F);
}

}  // namespace meadhall::table::feast_table
