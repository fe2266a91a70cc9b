#include "table/games/graenaland/island_parts.h"

#include <array>
#include <cmath>

#include "table/games/graenaland/coastline.h"
#include "table/kit/stamp.h"

namespace meadhall::table::graenaland_table {
namespace {

// The island's shape as the number of a picture; 0,0 is the upper left of the lands.
struct Shape {
  float coast = 0;
  float high = 0;    // of a land of the coast, times its width
  float inland = 0;  // of one of the inland row, likewise
  float north = 0;   // of the ice beyond it, likewise

  std::uint32_t variant() const {
    return static_cast<std::uint32_t>(coast) | static_cast<std::uint32_t>(high * 200) << 3U |
           static_cast<std::uint32_t>(inland * 200) << 13U |
           static_cast<std::uint32_t>(north * 200) << 23U;
  }
  static Shape of(std::uint32_t variant) {
    return {static_cast<float>(variant & 7U), static_cast<float>(variant >> 3U & 0x3ffU) / 200,
            static_cast<float>(variant >> 13U & 0x3ffU) / 200,
            static_cast<float>(variant >> 23U) / 200};
  }
};

// The lands' outline, `out` hundredths of a land further out.
Outline island_outline(const Shape& shape, float size, float out, float by) {
  const float unit = size / 100;
  const float more = out * unit;
  const float row = shape.inland * size;
  const float foot = row + shape.high * size;
  const float right = shape.coast * size;
  const std::array<Point, 8> corners = {Point{size * 0.5F - more, -more},
                                        Point{right - size * 0.5F + more, -more},
                                        Point{right - size * 0.5F + more, row - more},
                                        Point{right + more, row - more},
                                        Point{right + more, foot + more},
                                        Point{-more, foot + more},
                                        Point{-more, row - more},
                                        Point{size * 0.5F - more, row - more}};
  Outline outline = trace(corners, unit * (7 + out * 0.5F), unit * 3.4F);
  wobble(outline, unit * by, unit * 47, 0.9F + out * 0.05F);
  return outline;
}

void draw_ice(Paint& paint, const Shape& shape, float size) {
  const float unit = size / 100;
  const float left = size * 0.5F - 15 * unit;
  const float right = size * (shape.coast - 0.5F) + 14 * unit;
  const float top = -shape.north * size;
  const float low = shape.inland * size * 0.3F;
  Outline ice;
  const auto point = [&](float x, float y) { ice.push_back({x, y}); };
  point(left + 3 * unit, low);
  point(left - 1 * unit, low * 0.4F);
  point(left + 1 * unit, top * 0.55F);
  point(left + 4 * unit, top * 0.85F);
  point(left + 8 * unit, top * 0.95F);
  constexpr int kParts = 48;
  for (int i = 0; i <= kParts; ++i) {
    const float t = static_cast<float>(i) / kParts;
    const float x = mix(left + 10 * unit, right - 8 * unit, t);
    const float s = t * shape.coast;
    point(x, top + unit * (2.2F + 1.9F * std::sin(s * 5.1F + 1) + 1.1F * std::sin(s * 11.3F)));
  }
  point(right - 4 * unit, top * 0.9F);
  point(right + 1 * unit, top * 0.5F);
  point(right + 3 * unit, low * 0.2F);
  point(right, low);
  fill(paint, ice, rgb(0xa9c6d1, 0.92F), rgb(0xd5e6ea, 0.92F));
  // Cracks.
  const auto cracks = static_cast<int>(shape.coast * 1.6F);
  for (int i = 0; i < cracks; ++i) {
    const float t = (static_cast<float>(i) + 0.35F) / static_cast<float>(cracks);
    const Point at{mix(left + 14 * unit, right - 14 * unit, t),
                   top * (0.86F - 0.1F * static_cast<float>(i % 3))};
    const std::array<Point, 4> way = {
        at, Point{at.x + unit * (2 + static_cast<float>(i % 2)), at.y + 4 * unit},
        Point{at.x + unit, at.y + 7.5F * unit}, Point{at.x + 3.4F * unit, at.y + 11.5F * unit}};
    paint.list().AddPolyline(way.data(), static_cast<int>(way.size()), rgb(0x7fa3b3, 0.5F), 0,
                             std::max(1.0F, unit * 0.5F));
  }
}

void draw_wavelet(Paint& paint, Point at, float size, float opacity) {
  std::array<Point, 9> way{};
  for (std::size_t i = 0; i < way.size(); ++i) {
    const float t = static_cast<float>(i) / 8;
    way[i] = {at.x + size * t, at.y - size * 0.12F * std::abs(std::sin(t * 2 * kPi))};
  }
  paint.list().AddPolyline(way.data(), static_cast<int>(way.size()), rgb(0xffffff, opacity), 0,
                           std::max(1.0F, size * 0.06F));
}

void cut_waters(Paint& paint, float size, std::uint32_t variant) {
  const Shape shape = Shape::of(variant);
  fill(paint, island_outline(shape, size, 15.5F, 1.7F), rgb(0x4f9ab4, 0.22F));
  fill(paint, island_outline(shape, size, 9.8F, 1.3F), rgb(0x6db3c8, 0.38F));
  draw_ice(paint, shape, size);
  fill(paint, island_outline(shape, size, 5.5F, 1), rgb(0xc9b67c));
  fill(paint, island_outline(shape, size, 3.8F, 1), rgb(0xe8d9a0));
  fill(paint, island_outline(shape, size, 0.6F, 0.5F), rgb(0x3f86a8));
  const float foot = (shape.high + shape.inland) * size;
  const auto waves = static_cast<int>(shape.coast * 2.2F);
  for (int i = 0; i < waves; ++i) {
    const float x = (static_cast<float>(i) + 0.2F) / static_cast<float>(waves) * shape.coast;
    draw_wavelet(paint, {x * size, foot + size * (0.09F + 0.06F * static_cast<float>(i % 3))},
                 size * 0.09F, 0.28F);
  }
}

}  // namespace

void draw_waters(Frame& frame, const IslandPlan& plan) {
  const Shape shape{static_cast<float>(plan.coast), plan.high / plan.wide,
                    plan.inland_high / plan.wide, (plan.north + 4) / plan.wide};
  stamp(frame.paint, cut_waters, shape.variant(), {plan.lands(), plan.wide});
}

}  // namespace meadhall::table::graenaland_table
