#include "table/vikings/specials.h"

#include "table/icons.h"
#include "table/shape.h"
#include "table/vikings/pieces.h"

namespace meadhall::table {

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

void coin(Pencil& pen, float x, float y, float radius, float opacity) {
  pen.disc(x, y, radius, fade(rgb(0x8a5a12), opacity));
  pen.disc(x, y, radius * 0.88F, fade(tone.coin, opacity));
  pen.ring(x, y, radius * 0.58F, fade(rgb(0xb07c1e), opacity), radius * 0.16F);
}

// A purse tied with a string, coins before it: gold at once.
void purse(Pencil& pen, float opacity) {
  const Colour leather = fade(rgb(0x8a5a33), opacity);
  const Colour dark = fade(rgb(0x4b2f1a), opacity);
  pen.to(-0.10F, -0.20F)
      .curve(-0.44F, 0.0F, -0.40F, 0.34F, 0, 0.34F)
      .curve(0.40F, 0.34F, 0.44F, 0.0F, 0.10F, -0.20F)
      .fill(leather);
  pen.polygon({{-0.2F, -0.36F}, {0.2F, -0.36F}, {0.10F, -0.20F}, {-0.10F, -0.20F}}, leather);
  pen.segment(-0.14F, -0.20F, 0.14F, -0.20F, dark, 0.05F);
  coin(pen, -0.20F, 0.22F, 0.14F, opacity);
  coin(pen, 0.06F, 0.26F, 0.14F, opacity);
}

// Three coins that become a point.
void three_coins(Pencil& pen, float opacity) {
  coin(pen, -0.26F, 0.12F, 0.19F, opacity);
  coin(pen, 0.26F, 0.12F, 0.19F, opacity);
  coin(pen, 0, -0.16F, 0.19F, opacity);
}

// A rowing boat: without a mast, so that nobody takes it for a ship that threatens.
void boat(Pencil& pen, float opacity) {
  const Colour keel = fade(rgb(0x3b2413), opacity);
  const Colour timber = fade(rgb(0x8a5c33), opacity);
  const Colour oar = fade(rgb(0x6b4526), opacity);
  const Colour wave = fade(rgb(0x3f86a8), opacity);
  for (const float side : {-1.0F, 1.0F}) {
    pen.segment(side * 0.08F, -0.10F, side * 0.34F, 0.36F, oar, 0.05F);
    pen.oval(side * 0.35F, 0.37F, 0.055F, 0.11F, oar, -side * 0.5F);
  }
  pen.to(-0.46F, -0.10F)
      .curve(-0.2F, 0.0F, 0.2F, 0.0F, 0.46F, -0.10F)
      .curve(0.38F, 0.24F, 0.2F, 0.28F, 0, 0.28F)
      .curve(-0.2F, 0.28F, -0.38F, 0.24F, -0.46F, -0.10F)
      .fill_any(keel);
  pen.to(-0.40F, -0.02F)
      .curve(-0.2F, 0.06F, 0.2F, 0.06F, 0.40F, -0.02F)
      .curve(0.32F, 0.20F, 0.18F, 0.23F, 0, 0.23F)
      .curve(-0.18F, 0.23F, -0.32F, 0.20F, -0.40F, -0.02F)
      .fill_any(timber);
  pen.disc(0, -0.24F, 0.11F, fade(rgb(0xefc9a0), opacity));
  pen.to(-0.12F, -0.25F)
      .curve(-0.11F, -0.42F, 0.11F, -0.42F, 0.12F, -0.25F)
      .fill(fade(rgb(0x5b6b75), opacity));
  pen.to(-0.46F, 0.42F)
      .curve(-0.3F, 0.36F, -0.16F, 0.48F, 0, 0.42F)
      .curve(0.16F, 0.36F, 0.3F, 0.48F, 0.46F, 0.42F)
      .stroke(wave, 0.05F);
}

// A fish on a dish: food that is worth more.
void feast(Paint& paint, Pencil& pen, float opacity) {
  pen.oval(0, 0.10F, 0.46F, 0.20F, fade(rgb(0x8a5c33), opacity));
  pen.oval(0, 0.07F, 0.42F, 0.16F, fade(rgb(0xc79a5b), opacity));
  draw_sign(paint, Viking::fisherman, pen.at(0, -0.04F), pen.unit() * 0.66F,
            fade(rgb(0x3b78b5), opacity));
}

void person(Paint& paint, Pencil& pen, Viking kind, float opacity) {
  if (opacity < 1) {
    paint.disc(pen.at(0, 0), pen.unit() * 0.36F, fade(viking_colour(kind), opacity));
    return;
  }
  draw_medallion(paint, kind, pen.at(0, 0), pen.unit() * 0.38F);
}

void draw_picture(Paint& paint, Special special, Point center, float size, float opacity) {
  Pencil pen(paint, center, size);
  switch (special) {
    case Special::none: break;
    case Special::gold_5: return purse(pen, opacity);
    case Special::smith_1:
    case Special::smith_2: return person(paint, pen, Viking::goldsmith, opacity);
    case Special::boat: return boat(pen, opacity);
    case Special::noble_1: return person(paint, pen, Viking::noble, opacity);
    case Special::scout_1: return person(paint, pen, Viking::scout, opacity);
    case Special::fisher_1: return person(paint, pen, Viking::fisherman, opacity);
    case Special::boatsman:
      return draw_viking(paint, Viking::boatsman, pen.at(0, 0.44F), size * 0.92F, opacity);
    case Special::food_3: return feast(paint, pen, opacity);
    case Special::gold_3: return three_coins(pen, opacity);
    case Special::building_1:
    case Special::building_2:
    case Special::building_3:
    case Special::building_4:
      pen.oval(0, 0.2F, 0.48F, 0.22F, fade(tone.grass_dark, opacity));
      pen.oval(0, 0.18F, 0.46F, 0.2F, fade(tone.grass, opacity));
      return draw_building(paint, vikings::building_of(special), around(center, size, size),
                           opacity);
  }
}

}  // namespace

