#include "table/games/graenaland/door_picture.h"

#include <imgui_internal.h>
#include <cmath>

#include "table/kit/canvas.h"
#include "table/kit/scenery.h"
#include "table/kit/ship.h"

// The picture on the door of Graenaland. Its units: see kit/canvas.h.

namespace meadhall::table::graenaland_table {
namespace {

constexpr auto kIce = sketch<R"(
  a/ -127,14 -108,-14 -96,-4 -84,-20 -68,-8 -46,-44 -32,-28 -22,-33 -4,14
  b/ -46,-44 -32,-28 -22,-33 -4,14 -30,14 -40,-14
  w/ -46,-44 -32,-28 -37,-22 -43,-27 -50,-19 -57,-26 w/ -84,-20 -76,-14 -84,-11 -90,-13
  a/ 0,14 16,-10 26,-2 48,-52 68,-18 84,-32 104,-12 127,14
  b/ 48,-52 68,-18 84,-32 104,-12 127,14 54,14 62,-10 53,-20
  w/ 48,-52 62,-28 55,-25 51,-31 46,-24 42,-29 38,-27 w/ 84,-32 94,-22 86,-24 80,-19 78,-26
)">();
constexpr auto kBergs = sketch<R"(
  a/ -12,26 -8,12 -1,16 4,5 14,19 17,26 b/ 4,5 14,19 17,26 4,26 0,17 y/ -14,26 19,26 15,30 -9,30
  a/ -74,24 -68,14 -60,18 -54,24 b/ -68,14 -60,18 -54,24 -66,24 y/ -75,24 -53,24 -58,27 -70,27
)">();
constexpr auto kGreenShore = sketch<R"(
  X: -22,90! -18,58 2,48 30,44 64,42 100,35 127,33! 127,90! S^1.5
  H: -10,90! -6,62 10,54 36,50 68,48 104,41 127,38! 127,90! G^1.5 L: 22,62 44,58 84,54 127,48! 127,53! 84,60 46,66
  S: -127,58! -90,52 -66,58 -46,72 -40,90! -127,90! H: -127,62! -92,57 -70,63 -56,76 -52,90! -127,90! G^1.5
)">();
constexpr auto kTurfHouse = sketch<R"(
  x@ 0,1 34,4
  v: -26,0! -26,-14 -18,-22 18,-22 26,-14 26,0! t/ -23,-1 -23,-13 23,-13 23,-1
  v-1.5 -14,-13 -14,-1 v-1.5 14,-13 14,-1
  f: -34,-8! -28,-18 -14,-30 14,-30 28,-18 34,-8! 20,-12 0,-11 -20,-12 m^2
  L: -24,-18! -14,-27 6,-27! 0,-22 -12,-20
  k/ -5,0 -5,-11 5,-11 5,0 g/ -4,0 -4,-10 4,-10 4,0 g@ -18,-7 3,3 g@ 18,-7 3,3
  y: 16,-28! 13,-36 20,-42 16,-50 23,-56 24,-49 28,-42 22,-35 22,-28!
)">();

// A curtain of northern light: brightest at its lower edge.
void draw_aurora(Paint& paint, const Canvas& canvas, float x, float y, float wide, Colour colour) {
  constexpr unsigned kParts = 24;
  ImDrawList& list = paint.list();
  const ImVec2 white = ImGui::GetFontTexUvWhitePixel();
  list.PrimReserve(kParts * 6, (kParts + 1) * 2);
  const unsigned first = list._VtxCurrentIdx;
  for (unsigned i = 0; i <= kParts; ++i) {
    const float t = static_cast<float>(i) / kParts;
    const float bend = std::sin(t * 6 + x) * 6;
    const float strength = std::sin(t * kPi) * (0.7F + 0.3F * std::sin(t * 40));
    list.PrimWriteVtx(canvas.at(x + t * wide, y + bend - 30), white, fade(colour, 0));
    list.PrimWriteVtx(canvas.at(x + t * wide - 4, y + bend), white, fade(colour, strength));
    if (i == kParts) break;
    for (const unsigned corner : {0U, 1U, 2U, 1U, 3U, 2U})
      list.PrimWriteIdx(first + 2 * i + corner);
  }
}

}  // namespace

void draw_door_picture(Paint& paint, const Rect& area) {
  const Clip clipped(paint, area);
  Canvas canvas(paint, area);
  canvas.above(area, rgb(0x0b2136));
  canvas.sky(-90, 14, rgb(0x0b2136), rgb(0x2c5f78));
  for (int i = 0; i < 26; ++i) {
    const auto step = static_cast<float>(i);
    paint.disc(canvas.at(std::fmod(step * 47, 210.0F) - 105, std::fmod(step * 29, 60.0F) - 64),
               canvas.length(i % 4 == 0 ? 0.7F : 0.4F), rgb(0xf4f0dc, 0.8F));
  }
  draw_aurora(paint, canvas, -96, -20, 130, rgb(0x6fe0a8, 0.60F));
  draw_aurora(paint, canvas, -30, -34, 130, rgb(0x59c7c0, 0.50F));
  canvas.put(kIce, {{rgb(0x86a5b6), rgb(0x587a90)}});
  canvas.sky(13, 90, rgb(0x2f6b84), rgb(0x153f58));
  canvas.put(kBergs, {{rgb(0xdcebef), rgb(0x9cc0cf)}});
  draw_ship(paint, {canvas.at(-62, 0).x, canvas.at(0, 4).y, canvas.length(40), 0},
            current_palette.figures[2]);
  canvas.put(kGreenShore);
  canvas.put(kTurfHouse, 30, 55, 0.95F);
  canvas.put(kGrazingSheep, 6, 63);
  canvas.put(kGrazingSheep, 66, 57, 0.9F, {}, true);
}

}  // namespace meadhall::table::graenaland_table
