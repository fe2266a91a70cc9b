#include "table/games/graenaland/coastline.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace meadhall::table::graenaland_table {
namespace {

float distance(Point a, Point b) { return std::hypot(b.x - a.x, b.y - a.y); }

// On the way from a to b, `by` away from a.
Point along(Point a, Point b, float by) { return mix(a, b, by / std::max(distance(a, b), 0.001F)); }

}  // namespace

Outline trace(std::span<const Point> corners, float radius, float step) {
  Outline outline;
  const std::size_t count = corners.size();
  for (std::size_t i = 0; i < count; ++i) {
    const Point before = corners[(i + count - 1) % count];
    const Point corner = corners[i];
    const Point after = corners[(i + 1) % count];
    const float reach =
        std::min({radius, distance(before, corner) / 2, distance(corner, after) / 2});
    const Point in = along(corner, before, reach);
    const Point out = along(corner, after, reach);
    constexpr int kParts = 5;
    for (int part = 0; part <= kParts; ++part) {
      const float t = static_cast<float>(part) / kParts;
      outline.push_back(mix(mix(in, corner, t), mix(corner, out, t), t));
    }
    const Point end = along(after, corner, std::min(radius, distance(corner, after) / 2));
    const int parts = static_cast<int>(distance(out, end) / step);
    for (int part = 1; part < parts; ++part) {
      outline.push_back(mix(out, end, static_cast<float>(part) / static_cast<float>(parts)));
    }
  }
  return outline;
}

void wobble(Outline& outline, float by, float wave, float phase) {
  const Outline was = outline;
  const std::size_t count = was.size();
  // Whole waves, so that the end meets the beginning.
  float length = 0;
  for (std::size_t i = 0; i < count; ++i) length += distance(was[i], was[(i + 1) % count]);
  const float waves = std::max(1.0F, std::round(length / wave));
  const float shorter = std::round(waves * 2.3F);
  float run = 0;
  for (std::size_t i = 0; i < count; ++i) {
    const Point before = was[(i + count - 1) % count];
    const Point after = was[(i + 1) % count];
    const float apart = std::max(distance(before, after), 0.001F);
    const float t = run / length * 2 * kPi;
    const float out =
        by * (0.62F * std::sin(t * waves + phase) + 0.38F * std::sin(t * shorter + 2.1F * phase));
    outline[i] = {was[i].x + (after.y - before.y) / apart * out,
                  was[i].y - (after.x - before.x) / apart * out};
    run += distance(was[i], after);
  }
}

void fill(Paint& paint, const Outline& outline, Colour colour) {
  paint.list().AddConcavePolyFilled(outline.data(), static_cast<int>(outline.size()), colour);
}

void fill(Paint& paint, const Outline& outline, Colour top, Colour bottom) {
  ImDrawList& list = paint.list();
  const int first = list.VtxBuffer.Size;
  fill(paint, outline, top);
  const auto [high, low] =
      std::ranges::minmax_element(outline, {}, [](const Point& at) { return at.y; });
  for (int i = first; i < list.VtxBuffer.Size; ++i) {
    ImDrawVert& vertex = list.VtxBuffer[i];
    const float t = std::clamp((vertex.pos.y - high->y) / (low->y - high->y), 0.0F, 1.0F);
    const Colour mixed = blend(top | 0xff000000U, bottom | 0xff000000U, t);
    // The soft edge stays seen through.
    vertex.col = (mixed & 0xffffffU) | (vertex.col & 0xff000000U);
  }
}

void stroke(Paint& paint, const Outline& outline, Colour colour, float thickness) {
  paint.list().AddPolyline(outline.data(), static_cast<int>(outline.size()), colour,
                           ImDrawFlags_Closed, thickness);
}

Outline land_outline(const Rect& area, std::size_t place, float inset) {
  const float unit = area.w / 100;
  const Rect in = area.inset((1.3F + inset) * unit);
  const std::array<Point, 4> corners = {in.min(), Point{in.right(), in.y}, in.max(),
                                        Point{in.x, in.bottom()}};
  Outline outline = trace(corners, unit * (5.5F - inset * 0.5F), unit * 3.2F);
  wobble(outline, unit * 0.62F, unit * 29, 1.7F * static_cast<float>(place) + 0.4F);
  return outline;
}

}  // namespace meadhall::table::graenaland_table
