#pragma once

#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <cstddef>

// Points and rectangles in CSS pixels, y growing downwards.

namespace meadhall::table {

using Point = ImVec2;

inline constexpr float kPi = 3.14159265F;

struct Rect {
  float x = 0;
  float y = 0;
  float w = 0;
  float h = 0;

  constexpr float right() const { return x + w; }
  constexpr float bottom() const { return y + h; }
  constexpr Point min() const { return {x, y}; }
  constexpr Point max() const { return {x + w, y + h}; }
  constexpr Point center() const { return {x + w / 2, y + h / 2}; }
  constexpr bool empty() const { return w <= 0 || h <= 0; }
  constexpr bool contains(Point p) const {
    return p.x >= x && p.x < right() && p.y >= y && p.y < bottom();
  }
  constexpr Rect inset(float by) const { return inset(by, by); }
  constexpr Rect inset(float dx, float dy) const {
    return {x + dx, y + dy, w - 2 * dx, h - 2 * dy};
  }

  // Takes a strip off one side, and a gap with it; what is left stays in this rectangle.
  constexpr Rect cut_top(float height, float gap = 0) {
    const Rect cut{x, y, w, height};
    y += height + gap;
    h -= height + gap;
    return cut;
  }
  constexpr Rect cut_bottom(float height, float gap = 0) {
    const Rect cut{x, bottom() - height, w, height};
    h -= height + gap;
    return cut;
  }
  constexpr Rect cut_left(float width, float gap = 0) {
    const Rect cut{x, y, width, h};
    x += width + gap;
    w -= width + gap;
    return cut;
  }
  constexpr Rect cut_right(float width, float gap = 0) {
    const Rect cut{right() - width, y, width, h};
    w -= width + gap;
    return cut;
  }
};

constexpr Rect around(Point center, float width, float height) {
  return {center.x - width / 2, center.y - height / 2, width, height};
}

// Of so many equal places in columns, read from left to right and then down, number `i`, from 0.
constexpr Rect grid_place(const Rect& area, std::size_t columns, std::size_t lines, std::size_t i) {
  const float wide = area.w / static_cast<float>(columns);
  const float high = area.h / static_cast<float>(lines);
  const std::size_t line = i / columns;
  return {area.x + wide * static_cast<float>(i % columns), area.y + high * static_cast<float>(line),
          wide, high};
}

constexpr Rect overlap(const Rect& a, const Rect& b) {
  const float x = std::max(a.x, b.x);
  const float y = std::max(a.y, b.y);
  return {x, y, std::min(a.right(), b.right()) - x, std::min(a.bottom(), b.bottom()) - y};
}

constexpr float mix(float a, float b, float t) { return a + (b - a) * t; }
constexpr Point mix(Point a, Point b, float t) { return {mix(a.x, b.x, t), mix(a.y, b.y, t)}; }

// A motion that starts and ends gently; 0 to 1.
constexpr float ease(float t) { return t * t * (3 - 2 * t); }

}  // namespace meadhall::table
