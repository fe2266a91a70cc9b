#include "table/games/vikings/answer_marks.h"

#include "table/games/vikings/board_tiles.h"
#include "table/games/vikings/pieces.h"
#include "table/games/vikings/specials.h"
#include "table/kit/icons.h"

namespace meadhall::table::vikings_table {

using vikings::Cell;
using vikings::kRows;
using vikings::Step;
using vikings::Tile;
using vikings::Viking;

// A legal place must be found at a glance: light within, a bright edge on a dark one, corners.
void draw_legal_place(Paint& paint, const Rect& place, bool pointed, bool on_tile) {
  const float cell = place.w;
  const Rect inner = place.inset(cell * 0.05F);
  const float radius = cell * 0.07F;
  // What lies there keeps its colours.
  if (!on_tile) paint.fill(inner, fade(tone.legal, pointed ? 1.3F : 1.0F), radius);
  paint.outline(inner.inset(-1.5F), fade(tone.halo, 0.85F), 3, radius + 1.5F);
  paint.glow(inner, radius, pointed ? 1.0F : 0.75F);
  const float arm = cell * 0.20F;
  const Rect in = inner.inset(1);
  const float wide = std::max(2.5F, cell * 0.045F);
  for (const float x : {in.x, in.right()}) {
    for (const float y : {in.y, in.bottom()}) {
      const float side = x == in.x ? arm : -arm;
      const float down = y == in.y ? arm : -arm;
      paint.line({x, y}, {x + side, y}, tone.highlight, wide);
      paint.line({x, y}, {x, y + down}, tone.highlight, wide);
    }
  }
}

// What would lie or stand on the place pointed at.
void draw_ghost(Scene& scene, Cell cell, Tile lying, const Rect& place) {
  Paint& paint = scene.frame.paint;
  const Rect tile_area = tile_within(place);
  const float figure = place.w * 0.70F;
  const auto viking = static_cast<Viking>(cell.row);
  switch (scene.state.step) {
    case Step::start: draw_tile(paint, Tile::left_end, tile_area, 0.82F); break;
    case Step::place: {
      const Tile tile = scene.state.pending.tile;
      const bool would_stand =
          cell.row < kRows && static_cast<std::size_t>(scene.state.pending.viking) == cell.row;
      draw_tile(paint, tile, tile_area, 0.82F, would_stand);
      if (would_stand) {
        draw_viking(paint, viking, standing_place(tile, place), figure, 0.6F);
      }
      break;
    }
    case Step::ferry:
      draw_viking(paint, viking, standing_place(lying, place), figure, 0.75F);
      break;
    case Step::swap: draw_building_frame(paint, tile_area); break;
    default: break;
  }
}

// What the next scoring would bring more, or less, with the piece on this place.
void draw_gain(Scene& scene, Cell cell, const Rect& place) {
  Paint& paint = scene.frame.paint;
  if (!scene.focus_now.cell) return;
  const WhatIf::Told& told = scene.what_if.of(scene.frame.app, scene.model, cell);
  if (told.gold == 0 && told.points == 0) return;
  const bool both = told.gold != 0 && told.points != 0;
  const float high = std::clamp(place.w * 0.3F, paint.em(1.15F), paint.em(1.5F));
  const Rect pill{place.center().x - high * (both ? 2.4F : 1.25F), place.y + place.w * 0.06F,
                  high * (both ? 4.8F : 2.5F), high};
  paint.fill(pill, tone.badge, high / 2);
  paint.outline(pill.inset(0.5F), tone.gold_edge, 1, high / 2);
  const float size = high * 0.72F / paint.em();
  float x = pill.x + high * 0.35F;
  const auto type = [&](int value) {
    return Type{Face::bold, size, value < 0 ? tone.danger_on_badge : tone.on_badge};
  };
  if (told.gold != 0) {
    x += draw_gold(paint, {x, pill.center().y}, told.gold, type(told.gold), true);
    x += high * 0.25F;
  }
  if (told.points != 0) {
    draw_points(paint, {x, pill.center().y}, told.points, type(told.points), true);
  }
}

Rect carried_area(const Frame& frame) {
  constexpr float kClear = 26;  // CSS pixels that a fingertip covers
  const float size = std::max(frame.em(3.4F), 54.0F);
  const Point tip = frame.targets.mouse();
  return {std::clamp(tip.x - size / 2, 5.0F, frame.view.width - size - 5),
          std::max(5.0F, tip.y - kClear - size), size, size};
}

void draw_carried(Scene& scene) {
  if (!scene.frame.targets.carries()) return;
  Paint& paint = scene.frame.paint;
  const Rect area = carried_area(scene.frame);
  const Point tip = scene.frame.targets.mouse();
  const auto cell = scene.focus_now.cell;
  const Colour edge = cell ? tone.highlight : tone.on_sea;
  paint.shadow(area, 4, 1.4F);
  const Rect frame = area.inset(-3);
  paint.list().AddTriangleFilled({tip.x + 8, frame.bottom() - 1}, {tip.x, tip.y - 6},
                                 {tip.x - 8, frame.bottom() - 1}, edge);
  paint.fill(frame, tone.water_tile, 4);
  if (scene.state.step == Step::swap) {
    draw_special(paint, scene.state.swapping, area);
  } else {
    draw_ghost(scene, cell.value_or(Cell{vikings::kShipRow, 0}), Tile::none, area);
  }
  paint.outline(frame, edge, 3, 4);
  if (cell) draw_gain(scene, *cell, area);
}

}  // namespace meadhall::table::vikings_table
