#include "table/games/vikings/specials.h"

#include "table/games/vikings/pieces.h"
#include "table/kit/icons.h"
#include "table/kit/sketch.h"
#include "table/kit/stamp.h"

namespace meadhall::table::vikings_table {

using vikings::Special;
using vikings::Viking;

namespace {

constexpr Colour kBack = rgb(0x2f6b45);
constexpr Colour kBackDark = rgb(0x1c4229);
constexpr Colour kFace = rgb(0xf4ead0);
constexpr Colour kFaceLow = rgb(0xdfd0a8);
constexpr float kLeastWithCaption = 27;  // CSS pixels: a caption on less could not be read

// What a tile pays, below its sign: "+2 ●".
struct Caption {
  std::string_view words;
  Icon icon = Icon::coin;
};

Caption caption_of(Special special) {
  switch (special) {
    case Special::gold_5: return {"+5", Icon::coin};
    case Special::smith_1: return {"+1", Icon::coin};
    case Special::smith_2: return {"+2", Icon::coin};
    case Special::noble_1:
    case Special::scout_1:
    case Special::fisher_1: return {"+1", Icon::star};
    case Special::food_3: return {"3", Icon::star};
    case Special::gold_3: return {"1", Icon::star};
    case Special::building_1:
    case Special::building_2:
    case Special::building_3:
    case Special::building_4: return {"×1", Icon::star};
    case Special::none:
    case Special::boat:
    case Special::boatsman: break;
  }
  return {};
}

// 100 across, their middle at 0,0.
constexpr auto kPurse = sketch<R"(
  x@ 0,36 40,6
  v: -12,-18! -34,0 -42,22 -28,36 28,36 42,22 34,0 12,-18! t^2.5
  u: -14,-9! -28,6 -33,22 -25,30! -25,14 v~2 4,-8 14,6 16,20
  v: -14,-18! -26,-34 -13,-39 0,-35 13,-39 26,-34 14,-18! t^2.5 w-6 -15,-18 15,-18
)">();
constexpr auto kDish = sketch<R"( x@ 0,16 48,18 v@ 0,10 46,19 u@ 0,8 43,16 n@ 0,7 36,12 )">();
constexpr auto kGround = sketch<R"( H@ 0,22 48,22 G@ 0,20 46,20 )">();
// The back: two rings that hold each other. Ink a.
constexpr auto kKnot = sketch<R"(
  a&6 -12,-20 2,-14 8,0 2,14 -12,20 -26,14 -32,0 -26,-14
  a&6 12,-20 26,-14 32,0 26,14 12,20 -2,14 -8,0 -2,-14
)">();

void draw_picture(Paint& paint, Special special, Point center, float size) {
  const auto put = [&](Sketch thing) { draw_sketch(paint, thing, {center, size}); };
  const auto at = [&](float x, float y) { return Point{center.x + x * size, center.y + y * size}; };
  const auto person = [&](Viking kind) { draw_medallion(paint, kind, center, size * 0.42F); };
  switch (special) {
    case Special::none: break;
    case Special::gold_5:
      put(kPurse);
      draw_coin(paint, at(-0.24F, 0.26F), size * 0.34F);
      draw_coin(paint, at(0.04F, 0.30F), size * 0.34F);
      break;
    case Special::smith_1:
    case Special::smith_2: return person(Viking::goldsmith);
    // A rowing boat: without a mast, so that nobody takes it for a ship that threatens.
    case Special::boat:
      draw_viking(paint, Viking::boatsman, at(0, 0.24F), size * 0.8F);
      draw_ferry(paint, at(0, 0.20F), size * 0.86F);
      break;
    case Special::noble_1: return person(Viking::noble);
    case Special::scout_1: return person(Viking::scout);
    case Special::fisher_1: return person(Viking::fisherman);
    case Special::boatsman:
      return draw_viking(paint, Viking::boatsman, at(-0.08F, 0.46F), size * 0.94F);
    // A fish on a dish: food that is worth more.
    case Special::food_3:
      put(kDish);
      draw_sign(paint, Viking::fisherman, at(0, 0.0F), size * 0.66F, rgb(0x2f5f8f));
      break;
    // Three coins that become a point.
    case Special::gold_3:
      for (const Point& spot : {Point{-0.25F, 0.13F}, Point{0.25F, 0.13F}, Point{0, -0.17F}}) {
        draw_coin(paint, at(spot.x, spot.y), size * 0.44F);
      }
      break;
    case Special::building_1:
    case Special::building_2:
    case Special::building_3:
    case Special::building_4:
      put(kGround);
      return draw_building(paint, vikings::building_of(special), around(center, size, size));
  }
}

