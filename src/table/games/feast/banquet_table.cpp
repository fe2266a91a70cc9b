#include "table/games/feast/banquet_table.h"

#include <algorithm>

#include "table/games/feast/signs.h"
#include "table/games/feast/tiles.h"

namespace meadhall::table::feast_table {

using feast::Item;
using feast::Shape;
using feast::Stance;

namespace {

constexpr Colour kTable = rgb(0x5a3a20);
constexpr Colour kTableEdge = rgb(0xc79a5b);
constexpr Colour kPlace = rgb(0x2a1b11);

}  // namespace

const Shape& way_of(Item item, Stance stance) {
  const auto along = feast::width_on_table(item, stance);
  const std::span<const Shape> ways = feast::ways_to_lay(item);
  const auto found =
      std::ranges::find_if(ways, [&](const Shape& way) { return int{way.width} == along; });
  return found != ways.end() ? *found : ways.front();
}

void draw_table_board(Paint& paint, float left, float wide, float edge, float cell) {
  const Rect board{left - paint.em(0.4F), edge, wide + paint.em(0.8F), cell * 0.32F};
  paint.shadow(board, paint.em(0.2F));
  paint.gradient(board, lighter(kTable, 0.12F), kTable, paint.em(0.2F));
  paint.outline(board, kTableEdge, 1.2F, paint.em(0.2F));
}

void draw_table_cell(Paint& paint, const Rect& area, OnTable what) {
  paint.fill(area.inset(1), kPlace, paint.em(0.2F));
  if (what == OnTable::open) return;
  draw_sign(paint, feast::Sign::viking, {area.center().x, area.y - area.h * 0.35F}, area.w,
            current_palette.on_wood_soft);
}

void draw_table_ship(Paint& paint, feast::Ship ship, const Rect& area) {
  paint.fill(area.inset(1), rgb(0x1f5a78), paint.em(0.25F));
  draw_piece(paint, ship, area.center(), area.h * 1.2F);
}

void draw_course(Paint& paint, const feast::Course& course, Point foot, float cell, bool planned) {
  if (course.bare) {
    const Rect area{foot.x, foot.y - cell, cell, cell};
    paint.fill(area.inset(1), rgb(0x5a1a12), paint.em(0.2F));
    paint.outline(area.inset(1.5F), current_palette.danger, 1.5F, paint.em(0.2F));
    paint.number(
        area.center(), -3,
        {Face::bold, std::min(1.0F, cell * 0.55F / paint.em()), current_palette.danger_on_badge},
        Align::center);
    return;
  }
  const Shape& way = way_of(course.item, course.stance);
  const float high = cell * static_cast<float>(way.height);
  const Point corner{foot.x, foot.y - high};
  draw_tile(paint, course.item, way, corner, cell, planned ? 0.75F : 1.0F);
  if (!planned) return;
  paint.dashes({corner.x, corner.y, cell * static_cast<float>(way.width), high},
               fade(current_palette.on_badge, 0.7F), 1.5F, paint.em(0.3F));
}

}  // namespace meadhall::table::feast_table
