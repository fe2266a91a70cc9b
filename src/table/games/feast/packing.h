#pragma once

#include <cstddef>
#include <optional>

#include "core/fixed_vector.h"
#include "table/kit/geometry.h"

namespace meadhall::table::feast_table {

// Finds places for rectangles in an area one after the other: each as high up as there is room
// beside or below one that has its place, and there as far left.
class Packing {
 public:
  static constexpr std::size_t kMost = 32;

  explicit Packing(const Rect& area) : area_(area) {}

  // Takes the place; nothing if there is none left.
  std::optional<Rect> place(float wide, float high) {
    std::optional<Rect> best;
    const auto look_at = [&](float x, float y) {
      const Rect here{x, y, wide, high};
      if (best && (y > best->y + 0.5F || (y > best->y - 0.5F && x >= best->x))) return;
      if (is_free(here)) best = here;
    };
    look_at(area_.x, area_.y);
    for (const Rect& other : taken_) {
      look_at(other.right(), other.y);
      look_at(other.right(), area_.y);
      look_at(other.x, other.bottom());
      look_at(area_.x, other.bottom());
    }
    if (best && taken_.full()) return std::nullopt;
    if (best) taken_.push_back(*best);
    return best;
  }

 private:
  bool is_free(const Rect& here) const {
    if (here.right() > area_.right() + 0.5F || here.bottom() > area_.bottom() + 0.5F) return false;
    for (const Rect& other : taken_) {
      const Rect both = overlap(here, other);
      if (both.w > 0.5F && both.h > 0.5F) return false;
    }
    return true;
  }

  Rect area_;
  FixedVector<Rect, kMost> taken_;
};

}  // namespace meadhall::table::feast_table