constexpr std::uint32_t kWithCaption = 16;

void cut_special(Paint& paint, float size, std::uint32_t variant) {
  const float radius = size * 0.12F;
  const Rect area{0, 0, size, size};
  paint.fill({0, size * 0.03F, size, size}, rgb(0x000000, 0.30F), radius);
  paint.fill(area, kBackDark, radius);
  paint.gradient(area.inset(size * 0.02F), lighter(kBack, 0.12F), kBack, radius);
  const Rect face = area.inset(size * 0.085F);
  paint.gradient(face, kFace, kFaceLow, radius * 0.6F);
  paint.outline(face, kBackDark, std::max(size * 0.012F, paint.list()._FringeScale), radius * 0.6F);
  const auto special = static_cast<Special>(variant & 15U);
  const bool caption = (variant & kWithCaption) != 0;
  draw_picture(paint, special, {size / 2, size * (caption ? 0.40F : 0.5F)},
               size * (caption ? 0.56F : 0.74F));
}

void cut_special_back(Paint& paint, float size, std::uint32_t) {
  const float radius = size * 0.12F;
  paint.fill({0, size * 0.05F, size, size}, darker(kBackDark, 0.4F), radius);
  paint.fill({0, 0, size, size}, kBackDark, radius);
  paint.gradient(Rect{0, 0, size, size}.inset(size * 0.03F), lighter(kBack, 0.12F), kBack, radius);
  draw_sketch(paint, kKnot, {{size / 2, size / 2}, size}, {{rgb(0x9cc7a4)}});
}

}  // namespace

void draw_special(Paint& paint, Special special, const Rect& area, float opacity) {
  if (special == Special::none) return;
  const float size = area.w;
  const Caption caption = caption_of(special);
  const bool captioned = !caption.words.empty() && size >= kLeastWithCaption;
  stamp(paint, cut_special, static_cast<std::uint32_t>(special) | (captioned ? kWithCaption : 0),
        {area.min(), size, opacity});
  if (!captioned) return;
  const Type type{Face::bold, size * 0.255F / paint.em(), fade(rgb(0x2d2015), opacity)};
  const float words = paint.width(caption.words, type);
  const float sign = size * 0.23F;
  const float left = area.center().x - (words + sign * 1.15F) / 2;
  const float y = area.y + size * 0.795F;
  paint.text({left, y}, caption.words, type);
  draw_icon(paint, caption.icon, {left + words + sign * 0.68F, y}, sign,
            fade(rgb(0x8a5a12), opacity));
}

void draw_special_back(Paint& paint, const Rect& area) {
  stamp(paint, cut_special_back, 0, {area.min(), area.w});
}

void draw_building_frame(Paint& paint, const Rect& tile) {
  const float size = tile.w;
  const Rect frame = tile.inset(size * 0.03F);
  paint.outline(frame, kBackDark, size * 0.075F, size * 0.05F);
  paint.outline(frame, rgb(0x8fd0a0), size * 0.035F, size * 0.05F);
  draw_special_mark(paint, {tile.x + size * 0.17F, tile.y + size * 0.17F}, size * 0.24F);
}

void draw_special_mark(Paint& paint, Point center, float size) {
  const Rect area = around(center, size, size);
  paint.fill(area.inset(-size * 0.09F), rgb(0x0d1f2b, 0.9F), size * 0.26F);
  paint.fill(area, rgb(0x8fd0a0), size * 0.2F);
  paint.fill(area.inset(size * 0.09F), kBack, size * 0.16F);
  draw_icon(paint, Icon::star, center, size * 0.66F, rgb(0xfff0bf));
}

}  // namespace meadhall::table::vikings_table
