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

Chip chip_of(const Scene& scene, std::size_t surface) {
  return {.name = {"chip", static_cast<std::uint32_t>(surface)},
          .spec = {.label = scene.model.chips[surface],
                   .look = scene.choice.board == surface ? Look::chosen : Look::sea,
                   .size = 0.92F,
                   .in_two = true}};
}

void choose(Scene& scene, std::size_t surface) {
  scene.choice.board = surface;
  scene.frame.animating = true;
}

}  // namespace

void draw_board_chips(Scene& scene, const Rect& row) {
  Frame& frame = scene.frame;
  const auto own = own_surfaces(scene);
  std::vector<Chip> chips;
  for (const std::size_t surface : own) chips.push_back(chip_of(scene, surface));
  const auto pressed =
      draw_chips(frame, "board-chips", row, chips, 4.75F, [](std::size_t, const Rect&) {});
  if (pressed) choose(scene, own[*pressed]);
}

void draw_chips_below(Scene& scene, const Rect& side) {
  Frame& frame = scene.frame;
  const float high = std::max(frame.em(2.4F), 44.0F);
  const float gap = frame.em(0.3F);
  scroll(
      frame, "chips-below", side, scene.choice.chips_height,
      [&](const Rect& page) {
        Rect room = page;
        for (const std::size_t surface : own_surfaces(scene)) {
          const Chip chip = chip_of(scene, surface);
          if (button(frame, chip.name, room.cut_top(high, gap), chip.spec)) choose(scene, surface);
        }
        return room.y - page.y;
      },
      Ground::sea);
}

void turn_to_board(Scene& scene, int by) {
  const auto own = own_surfaces(scene);
  const auto* const here = std::ranges::find(own, scene.choice.board);
  const auto count = static_cast<int>(own.size());
  const int next = (static_cast<int>(here - own.begin()) + by + count) % count;
  choose(scene, own[static_cast<std::size_t>(next)]);
}

}  // namespace meadhall::table::feast_table
