#include "table/games/vikings/door_picture.h"

#include <array>

#include "table/games/vikings/pieces.h"
#include "table/kit/canvas.h"

// The picture on the door of Vikings. Its units: see kit/canvas.h.

namespace meadhall::table::vikings_table {
namespace {

using vikings::Viking;

constexpr auto kFarShore = sketch<R"(
  a: -127,6! -112,-8 -98,-4 -84,-22 -72,-14 -60,-30 -46,-12 -34,-4 -20,6!
  b: -127,8! -104,-2 -88,-10 -74,0 -58,-14 -40,2 -24,8!
  a: 127,6! 110,-12 100,-8 86,-26 72,-10 60,-16 44,0 34,6!
  b: 127,8! 112,2 96,-12 84,0 70,-4 52,8!
  w~1.5 -58,-46 -53,-49 -49,-45! -45,-49 -40,-47 w~1.5 -36,-55 -32,-58 -29,-54! -26,-58 -22,-56
  w~1.5 50,-51 54,-54 57,-50! 60,-54 64,-52
)">();
constexpr auto kWaves = sketch<R"(
  a: -127,14! -90,11 -60,15 -30,11 0,15 30,11 60,15 90,11 127,14! 127,90! -127,90!
  y~1 -88,22 -80,20 -72,23 -64,21 y~1 52,22 60,20 68,23 76,21
  b: -127,29! -95,25 -66,30 -34,25 -4,30 28,25 58,30 92,25 127,29! 127,90! -127,90!
)">();
constexpr auto kBeach = sketch<R"(
  X: -127,46! -90,38 -50,42 -10,36 30,41 70,36 127,42! 127,90! -127,90! S^1.5
  T: -127,54! -80,47 -30,50 20,45 70,44 127,49! 127,90! -127,90!
  S: -127,56! -80,49 -30,52 20,47 70,46 127,51! 127,90! -127,90!
  H: -127,64! -70,53 -20,57 30,52 80,51 127,57! 127,90! -127,90! G^1.5
  L: -110,66 -70,57 -20,61 20,57! -20,68 -70,66
)">();

}  // namespace

void draw_door_picture(Paint& paint, const Rect& area) {
  const Clip clipped(paint, area);
  Canvas canvas(paint, area);
  canvas.above(area, rgb(0x1f4d6b));
  canvas.sky(-90, -14, rgb(0x1f4d6b), rgb(0xdc8e55));
  canvas.sky(-14, 8, rgb(0xdc8e55), rgb(0xf8d491));
  canvas.glow(50, -4, 62, rgb(0xffe9a8, 0.60F));
  paint.disc(canvas.at(50, -4), canvas.length(15), rgb(0xfff3c9));
  canvas.put(kFarShore, {{rgb(0x6d7f8b), rgb(0x47616f)}});
  canvas.sky(7, 30, rgb(0x5f95a6), rgb(0x2f6d8c));
  for (int i = 0; i < 4; ++i) {
    const auto step = static_cast<float>(i);
    const Point a = canvas.at(40 - step * 3, 9 + step * 3);
    const Point b = canvas.at(60 + step * 3, 10 + step * 3);
    paint.fill({a.x, a.y, b.x - a.x, b.y - a.y}, rgb(0xffe9a8, 0.5F - 0.1F * step), 2);
  }
  draw_ship(paint, Viking::fisherman,
            {canvas.at(-74, -18).x, canvas.at(0, -14).y, canvas.length(32), 0});
  canvas.put(kWaves, {{rgb(0x3a7f9c, 0.75F), rgb(0x2a6680)}});
  draw_ship(paint, Viking::noble, {canvas.at(-40, 0).x, canvas.at(0, -56).y, canvas.length(88), 0});
  canvas.put(kBeach);
  constexpr std::array<Viking, 4> kFolk = {Viking::scout, Viking::warrior, Viking::noble,
                                           Viking::fisherman};
  for (std::size_t i = 0; i < kFolk.size(); ++i) {
    const float x = -44 + 29 * static_cast<float>(i);
    draw_viking(paint, kFolk[i], canvas.at(x, i % 2 == 0 ? 57.0F : 60.0F), canvas.length(38));
  }
  draw_building(paint, 0, {canvas.at(-104, 0).x, canvas.at(0, 8).y, canvas.length(50), 0});
  draw_building(paint, 2, {canvas.at(62, 0).x, canvas.at(0, 6).y, canvas.length(46), 0});
}

}  // namespace meadhall::table::vikings_table