void draw_special(Paint& paint, Special special, const Rect& area, float opacity) {
  if (special == Special::none) return;
  const float size = area.w;
  const float radius = size * 0.12F;
  paint.fill(area, fade(kBackDark, opacity), radius);
  paint.fill(area.inset(size * 0.02F), fade(kBack, opacity), radius);
  const Rect face = area.inset(size * 0.075F);
  paint.gradient(face, fade(kFace, opacity), fade(kFaceLow, opacity), radius * 0.6F);

  const Caption caption = caption_of(special);
  if (caption.words.empty() || size < kLeastWithCaption) {
    return draw_picture(paint, special, area.center(), size * 0.74F, opacity);
  }
  draw_picture(paint, special, {area.center().x, area.y + size * 0.40F}, size * 0.58F, opacity);
  const Type type{Face::bold, size * 0.255F / paint.em(), fade(tone.ink, opacity)};
  const float words = paint.width(caption.words, type);
  const float sign = size * 0.23F;
  const float left = area.center().x - (words + sign * 1.15F) / 2;
  const float y = area.y + size * 0.795F;
  paint.text({left, y}, caption.words, type);
  draw_icon(paint, caption.icon, {left + words + sign * 0.68F, y}, sign,
            fade(rgb(0x8a5a12), opacity));
}

void draw_special_back(Paint& paint, const Rect& area) {
  const float radius = area.w * 0.12F;
  paint.fill(area, kBackDark, radius);
  paint.fill(area.inset(area.w * 0.03F), kBack, radius);
  Pencil pen(paint, area.center(), area.w);
  // A knot of two rings.
  pen.ring(-0.10F, 0, 0.19F, rgb(0x9cc7a4), 0.05F);
  pen.ring(0.10F, 0, 0.19F, rgb(0x9cc7a4), 0.05F);
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

}  // namespace meadhall::table
