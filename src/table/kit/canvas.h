#pragma once

#include <algorithm>

#include "table/kit/sketch.h"

namespace meadhall::table {

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

}  // namespace meadhall::table
