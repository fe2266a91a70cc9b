#include "table/games/feast/marked.h"

#include <algorithm>

#include "table/games/feast/scene.h"

namespace meadhall::table::feast_table {

std::optional<feast::LaidAt> marked_laying(const app::App& app, const feast::State& state) {
  const app::Lesson* lesson = app.lesson();
  if (lesson == nullptr || lesson->asks()) return std::nullopt;
  return feast::laid_by(state, lesson->deed());
}

void draw_marked(const Scene& scene) {
  const std::optional<feast::LaidAt>& marked = scene.model.marked;
  if (!marked) return;
  const auto board = std::ranges::find(scene.boards, marked->surface, &LyingBoard::surface);
  if (board == scene.boards.end()) return;
  const Rect place = board->area_of(marked->spot, feast::ways_to_lay(marked->item)[marked->way]);
  Paint& paint = scene.frame.paint;
  const Clip clipped(paint, board->window);
  paint.glow(place, 3, 0.8F);
  paint.dashes(place.inset(1), current_palette.danger, 2.5F, board->cell * 0.25F);
}

}  // namespace meadhall::table::feast_table
