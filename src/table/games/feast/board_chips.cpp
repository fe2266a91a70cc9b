#include "table/games/feast/board_chips.h"

#include <algorithm>

#include "table/kit/widgets.h"

namespace meadhall::table::feast_table {

void draw_board_chips(Scene& scene, const Rect& row) {
  Frame& frame = scene.frame;
  const feast::State& state = scene.state;
  FixedVector<std::size_t, feast::kSurfaces> own;
  feast::for_each_own(state, scene.shown, [&](std::size_t surface) { own.push_back(surface); });
  const float gap = frame.em(0.35F);
  const float least = frame.em(5);
  const float wide = std::max(
      least, (row.w - gap * static_cast<float>(own.size() - 1)) / static_cast<float>(own.size()));
  const float all = (wide + gap) * static_cast<float>(own.size()) - gap;
  const Point shift = frame.targets.begin_scroll({"board-chips"}, row, {all, row.h});
  {
    const Clip clipped(frame.paint, row.inset(-4));
    float x = row.x - shift.x;
    for (const std::size_t surface : own) {
      const Rect place{x, row.y, wide, row.h};
      x += wide + gap;
      const ButtonSpec spec{.label = scene.model.chips[surface],
                            .look = scene.choice.board == surface ? Look::chosen : Look::sea,
                            .size = 0.92F};
      if (button(frame, {"chip", static_cast<std::uint32_t>(surface)}, place, spec)) {
        scene.choice.board = surface;
        frame.animating = true;
      }
    }
  }
  frame.targets.end_scroll();
}

}  // namespace meadhall::table::feast_table
