#include "table/games/feast/strip_parts.h"

#include <algorithm>

#include "table/games/feast/items.h"

namespace meadhall::table::feast_table {

void draw_rock_ground(Paint& paint, const Rect& area) {
  constexpr Colour kRock = rgb(0x6f5a45);
  paint.gradient(area, lighter(kRock, 0.08F), darker(kRock, 0.2F), paint.em(0.5F));
  paint.outline(area.inset(0.5F), rgb(0xa88c6a), 1.5F, paint.em(0.5F));
}

void draw_lit(Paint& paint, const Rect& cell) {
  paint.fill(cell, fade(current_palette.highlight, 0.35F), paint.em(0.4F));
  paint.outline(cell, current_palette.highlight, 2 * current_palette.edge, paint.em(0.4F));
}

void draw_rock(Paint& paint, feast::Rock rock, const Rect& cell, float opacity) {
  const int n = feast::amount_of(rock);
  const float size = std::min(cell.h * 0.86F, cell.w * (n > 1 ? 0.66F : 0.86F));
  for (int k = 0; k < n; ++k) {
    const float shift = size * 0.36F * (static_cast<float>(k) - static_cast<float>(n - 1) / 2);
    draw_item(paint, feast::item_of(rock), {cell.center().x + shift, cell.center().y}, size,
              opacity);
  }
}

}  // namespace meadhall::table::feast_table
