#pragma once

#include <algorithm>
#include <numeric>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "table/kit/widgets.h"

// A row of buttons on the sea of which one is chosen, for phones: as wide as their words where
// there is room, and swept sideways where there is none even for their beginnings.

namespace meadhall::table::feast_table {

struct Chip {
  TargetName name;
  ButtonSpec spec;
};

inline constexpr float kShrinks = 1.6F;  // times as much as there is room for

// Draws them through `row`, in the region `what`, each `least` em wide; `upon(i, place)` is drawn
// upon each. The one that was pressed.
template <class Upon>
std::optional<std::size_t> draw_chips(Frame& frame, std::string_view what, const Rect& row,
                                      std::span<const Chip> chips, float least, Upon upon) {
  const float gap = frame.em(0.35F);
  const auto n = static_cast<float>(chips.size());
  std::vector<float> wide(chips.size());
  std::ranges::transform(chips, wide.begin(), [&](const Chip& chip) {
    return std::max(button_width(frame, chip.spec), frame.em(2.75F));
  });
  float wished = std::accumulate(wide.begin(), wide.end(), gap * (n - 1));
  // A little too much is cut short, and told in full when it is pointed at; more is swept.
  if (wished > row.w && wished < row.w * kShrinks) {
    const float share = (row.w - gap * (n - 1)) / (wished - gap * (n - 1));
    for (float& each : wide) each = std::max(each * share, std::min(each, frame.em(least)));
    wished = std::accumulate(wide.begin(), wide.end(), gap * (n - 1));
  }
  const float more = std::max(0.0F, (row.w - wished) / n);
  const Point shift = frame.targets.begin_scroll({what}, row, {std::max(wished, row.w), row.h});
  std::optional<std::size_t> pressed;
  {
    const Clip clipped(frame.paint, row.inset(-4));
    float x = row.x - shift.x;
    for (std::size_t i = 0; i < chips.size(); ++i) {
      const Rect place{x, row.y, wide[i] + more, row.h};
      x += place.w + gap;
      if (button(frame, chips[i].name, place, chips[i].spec)) pressed = i;
      upon(i, place);
    }
  }
  frame.targets.end_scroll();
  return pressed;
}

}  // namespace meadhall::table::feast_table
