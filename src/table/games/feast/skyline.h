#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>

#include "core/fixed_vector.h"
#include "table/kit/geometry.h"

namespace meadhall::table::feast_table {

// Finds places for rectangles in an area one after the other: each as high up as there is room,
// and there as far left. What lies above is kept as the line of lower edges it makes.
class Skyline {
 public:
  explicit Skyline(const Rect& area) : area_(area) { steps_.push_back({area.x, area.y}); }

  // Takes the place; nothing if there is none left.
  std::optional<Rect> place(float wide, float high) {
    std::optional<Rect> best;
    for (std::size_t i = 0; i < steps_.size(); ++i) {
      const Rect here{steps_[i].x, lowest(i, wide), wide, high};
      if (here.right() > area_.right() + 0.5F || here.bottom() > area_.bottom() + 0.5F) continue;
      if (!best || here.y < best->y - 0.5F) best = here;
    }
    if (best && steps_.size() + 2 <= kMostSteps) {
      take(*best);
      return best;
    }
    return std::nullopt;
  }

 private:
  static constexpr std::size_t kMostSteps = 48;
  struct Step {
    float x = 0;
    float y = 0;  // free from here on downwards, to the next step
  };

  float end_of(std::size_t step) const {
    return step + 1 < steps_.size() ? steps_[step + 1].x : area_.right();
  }
  // From which height on there is room below all steps that it spans.
  float lowest(std::size_t first, float wide) const {
    float y = area_.y;
    const float right = steps_[first].x + wide;
    for (std::size_t i = first; i < steps_.size() && steps_[i].x < right - 0.5F; ++i) {
      y = std::max(y, steps_[i].y);
    }
    return y;
  }
  // A place always begins where a step does.
  void take(const Rect& place) {
    FixedVector<Step, kMostSteps> left;
    bool laid = false;
    for (std::size_t i = 0; i < steps_.size(); ++i) {
      const Step step = steps_[i];
      if (step.x < place.x - 0.5F || step.x >= place.right() - 0.5F) {
        left.push_back(step);
        continue;
      }
      if (!laid) left.push_back({place.x, place.bottom()});
      laid = true;
      if (end_of(i) > place.right() + 0.5F) left.push_back({place.right(), step.y});
    }
    steps_ = left;
  }

  Rect area_;
  FixedVector<Step, kMostSteps> steps_;
};

}  // namespace meadhall::table::feast_table
