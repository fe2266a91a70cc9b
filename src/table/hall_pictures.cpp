#include "table/hall_pictures.h"

#include <imgui_internal.h>

#include <array>

#include "table/sketch.h"
#include "table/vikings/pieces.h"
#include "table/widgets.h"

namespace meadhall::table {
namespace {

using vikings::Viking;

// Pictures are 200 by 130 around 0,0, and more than that at their sides.

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
constexpr auto kSheep = sketch<R"(
  k-2 -4,-1 -4,4 k-2 4,-1 4,4 w: -8,-4 -6,-9 0,-10 6,-9 8,-4 5,0 -5,0 k@ -9,-7 3,3
)">();

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
// Quarters in inks a and b.
constexpr auto kShield = sketch<R"(
  k@ 2,4 50,50 j@ 0,0 47,47 k@ 0,0 42,42 a@ 0,0 41,41
  b: 0,0! -41,0! -29,-29 0,-41! b: 0,0! 41,0! 29,29 0,41! k@ 0,0 15,15 i@ 0,0 11,11
)">();

// Where a picture's units lie in an area it covers wholly: its foot at the area's, of a high area's
// width so much that what matters can be seen, of a flat one's height the upper part, with the
// mast.
class Canvas {
 public:
  Canvas(Paint& paint, const Rect& area)
      : paint_(paint),
        size_(std::max({area.w / 200, std::min(area.h / 130, area.w / 124),
                        std::min(area.h / 156, area.w / 108)}) *
              100) {
    middle_ = {area.center().x, std::max(area.bottom() - length(66), area.y + length(62))};
  }

  Point at(float x, float y) const {
    return {middle_.x + x * size_ / 100, middle_.y + y * size_ / 100};
  }
  float length(float units) const { return units * size_ / 100; }
  void put(Sketch sketch, const Inks& inks = {}) {
    draw_sketch(paint_, sketch, {middle_, size_}, inks);
  }
  void put(Sketch sketch, float x, float y, float scale = 1, const Inks& inks = {},
           bool mirrored = false) {
    draw_sketch(paint_, sketch, {at(x, y), size_ * scale, mirrored}, inks);
  }
  // Light that fades away from its middle.
  void glow(float x, float y, float radius, Colour colour) {
    paint_.radial(at(x, y), length(radius), colour, fade(colour, 0));
  }
  // Above everything, where the area is higher than the picture.
  void above(const Rect& area, Colour colour) { paint_.fill(area, colour); }
  // A band from one side to the other, `top` above, `low` below.
  void sky(float from, float to, Colour top, Colour low) {
    const Point a = at(-127, from);
    const Point b = at(127, to);
    paint_.list().AddRectFilledMultiColor(a, b, top, top, low, low);
  }

 private:
  Paint& paint_;
  float size_;
  Point middle_;
};

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

void draw_vikings_picture(Paint& paint, const Rect& area) {
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

void draw_graenaland_picture(Paint& paint, const Rect& area) {
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
  draw_ship(paint, Viking::scout, {canvas.at(-62, 0).x, canvas.at(0, 4).y, canvas.length(40), 0});
  canvas.put(kGreenShore);
  canvas.put(kTurfHouse, 30, 55, 0.95F);
  canvas.put(kSheep, 6, 63);
  canvas.put(kSheep, 66, 57, 0.9F, {}, true);
}

void draw_feast_picture(Paint& paint, const Rect& area) {
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

void draw_backdrop(Frame& frame) {
  Paint& paint = frame.paint;
  const Rect all = frame.screen();
  // As much wood as words on it bear; none where contrast is wished for.
  Colour high = tone.sea_top;
  Colour low = tone.sea_bottom;
  float wood = 0;
  for (const float share : {0.85F, 0.5F, 0.25F}) {
    const Colour boards = blend(tone.wood_dark, tone.wood_bottom, 0.45F);
    high = blend(tone.sea_bottom, boards, share);
    low = blend(tone.sea_bottom, tone.wood_dark, share);
    wood = share;
    if (tone.edge <= 1 &&
        std::min(contrast(tone.on_sea_soft, high), contrast(tone.on_sea_soft, low)) > 6)
      break;
    high = tone.sea_top;
    low = tone.sea_bottom;
    wood = 0;
  }
  paint.gradient(all, high, low);
  if (wood == 0) return draw_sea(frame);
  ImDrawList& list = paint.list();
  const float board = paint.em(4.6F);
  for (float x = std::fmod(all.w / 2, board); x < all.w; x += board) {
    paint.line({x, 0}, {x, all.h}, fade(tone.wood_dark, 0.34F), 1.5F);
  }
  // The hearth below the middle, out of sight.
  const Colour fire = rgb(0xff9a3c, 0.30F * wood);
  paint.radial({all.w / 2, all.h * 1.06F}, std::max(all.w * 0.46F, all.h * 0.7F), fire,
               fade(fire, 0));
  // Rafters meet above the title, posts stand at both sides.
  const float post = std::clamp(all.w * 0.022F, 10.0F, paint.em(2.2F));
  const Colour light = blend(low, tone.wood_top, 0.75F);
  const Colour dark = blend(low, tone.wood_dark, 0.8F);
  const float eaves = std::min(all.h * 0.30F, paint.em(11));
  for (const float side : {-1.0F, 1.0F}) {
    const float edge = side < 0 ? 0 : all.w;
    const auto in = [&](float x) { return edge - side * x; };
    list.AddQuadFilled({in(0), eaves}, {in(0), eaves - post * 1.6F}, {all.w / 2, -post * 2.6F},
                       {all.w / 2, -post}, fade(dark, 0.9F));
    list.AddLine({in(0), eaves}, {all.w / 2, -post}, fade(light, 0.5F), 2);
    const Rect upright{side < 0 ? 0 : all.w - post, 0, post, all.h};
    list.AddRectFilledMultiColor(upright.min(), upright.max(), side < 0 ? dark : light,
                                 side < 0 ? light : dark, side < 0 ? light : dark,
                                 side < 0 ? dark : light);
    paint.line({in(post), 0}, {in(post), all.h}, fade(tone.wood_dark, 0.9F), 2);
    // Shields hang where no sign is.
    const float room = std::max(0.0F, (all.w - paint.em(78)) / 2 - post);
    const float size = std::min(paint.em(4.6F), room * 0.78F);
    for (int i = 0; i < 4 && size > paint.em(2.6F); ++i) {
      const float y = eaves + size * (1.1F + 1.6F * static_cast<float>(i));
      if (y > all.h - size * 0.6F) break;
      const Colour first = blend(low, i % 2 == 0 ? rgb(0x9a3b30) : rgb(0x2f5f86), 0.75F);
      const Colour second = blend(low, i % 2 == 0 ? rgb(0xd8c38a) : rgb(0xc79a5b), 0.65F);
      draw_sketch(paint, kShield, {{in(post + room / 2), y}, size},
                  {.own = {first, second}, .opacity = 0.9F});
    }
  }
}

}  // namespace meadhall::table
