#include "table/vikings/pieces.h"

#include "table/shape.h"

namespace meadhall::table {

using vikings::Viking;

namespace {

// Ink where ivory would be too pale on the kind's colour.
Colour sign_on(Viking kind) {
  return kind == Viking::goldsmith || kind == Viking::boatsman ? rgb(0x2a1b11) : tone.ivory;
}

// What a figure holds beside him, behind his body: the outline by which he is known.
void draw_gear(Pencil& pen, Viking kind, Colour rim, float opacity) {
  const Colour shaft = fade(rgb(0x8a5f38), opacity);
  const Colour iron = fade(rgb(0xd5dcdf), opacity);
  const Colour dark = fade(rim, opacity);
  switch (kind) {
    case Viking::fisherman:  // a rod with a fish
      pen.segment(0.20F, 0.40F, 0.36F, -0.48F, shaft, 0.05F);
      pen.segment(0.36F, -0.48F, 0.44F, -0.18F, dark, 0.02F);
      pen.oval(0.44F, -0.08F, 0.06F, 0.11F, iron);
      pen.polygon({{0.44F, 0.0F}, {0.50F, 0.1F}, {0.38F, 0.1F}}, iron);
      break;
    case Viking::goldsmith:  // a hammer
      pen.segment(0.26F, 0.34F, 0.34F, -0.24F, shaft, 0.06F);
      pen.box(0.2F, -0.36F, 0.28F, 0.15F, dark, 0.02F);
      pen.box(0.22F, -0.34F, 0.24F, 0.11F, iron, 0.02F);
      break;
    case Viking::scout:  // a bow
      pen.to(0.26F, -0.36F).curve(0.52F, -0.16F, 0.52F, 0.2F, 0.26F, 0.4F).stroke(shaft, 0.055F);
      pen.segment(0.26F, -0.36F, 0.26F, 0.4F, dark, 0.02F);
      break;
    case Viking::noble: break;  // his crown and cloak are enough
    case Viking::warrior:       // an axe
      pen.segment(0.34F, 0.46F, 0.34F, -0.42F, shaft, 0.06F);
      pen.to(0.32F, -0.40F).curve(0.48F, -0.46F, 0.54F, -0.40F, 0.56F, -0.3F);
      pen.curve(0.54F, -0.18F, 0.46F, -0.16F, 0.32F, -0.2F).fill(dark);
      pen.to(0.34F, -0.38F).curve(0.46F, -0.43F, 0.51F, -0.38F, 0.53F, -0.3F);
      pen.curve(0.51F, -0.2F, 0.46F, -0.19F, 0.34F, -0.22F).fill(iron);
      break;
    case Viking::boatsman:  // an oar
      pen.segment(0.36F, 0.48F, 0.36F, -0.3F, shaft, 0.055F);
      pen.oval(0.36F, -0.36F, 0.09F, 0.17F, dark);
      pen.oval(0.36F, -0.36F, 0.07F, 0.15F, fade(rgb(0xc79a5b), opacity));
      break;
  }
}

void draw_headgear(Pencil& pen, Viking kind, Colour colour, Colour rim, float opacity) {
  const Colour horn = fade(tone.ivory, opacity);
  const Colour iron = fade(rgb(0xaab4b9), opacity);
  const Colour body = fade(colour, opacity);
  const Colour dark = fade(rim, opacity);
  switch (kind) {
    case Viking::fisherman:  // a broad hat
      pen.oval(0, -0.27F, 0.27F, 0.065F, dark);
      pen.oval(0, -0.28F, 0.25F, 0.05F, fade(lighter(colour, 0.25F), opacity));
      pen.to(-0.13F, -0.28F).curve(-0.12F, -0.46F, 0.12F, -0.46F, 0.13F, -0.28F).fill(body);
      break;
    case Viking::goldsmith:  // a flat cap
      pen.box(-0.17F, -0.4F, 0.34F, 0.14F, dark, 0.06F);
      pen.box(-0.155F, -0.385F, 0.31F, 0.11F, fade(rgb(0x8a5a12), opacity), 0.05F);
      break;
    case Viking::scout:  // a pointed hood
      pen.to(-0.19F, -0.14F).curve(-0.2F, -0.36F, -0.06F, -0.42F, 0.1F, -0.54F);
      pen.curve(0.08F, -0.42F, 0.2F, -0.32F, 0.19F, -0.14F).fill_any(dark);
      pen.to(-0.165F, -0.16F).curve(-0.17F, -0.34F, -0.05F, -0.4F, 0.08F, -0.5F);
      pen.curve(0.05F, -0.4F, 0.17F, -0.3F, 0.165F, -0.16F).fill_any(body);
      break;
    case Viking::noble:  // a crown
      for (const float x : {-0.14F, 0.0F, 0.14F}) {
        pen.polygon({{x - 0.075F, -0.3F}, {x, -0.5F}, {x + 0.075F, -0.3F}},
                    fade(tone.coin, opacity));
        pen.disc(x, -0.5F, 0.03F, fade(tone.coin, opacity));
      }
      pen.box(-0.17F, -0.33F, 0.34F, 0.09F, fade(tone.coin, opacity), 0.02F);
      break;
    case Viking::warrior:  // a horned helmet
      for (const float side : {-1.0F, 1.0F}) {
        pen.to(side * 0.12F, -0.26F)
            .curve(side * 0.28F, -0.26F, side * 0.33F, -0.36F, side * 0.3F, -0.5F);
        pen.curve(side * 0.26F, -0.4F, side * 0.2F, -0.36F, side * 0.1F, -0.36F).fill_any(horn);
      }
      pen.to(-0.17F, -0.2F).curve(-0.17F, -0.44F, 0.17F, -0.44F, 0.17F, -0.2F).fill(iron);
      pen.segment(-0.18F, -0.21F, 0.18F, -0.21F, dark, 0.04F);
      pen.segment(0, -0.21F, 0, -0.09F, iron, 0.05F);
      break;
    case Viking::boatsman:  // a woollen cap
      pen.to(-0.16F, -0.24F)
          .curve(-0.15F, -0.46F, 0.15F, -0.46F, 0.16F, -0.24F)
          .fill(fade(rgb(0x5b6b75), opacity));
      pen.box(-0.18F, -0.29F, 0.36F, 0.075F, fade(rgb(0xdfe4e6), opacity), 0.03F);
      break;
  }
}

}  // namespace

Colour viking_colour(Viking kind) { return tone.vikings[static_cast<std::size_t>(kind)]; }

void draw_sign(Paint& paint, Viking kind, Point center, float size, Colour colour) {
  Pencil pen(paint, center, size);
  switch (kind) {
    case Viking::fisherman:
      pen.oval(-0.08F, 0, 0.34F, 0.2F, colour);
      pen.polygon({{0.18F, 0}, {0.48F, -0.22F}, {0.48F, 0.22F}}, colour);
      break;
    case Viking::goldsmith:
      pen.ring(0, 0, 0.36F, colour, 0.13F);
      pen.disc(0, 0, 0.15F, colour);
      break;
    case Viking::scout:
      pen.to(-0.48F, 0).curve(-0.2F, -0.38F, 0.2F, -0.38F, 0.48F, 0);
      pen.curve(0.2F, 0.38F, -0.2F, 0.38F, -0.48F, 0).stroke(colour, 0.12F, true);
      pen.disc(0, 0, 0.16F, colour);
      break;
    case Viking::noble:
      for (const float x : {-0.3F, 0.0F, 0.3F}) {
        pen.polygon({{x - 0.16F, 0.2F}, {x, -0.4F}, {x + 0.16F, 0.2F}}, colour);
      }
      pen.box(-0.42F, 0.12F, 0.84F, 0.22F, colour);
      break;
    case Viking::warrior:
      pen.segment(-0.24F, 0.46F, 0.10F, -0.46F, colour, 0.12F);
      pen.to(-0.02F, -0.40F)
          .curve(0.12F, -0.42F, 0.22F, -0.46F, 0.30F, -0.52F)
          .curve(0.50F, -0.30F, 0.52F, 0.0F, 0.36F, 0.24F)
          .curve(0.32F, 0.10F, 0.22F, 0.0F, -0.14F, -0.06F)
          .fill_any(colour);
      break;
    case Viking::boatsman:
      pen.segment(-0.34F, 0.42F, 0.18F, -0.22F, colour, 0.12F);
      pen.oval(0.27F, -0.33F, 0.13F, 0.24F, colour, 0.68F);
      break;
  }
}

void draw_viking(Paint& paint, Viking kind, Point foot, float height, float opacity) {
  Pencil pen(paint, {foot.x, foot.y - height * 0.48F}, height);
  const Colour colour = viking_colour(kind);
  const Colour rim = kind == Viking::warrior ? rgb(0xd9c9a6) : darker(colour, 0.62F);
  const auto body = [&](float grow, Colour paint_with) {
    pen.to(-0.31F - grow, 0.48F + grow * 0.5F)
        .curve(-0.30F - grow, 0.1F, -0.24F - grow, -0.08F - grow, 0, -0.09F - grow, 10)
        .curve(0.24F + grow, -0.08F - grow, 0.30F + grow, 0.1F, 0.31F + grow, 0.48F + grow * 0.5F,
               10)
        .fill(paint_with);
  };
  pen.oval(0.02F, 0.48F, 0.36F, 0.07F, rgb(0x000000, 0.28F * opacity));
  draw_gear(pen, kind, darker(colour, 0.62F), opacity);
  body(0.03F, fade(rim, opacity));
  body(0, fade(colour, opacity));
  pen.to(-0.31F, 0.48F)
      .curve(-0.30F, 0.1F, -0.24F, -0.08F, -0.05F, -0.09F)
      .curve(-0.16F, 0.0F, -0.18F, 0.2F, -0.18F, 0.48F)
      .fill_any(fade(rgb(0xffffff), 0.14F * opacity));
  pen.disc(0, -0.18F, 0.165F, fade(rim, opacity));
  pen.disc(0, -0.18F, 0.14F, fade(rgb(0xefc9a0), opacity));
  // The beard.
  pen.to(-0.14F, -0.16F)
      .curve(-0.13F, 0.04F, 0.13F, 0.04F, 0.14F, -0.16F)
      .curve(0.08F, -0.08F, -0.08F, -0.08F, -0.14F, -0.16F)
      .fill_any(fade(rgb(0x9a6a3c), opacity));
  pen.disc(-0.05F, -0.19F, 0.02F, fade(rgb(0x2a1b11), opacity));
  pen.disc(0.05F, -0.19F, 0.02F, fade(rgb(0x2a1b11), opacity));
  draw_headgear(pen, kind, colour, rim, opacity);
  draw_sign(paint, kind, pen.at(0, 0.25F), height * 0.30F, fade(sign_on(kind), opacity));
}

void draw_medallion(Paint& paint, Viking kind, Point center, float radius) {
  paint.disc(center, radius, darker(viking_colour(kind), 0.55F));
  paint.disc(center, radius * 0.9F, viking_colour(kind));
  draw_sign(paint, kind, center, radius * 1.15F, sign_on(kind));
}

}  // namespace meadhall::table
