#include "table/games/vikings/homeland_board.h"

#include "table/games/vikings/homeland_view.h"
#include "table/games/vikings/special_rack.h"
#include "table/kit/widgets.h"

namespace meadhall::table::vikings_table {

HomelandBoard::HomelandBoard(Scene& on_scene, Seat of, const Rect& whole)
    : scene(on_scene),
      paint(on_scene.frame.paint),
      seat(of),
      player(on_scene.state.at(of)),
      home(player.homeland) {
  const float pad = paint.em(0.3F);
  Rect inner = whole.inset(pad);
  // Column numbers stand above the grid, unless that would make cells too small for a finger.
  heads = inner.h > paint.em(12) ? paint.em(inner.h > paint.em(20) ? 1.15F : 0.95F) : 0;
  inner.cut_top(heads);
  cell = inner.h / static_cast<float>(kLines);
  // Special tiles held lie left of the row they concern. rules: Vikings 9.9
  const bool roomy = inner.w > paint.em(36);
  if (has_specials(scene.state) && (roomy || owned_kinds(player) > 0)) {
    rack = std::clamp(cell * 0.62F, paint.em(1.7F), paint.em(3.4F));
    rack_area = inner.cut_left(rack, 2);
  }
  mainland = std::clamp(cell * 1.5F, paint.em(3.4F), paint.em(7.5F));
  columns = std::max(kLeastColumns, columns_used(home) + 2);
  columns = std::min(columns, vikings::kColumns);
  const float room = inner.w - mainland - paint.em(0.4F);
  // Shrinks while its cells can still be hit, then scrolls.
  const float least = for_fingers(scene.frame) ? 44.0F : paint.em(2.4F);
  const float fitting = room / static_cast<float>(columns);
  cell = std::min(cell, std::max(fitting, least));
  // More room than columns: open sea.
  columns = std::clamp(static_cast<std::size_t>(room / cell), columns, vikings::kColumns);
  const float high = cell * static_cast<float>(kLines);
  origin = {inner.x, inner.y + (inner.h - high) / 2};
  rack_area.y = origin.y;
  rack_area.h = high;
  sea = {origin.x + mainland + paint.em(0.4F), origin.y, room, high};
  // Drawn closer, it shows less of itself.
  view = match::board_view(on_scene.frame, {"homeland", seat}, sea);
  cell *= view.zoom;
}

}  // namespace meadhall::table::vikings_table
