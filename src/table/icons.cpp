#include "table/icons.h"

#include "table/shape.h"

namespace meadhall::table {
namespace {

void star(Pencil& pen, float radius, Colour colour) {
  // Five kites around the middle: convex pieces, so that the fill is cheap and clean.
  for (int i = 0; i < 5; ++i) {
    const auto corner = [&](float turn, float reach) {
      const float angle = -kPi / 2 + (static_cast<float>(i) + turn) * 2 * kPi / 5;
      return Point{std::cos(angle) * reach, std::sin(angle) * reach};
    };
    const Point tip = corner(0, radius);
    const Point right = corner(0.5F, radius * 0.46F);
    const Point left = corner(-0.5F, radius * 0.46F);
    pen.to(0, 0).to(left.x, left.y).to(tip.x, tip.y).to(right.x, right.y).fill(colour);
  }
}

void turned_arrow(Pencil& pen, float side, Colour colour) {
  // An arc that ends in an arrow head, mirrored for redo.
  pen.to(-0.22F * side, -0.18F)
      .curve(0.55F * side, -0.42F, 0.55F * side, 0.38F, -0.05F * side, 0.36F, 12)
      .stroke(colour, 0.11F);
  pen.polygon({{-0.42F * side, -0.15F}, {-0.16F * side, -0.42F}, {-0.14F * side, 0.08F}}, colour);
}

}  // namespace

void draw_icon(Paint& paint, Icon icon, Point center, float size, Colour colour) {
  Pencil pen(paint, center, size);
  switch (icon) {
    case Icon::coin:
      pen.disc(0, 0, 0.46F, rgb(0x8a5a12));
      pen.disc(0, 0, 0.41F, tone.coin);
      pen.ring(0, 0, 0.28F, rgb(0xb07c1e), 0.07F);
      pen.segment(0, -0.15F, 0, 0.15F, rgb(0x8a5a12), 0.09F);
      break;
    case Icon::star: star(pen, 0.52F, colour); break;
    case Icon::undo: turned_arrow(pen, 1, colour); break;
    case Icon::redo: turned_arrow(pen, -1, colour); break;
    case Icon::take_back:
      pen.polygon({{-0.45F, 0}, {-0.05F, -0.34F}, {-0.05F, 0.34F}}, colour);
      pen.polygon({{-0.05F, 0}, {0.35F, -0.34F}, {0.35F, 0.34F}}, colour);
      break;
    case Icon::log:
      for (int i = 0; i < 3; ++i) {
        const float y = -0.28F + 0.28F * static_cast<float>(i);
        pen.disc(-0.36F, y, 0.07F, colour);
        pen.segment(-0.18F, y, 0.42F, y, colour, 0.11F);
      }
      break;
    case Icon::link:
      pen.ring(-0.17F, 0.17F, 0.22F, colour, 0.1F);
      pen.ring(0.17F, -0.17F, 0.22F, colour, 0.1F);
      pen.segment(-0.12F, 0.12F, 0.12F, -0.12F, colour, 0.1F);
      break;
    case Icon::help:
      pen.ring(0, 0, 0.43F, colour, 0.09F);
      paint.text({center.x, center.y}, "?", {Face::bold, size * 0.78F / paint.em(), colour},
                 Align::center);
      break;
    case Icon::home:
      pen.polygon({{-0.46F, 0.0F}, {0, -0.44F}, {0.46F, 0.0F}}, colour);
      pen.box(-0.3F, 0.0F, 0.6F, 0.4F, colour);
      break;
    case Icon::menu:
      for (int i = 0; i < 3; ++i) {
        const float y = -0.28F + 0.28F * static_cast<float>(i);
        pen.segment(-0.4F, y, 0.4F, y, colour, 0.11F);
      }
      break;
    case Icon::close:
      pen.segment(-0.3F, -0.3F, 0.3F, 0.3F, colour, 0.12F);
      pen.segment(-0.3F, 0.3F, 0.3F, -0.3F, colour, 0.12F);
      break;
    case Icon::lock:
      pen.to(-0.2F, 0).curve(-0.2F, -0.48F, 0.2F, -0.48F, 0.2F, 0).stroke(colour, 0.1F);
      pen.box(-0.32F, -0.04F, 0.64F, 0.46F, colour, 0.08F);
      pen.disc(0, 0.16F, 0.08F, tone.wood_dark);
      break;
    case Icon::dice:
      pen.box(-0.38F, -0.38F, 0.76F, 0.76F, colour, 0.14F);
      for (const Point& spot : {Point{-0.18F, -0.18F}, Point{0.18F, 0.18F}, Point{0, 0}}) {
        pen.disc(spot.x, spot.y, 0.09F, tone.wood_dark);
      }
      break;
    case Icon::wheel:
      pen.ring(0, 0, 0.4F, colour, 0.1F);
      for (int i = 0; i < 6; ++i) {
        const float angle = static_cast<float>(i) * kPi / 3;
        pen.segment(0, 0, std::cos(angle) * 0.38F, std::sin(angle) * 0.38F, colour, 0.07F);
      }
      break;
    case Icon::sail:
      pen.polygon({{-0.02F, -0.45F}, {0.36F, 0.12F}, {-0.02F, 0.12F}}, colour);
      pen.polygon({{-0.44F, 0.2F}, {0.44F, 0.2F}, {0.24F, 0.42F}, {-0.24F, 0.42F}}, colour);
      break;
    case Icon::mug:
      pen.box(-0.34F, -0.26F, 0.48F, 0.66F, colour, 0.08F);
      pen.ring(0.2F, 0.06F, 0.19F, colour, 0.09F);
      pen.disc(-0.24F, -0.3F, 0.12F, colour);
      pen.disc(-0.08F, -0.34F, 0.14F, colour);
      pen.disc(0.06F, -0.29F, 0.11F, colour);
      break;
    case Icon::eye:
      pen.to(-0.45F, 0).curve(-0.2F, -0.36F, 0.2F, -0.36F, 0.45F, 0);
      pen.curve(0.2F, 0.36F, -0.2F, 0.36F, -0.45F, 0).stroke(colour, 0.09F, true);
      pen.disc(0, 0, 0.15F, colour);
      break;
    case Icon::scroll:
      pen.box(-0.32F, -0.4F, 0.64F, 0.8F, colour, 0.08F);
      for (int i = 0; i < 3; ++i) {
        const float y = -0.2F + 0.2F * static_cast<float>(i);
        pen.segment(-0.18F, y, 0.18F, y, tone.wood_dark, 0.07F);
      }
      break;
    case Icon::left:
      pen.to(0.16F, -0.32F).to(-0.16F, 0).to(0.16F, 0.32F).stroke(colour, 0.12F);
      break;
    case Icon::down:
      pen.to(-0.32F, -0.16F).to(0, 0.16F).to(0.32F, -0.16F).stroke(colour, 0.12F);
      break;
    case Icon::whole:
      for (const float x : {-0.4F, 0.4F}) {
        for (const float y : {-0.36F, 0.36F}) {
          pen.to(x, y * 0.45F).to(x, y).to(x * 0.45F, y).stroke(colour, 0.11F);
        }
      }
      break;
    case Icon::gear:
      for (int i = 0; i < 8; ++i) {
        const float angle = static_cast<float>(i) * kPi / 4;
        pen.segment(std::cos(angle) * 0.28F, std::sin(angle) * 0.28F, std::cos(angle) * 0.46F,
                    std::sin(angle) * 0.46F, colour, 0.17F);
      }
      pen.ring(0, 0, 0.25F, colour, 0.17F);
      break;
    case Icon::book:
      for (const float side : {-1.0F, 1.0F}) {
        pen.to(0, -0.26F).curve(0.14F * side, -0.38F, 0.32F * side, -0.38F, 0.46F * side, -0.32F);
        pen.to(0.46F * side, 0.28F);
        pen.curve(0.32F * side, 0.22F, 0.14F * side, 0.22F, 0, 0.36F).stroke(colour, 0.09F, true);
      }
      break;
    case Icon::chest:
      pen.to(-0.42F, -0.04F).curve(-0.42F, -0.44F, 0.42F, -0.44F, 0.42F, -0.04F).fill(colour);
      pen.box(-0.42F, 0.03F, 0.84F, 0.35F, colour, 0.04F);
      pen.box(-0.1F, -0.12F, 0.2F, 0.26F, colour, 0.03F);
      break;
    case Icon::teach:  // a lamp with its flame
      pen.to(-0.44F, 0.02F)
          .curve(-0.3F, 0.44F, 0.2F, 0.44F, 0.26F, 0.14F)
          .to(0.46F, 0.02F)
          .fill(colour);
      pen.box(-0.28F, 0.36F, 0.44F, 0.08F, colour, 0.03F);
      pen.to(0.42F, -0.08F).curve(0.2F, -0.2F, 0.36F, -0.34F, 0.4F, -0.46F);
      pen.curve(0.5F, -0.34F, 0.58F, -0.2F, 0.42F, -0.08F).fill(colour);
      break;
    case Icon::right:
      pen.to(-0.16F, -0.32F).to(0.16F, 0).to(-0.16F, 0.32F).stroke(colour, 0.12F);
      break;
  }
}

float draw_gold(Paint& paint, Point at, int amount, const Type& type, bool sign) {
  const float size = paint.em(type.size);
  const float wide = paint.number(at, amount, type, Align::left, sign);
  draw_icon(paint, Icon::coin, {at.x + wide + size * 0.62F, at.y}, size * 0.86F, type.colour);
  return wide + size * 1.1F;
}

float draw_points(Paint& paint, Point at, int amount, const Type& type, bool sign) {
  const float size = paint.em(type.size);
  const float wide = paint.number(at, amount, type, Align::left, sign);
  draw_icon(paint, Icon::star, {at.x + wide + size * 0.62F, at.y}, size * 0.86F, type.colour);
  return wide + size * 1.1F;
}

}  // namespace meadhall::table
