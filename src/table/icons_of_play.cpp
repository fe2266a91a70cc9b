#include "table/icons_of_play.h"

#include "table/shape.h"

namespace meadhall::table {
namespace {

// A triangle that points onwards from `x`, or back where `side` is -1.
void arrow(Pencil& pen, float x, float side, float reach, float high, Colour colour) {
  pen.polygon({{x * side, -high}, {(x + reach) * side, 0}, {x * side, high}}, colour);
}

void post(Pencil& pen, float x, float side, Colour colour) {
  pen.segment(x * side, -0.32F, x * side, 0.32F, colour, 0.12F);
}

}  // namespace

void draw_icon_of_play(Paint& paint, Icon icon, Point center, float size, Colour colour) {
  Pencil pen(paint, center, size);
  const bool back = icon == Icon::step_back || icon == Icon::turn_back || icon == Icon::to_start;
  const float side = back ? -1.0F : 1.0F;
  switch (icon) {
    case Icon::play: arrow(pen, -0.26F, 1, 0.66F, 0.42F, colour); break;
    case Icon::pause:
      pen.box(-0.3F, -0.36F, 0.2F, 0.72F, colour, 0.03F);
      pen.box(0.1F, -0.36F, 0.2F, 0.72F, colour, 0.03F);
      break;
    case Icon::step_on:
    case Icon::step_back:
      post(pen, -0.3F, side, colour);
      arrow(pen, -0.14F, side, 0.48F, 0.32F, colour);
      break;
    case Icon::turn_on:
    case Icon::turn_back:
      arrow(pen, -0.42F, side, 0.42F, 0.32F, colour);
      arrow(pen, 0, side, 0.42F, 0.32F, colour);
      break;
    case Icon::to_start:
    case Icon::to_end:
      arrow(pen, -0.3F, side, 0.48F, 0.32F, colour);
      post(pen, 0.3F, side, colour);
      break;
    case Icon::replay:  // a clock whose rim turns back
      pen.to(-0.36F, -0.2F);
      pen.curve(-0.16F, -0.52F, 0.4F, -0.48F, 0.42F, 0, 10);
      pen.curve(0.4F, 0.52F, -0.3F, 0.54F, -0.41F, 0.08F, 10).stroke(colour, 0.1F);
      pen.polygon({{-0.5F, -0.34F}, {-0.44F, 0.02F}, {-0.16F, -0.14F}}, colour);
      pen.to(0, -0.22F).to(0, 0.04F).to(0.18F, 0.12F).stroke(colour, 0.1F);
      break;
    case Icon::check:
      pen.to(-0.36F, 0.02F).to(-0.1F, 0.28F).to(0.38F, -0.28F).stroke(colour, 0.14F);
      break;
    case Icon::keep:
    case Icon::download:
      pen.segment(0, -0.42F, 0, 0.06F, colour, 0.13F);
      pen.polygon({{-0.24F, -0.04F}, {0.24F, -0.04F}, {0, 0.22F}}, colour);
      pen.to(-0.4F, 0.1F).to(-0.4F, 0.38F).to(0.4F, 0.38F).to(0.4F, 0.1F).stroke(colour, 0.11F);
      break;
    case Icon::open:
      pen.to(-0.42F, 0.32F)
          .to(-0.42F, -0.32F)
          .to(-0.12F, -0.32F)
          .to(0, -0.18F)
          .to(0.34F, -0.18F)
          .to(0.34F, -0.04F);
      pen.stroke(colour, 0.1F);
      pen.to(-0.42F, 0.32F).to(-0.24F, -0.04F).to(0.48F, -0.04F).to(0.3F, 0.32F);
      pen.stroke(colour, 0.1F, true);
      break;
    case Icon::pencil:
      pen.polygon({{-0.4F, 0.4F}, {-0.34F, 0.16F}, {-0.16F, 0.34F}}, colour);
      pen.polygon({{-0.28F, 0.1F}, {0.14F, -0.32F}, {0.32F, -0.14F}, {-0.1F, 0.28F}}, colour);
      pen.polygon({{0.19F, -0.37F}, {0.27F, -0.45F}, {0.45F, -0.27F}, {0.37F, -0.19F}}, colour);
      break;
    case Icon::bin:
      pen.segment(-0.36F, -0.26F, 0.36F, -0.26F, colour, 0.1F);
      pen.segment(-0.1F, -0.38F, 0.1F, -0.38F, colour, 0.1F);
      pen.to(-0.28F, -0.16F)
          .to(-0.22F, 0.4F)
          .to(0.22F, 0.4F)
          .to(0.28F, -0.16F)
          .stroke(colour, 0.1F);
      pen.segment(-0.08F, -0.1F, -0.06F, 0.28F, colour, 0.07F);
      pen.segment(0.08F, -0.1F, 0.06F, 0.28F, colour, 0.07F);
      break;
    default: break;
  }
}

}  // namespace meadhall::table
