#include "table/games/feast/board_chips.h"

#include "table/games/feast/chips.h"

namespace meadhall::table::feast_table {

namespace {

FixedVector<std::size_t, feast::kSurfaces> own_surfaces(const Scene& scene) {
  FixedVector<std::size_t, feast::kSurfaces> own;
  feast::for_each_own(scene.state, scene.shown,
                      [&](std::size_t surface) { own.push_back(surface); });
  return own;
}

}  // namespace

void draw_board_chips(Scene& scene, const Rect& row) {
  Frame& frame = scene.frame;
  const auto own = own_surfaces(scene);
  std::vector<Chip> chips;
  for (const std::size_t surface : own) {
    chips.push_back({.name = {"chip", static_cast<std::uint32_t>(surface)},
                     .spec = {.label = scene.model.chips[surface],
                              .look = scene.choice.board == surface ? Look::chosen : Look::sea,
                              .size = 0.92F}});
  }
  const auto pressed =
      draw_chips(frame, "board-chips", row, chips, 4.75F, [](std::size_t, const Rect&) {});
  if (!pressed) return;
  scene.choice.board = own[*pressed];
  frame.animating = true;
}

void turn_to_board(Scene& scene, int by) {
  const auto own = own_surfaces(scene);
  const auto* const here = std::ranges::find(own, scene.choice.board);
  const auto count = static_cast<int>(own.size());
  const int next = (static_cast<int>(here - own.begin()) + by + count) % count;
  scene.choice.board = own[static_cast<std::size_t>(next)];
  scene.frame.animating = true;
}

}  // namespace meadhall::table::feast_table
